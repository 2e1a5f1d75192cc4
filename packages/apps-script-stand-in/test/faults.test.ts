// The chokepoint: counting, failing, killing, delaying and denying service calls.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { HandClock } from '../src/clock';
import { EXECUTION_LIMIT_MS } from '../src/faults';
import { cellsOf } from './host-tabs';
import { hostOf, removeFolders, scratch } from './helpers';

afterAll(removeFolders);

const stepwise = `
  function steps() {
    const properties = PropertiesService.getScriptProperties();
    try {
      properties.setProperty('one', '1');
      properties.setProperty('two', '2');
      properties.setProperty('three', '3');
    } catch (error) {
      properties.setProperty('caught', String(error.message));
    } finally {
      try { properties.setProperty('finally', '1'); } catch (error) { /* the execution is over */ }
    }
    return 'done';
  }
  function read() { return PropertiesService.getScriptProperties().getProperties(); }
  function locked() {
    if (!LockService.getDocumentLock().tryLock(1000)) throw new Error('The lock is taken.');
    SpreadsheetApp.getActiveSpreadsheet().getId();
  }
  function busy() { for (let i = 0; i < 100; i += 1) Utilities.sleep(10000); }`;

test('calls are counted by name and traced in order', () => {
  const host = hostOf(stepwise);
  host.call('steps');
  expect(host.faults.counts()).toEqual({
    'Properties.setProperty': 4,
    'PropertiesService.getScriptProperties': 1,
  });
  expect(host.faults.count('Properties.*')).toBe(4);
  expect(host.faults.count()).toBe(5);
  expect(host.faults.trace().map((entry) => [entry.name, entry.outcome])[1]).toEqual([
    'Properties.setProperty',
    'done',
  ]);
  host.faults.resetCounts();
  expect(host.faults.count()).toBe(0);
});

test('a failure at the nth call is an error that the script may catch', () => {
  const host = hostOf(stepwise);
  host.faults.fail('Properties.setProperty', 'Service unavailable', { nth: 2 });
  expect(host.call('steps')).toBe('done');
  expect(host.call('read')).toEqual({ one: '1', caught: 'Service unavailable', finally: '1' });
});

test('a failure after the call leaves what the call did', () => {
  const host = hostOf(stepwise);
  host.faults.fail('Properties.setProperty', 'Timed out', { nth: 2, when: 'after' });
  host.call('steps');
  expect(host.call('read')).toEqual({ one: '1', two: '2', caught: 'Timed out', finally: '1' });
});

test.each([
  ['before', { one: '1' }],
  ['after', { one: '1', two: '2' }],
] as const)('killed %s the second write, the script does nothing more', (when, left) => {
  const host = hostOf(stepwise);
  host.faults.kill('Properties.setProperty', { nth: 2, when });
  expect(() => host.call('steps')).toThrow('The execution was killed at Properties.setProperty.');
  host.faults.clear();
  expect(host.call('read')).toEqual(left);
});

test('a kill at every call in turn ends every execution', () => {
  const host = hostOf(stepwise);
  host.call('steps');
  const calls = host.faults.count();
  for (let nth = 1; nth <= calls; nth += 1) {
    host.faults.clear();
    host.faults.kill('*', { nth });
    expect(() => host.call('steps')).toThrow('killed');
  }
});

test('a killed execution gives its locks back', () => {
  const host = hostOf(stepwise);
  host.faults.kill('Spreadsheet.getId');
  expect(() => host.call('locked')).toThrow('killed');
  expect(() => host.call('locked')).not.toThrow();
});

test('the six minutes end an execution, by sleep, by slow calls and by a delay', () => {
  const host = hostOf(stepwise);
  expect(() => host.call('busy')).toThrow('Exceeded maximum execution time');
  host.faults.costMs = 100_000;
  expect(() => host.call('steps')).toThrow('Exceeded maximum execution time');
  host.faults.costMs = 0;
  host.faults.plant({ on: 'Properties.setProperty', action: { do: 'delay', ms: 200_000 } });
  expect(() => host.call('steps')).toThrow('Exceeded maximum execution time');
});

test('a denied service refuses every call', () => {
  const host = scratch();
  host.faults.deny('FormApp.*', 'You do not have permission to call FormApp.');
  expect(() => host.call('run', ['FormApp.create("x")'])).toThrow(
    'You do not have permission to call FormApp.',
  );
  expect(() => host.call('run', ['SpreadsheetApp.getActiveSpreadsheet().getId()'])).not.toThrow();
});

test('something else may happen right before a call', () => {
  const host = scratch();
  const other = (): void => {
    host.cloud.changeBookAsGoogle(host.bookId ?? '', (book) => {
      book.timeZone = 'Asia/Tokyo';
    });
  };
  const zone = 'return SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone()';
  host.faults.plant({ on: 'Spreadsheet.getSpreadsheetTimeZone', nth: 1, action: { do: 'run', run: other } });
  expect(host.call('run', [zone])).toBe('Asia/Tokyo');
});

test('loading the script takes its time of every execution, by its size or as the conditions say', () => {
  const script = 'function now() { return Date.now(); }';
  const taken = (text: string, loadMs: number | null = null): number => {
    const clock = new HandClock(0);
    const host = hostOf(text, { clock });
    host.conditions.loadMs = loadMs;
    return Number(host.call('now'));
  };
  expect(taken(script)).toBe(0);
  expect(taken(`${script}//${'x'.repeat(856_000)}`)).toBe(214);
  expect(taken(script, 3000)).toBe(3000);
  const slow = hostOf(script);
  slow.conditions.loadMs = EXECUTION_LIMIT_MS + 1;
  expect(() => slow.call('now')).toThrow('Exceeded maximum execution time');
});

test('a batch killed after it was applied is there after a restart, whole', () => {
  const host = scratch();
  const code =
    'Sheets.Spreadsheets.batchUpdate({requests: [{addSheet: {properties: {title: "New"}}}]}, SpreadsheetApp.getActiveSpreadsheet().getId())';
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'before' });
  expect(() => host.call('run', [code])).toThrow('killed');
  expect(host.cloud.books.get(host.bookId ?? '')?.tabs.length).toBe(1);
  host.faults.clear();
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'after' });
  expect(() => host.call('run', [code])).toThrow('killed');
  const again = scratch({ folder: host.store.place });
  expect(again.bookId).toBe(host.bookId);
  expect(again.cloud.books.get(again.bookId ?? '')?.tabs.map((tab) => tab.title)).toEqual(['Sheet1', 'New']);
});

test('everything is still there after a restart', () => {
  const clock = new HandClock('2026-03-01T12:00:00Z');
  const host = scratch({ clock });
  host.call('run', [
    `PropertiesService.getDocumentProperties().setProperty('k', 'v');
     const form = FormApp.create('F', true);
     form.addTextItem().setTitle('Q');
     form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
     ScriptApp.newTrigger('tick').timeBased().everyHours(1).create();
     Drive.Permissions.create({type: 'anyone', role: 'reader'}, SpreadsheetApp.getActiveSpreadsheet().getId());`,
  ]);
  const form = host.forms.list()[0];
  host.forms.submit(form?.id ?? '', { [String(form?.items[0]?.id)]: 'answer' });
  const again = scratch({ folder: host.store.place, clock });
  expect(again.forms.list()).toEqual(host.forms.list());
  expect(again.triggers()).toEqual(host.triggers());
  expect(
    again.call('run', [
      `return [PropertiesService.getDocumentProperties().getProperty('k'),
         Drive.Files.get(SpreadsheetApp.getActiveSpreadsheet().getId(), {fields: 'permissions(type)'}).permissions.map((one) => one.type)];`,
    ]),
  ).toEqual(['v', ['user', 'anyone']]);
  expect(cellsOf(again, again.bookId ?? '', 'Form Responses 1')[1]?.[1]).toBe('answer');
});

test('a document is never half-written: what is left of a crash is only a file beside it', () => {
  const host = scratch();
  const file = path.join(host.store.place, 'books', `${host.bookId ?? ''}.json`);
  fs.writeFileSync(`${file}.999999.x.new`, '{"half');
  const again = scratch({ folder: host.store.place });
  expect(again.books().map((book) => book.id)).toEqual([host.bookId]);
  fs.writeFileSync(file, '{"half');
  expect(() => again.cloud.books.get(host.bookId ?? '')).toThrow('cannot be read');
});
