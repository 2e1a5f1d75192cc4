// Values stored in properties between calls: invalid ones are ignored, and long ones are shortened.
import fc from 'fast-check';
import { mapField, listOf, object } from '../../src/games/frame/fields';
import { anyNumber, anyText, stringifyJson } from '../../src/games/frame/fields/data-fields';
import { readProperties, readPropertiesOnce, saveProperties } from '../../src/google/document-properties';
import {
  shortenToFit,
  joinProperties,
  storedValue,
  splitIntoProperties,
} from '../../src/google/stored-value';
import { bookTabsStore } from '../../src/google/stores';

/** A document's properties. Values over 9 kB are refused. */
const stored = new Map<string, string>();
const LONGEST = 9 * 1024;

function put(name: string, value: string): void {
  if (value.length > LONGEST) throw new Error('Argument too large: value');
  stored.set(name, value);
}

const document = {
  getProperties: () => Object.fromEntries(stored),
  getProperty: (name: string) => stored.get(name) ?? null,
  setProperty: put,
  setProperties: (values: Readonly<Record<string, string>>) =>
    Object.entries(values).forEach(([name, value]) => put(name, value)),
  deleteProperty: (name: string) => stored.delete(name),
};

beforeAll(() => Object.assign(globalThis, { PropertiesService: { getDocumentProperties: () => document } }));
beforeEach(() => {
  stored.clear();
  readProperties();
});

const withoutFirst = (list: readonly string[]): readonly string[] | undefined =>
  list.length === 0 ? undefined : list.slice(1);

test('the properties are read once in a call', () => {
  const reads = jest.spyOn(document, 'getProperties');
  readPropertiesOnce();
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
});

describe('a kept value', () => {
  const field = object({ name: anyText, by: mapField(anyNumber) });
  const value = { name: 'Zoë', by: new Map([['constructor', 1.5]]) };

  test('is there in this call at once, and in the next after it was saved', () => {
    const thing = storedValue('thing', field);
    thing.set(value);
    expect([thing.get(), thing.now()]).toEqual([value, undefined]);
    saveProperties();
    readProperties();
    expect([thing.get(), thing.now()]).toEqual([value, value]);
    thing.forget();
    expect([thing.get(), thing.now()]).toEqual([undefined, undefined]);
  });

  test('that is written now stands over one that was to be written', () => {
    const thing = storedValue('thing', field);
    thing.set({ ...value, name: 'before' });
    expect(thing.setNow(value)).toBe(true);
    saveProperties();
    expect([thing.get(), thing.now()]).toEqual([value, value]);
  });

  test('that does not fit is forgotten, and any other is read as it was kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        stored.set('thing', text);
        const read = storedValue('thing', field).now();
        expect(read === undefined || JSON.stringify(JSON.parse(text)) === stringifyJson(read)).toBe(true);
      }),
    );
    for (const text of ['', 'null', '{"name":"a"}', '{"name":"a","by":{"b":"c"}}']) {
      stored.set('thing', text);
      expect(storedValue('thing', field).now()).toBeUndefined();
    }
  });

  test('that is too long loses what it can do without, until Google takes it', () => {
    const list = Array.from({ length: 30 }, (_, at) => `${at}${'é'.repeat(200)}`);
    const thing = storedValue('thing', listOf(anyText), { shorten: withoutFirst });
    thing.set(list);
    saveProperties();
    const left = thing.now() ?? [];
    expect(left.length).toBeGreaterThan(10);
    expect(left).toEqual(list.slice(-left.length));
    expect(shortenToFit<readonly string[]>(['x'.repeat(LONGEST)], withoutFirst)).toBe('[]');
  });

  test('that is too long, and can lose nothing, is lost', () => {
    const thing = storedValue('thing', anyText);
    thing.setNow('short');
    expect(thing.setNow('x'.repeat(LONGEST))).toBe(false);
    expect(thing.now()).toBe('short');
    thing.set('x'.repeat(LONGEST));
    saveProperties();
    expect(thing.now()).toBeUndefined();
  });
});

test('of more books than fit, those drawn last are kept', () => {
  const books = Array.from({ length: 300 }, (_, at) => `${at}${'x'.repeat(40)}`);
  for (const book of books) bookTabsStore.set(book, [{ sheetId: 0, charts: [7] }]);
  const kept = bookTabsStore.books();
  expect([kept.length > 100, kept]).toEqual([true, books.slice(-kept.length)]);
});

test('a long value is kept in pieces, written once, and read to the end of the last one', () => {
  const long = Array.from({ length: 4000 }, (_, at) => `Word ${at}`);
  const first = splitIntoProperties('thing', long);
  expect(Object.keys(first.properties).length).toBeGreaterThan(2);
  expect(joinProperties('thing', first.properties)).toEqual(long);
  first.written();
  expect(splitIntoProperties('thing', long).properties).toEqual({});
  const second = splitIntoProperties('thing', 'short');
  expect(joinProperties('thing', { ...first.properties, ...second.properties })).toBe('short');
});
