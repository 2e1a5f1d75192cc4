// Books whose tabs somebody has changed, or of which the add-on remembers other tabs than are there: each delivery
// leaves them as it leaves a book that nobody has touched.
import { toJson } from 'apps-script-stand-in/json';
import { given } from '../../src/commands/desk-calls';
import { copyOf, type TestHost } from '../support/host';
import { resolveFirst } from '../support/host-actions';
import { bookTabs } from '../support/host-books';
import { deliverAll, gameView, SMALL, submittedGame } from '../support/host-game';
import { sheetIdOf } from '../../packages/apps-script-stand-in/test/host-tabs';

function bookOf({ desk }: TestHost, player: string): string {
  const url = gameView(desk).players.find(({ name }) => name === player)?.book ?? '';
  return /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';
}

/** A round is resolved, and Aa's book shows how the game stood before. */
function waiting(): TestHost {
  const test = submittedGame(SMALL);
  deliverAll(test.desk);
  resolveFirst(test.desk);
  return test;
}

/** The books of all players after the delivery, in order, without the address of Aa's. */
function delivered(test: TestHost): unknown {
  const play = deliverAll(test.desk);
  expect(play.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  return play.players.map(({ name }): unknown => {
    const id = bookOf(test, name);
    // A book has links to its own tabs.
    return JSON.parse(JSON.stringify(bookTabs(test.host, id)).replaceAll(id, '<book>'));
  });
}

const request = (test: TestHost, body: object): void =>
  void test.host.sheets().batchUpdate({ requests: [toJson(body)] }, bookOf(test, 'Aa'));

const tabOf = (test: TestHost, title: string): number => sheetIdOf(test.host, bookOf(test, 'Aa'), title);

function changeFile(test: TestHost, trashed: boolean): void {
  const id = bookOf(test, 'Aa');
  test.host.cloud.changeFiles((files) => {
    const file = files[id];
    if (file !== undefined) file.trashed = trashed;
  });
}

/** Changes a property of the document as it is stored. */
function changeProperty({ store }: TestHost, name: string, value: string): void {
  const tables = store.read('properties') as Record<string, Record<string, string>>;
  store.write(
    'properties',
    Object.fromEntries(
      Object.entries(tables).map(([table, properties]) => [
        table,
        name in properties ? { ...properties, [name]: value } : properties,
      ]),
    ),
  );
}

describe('a delivery into a book', () => {
  test.each<readonly [what: string, change: (test: TestHost) => void]>([
    ['whose Now tab was deleted', (test) => request(test, { deleteSheet: { sheetId: tabOf(test, 'Now') } })],
    ['to which a tab was added', (test) => request(test, { addSheet: { properties: { title: 'Notes' } } })],
    [
      'that was thrown away and restored',
      (test) => [true, false].forEach((trashed) => changeFile(test, trashed)),
    ],
    ['of which nothing is remembered', (test) => changeProperty(test, 'book-tabs', '')],
    [
      'of which nonsense is remembered',
      (test) => changeProperty(test, 'book-tabs', '{"lists":[[1]],"books":[["a"]]}'),
    ],
    [
      'of which no tab is remembered',
      (test) =>
        changeProperty(test, 'book-tabs', JSON.stringify({ lists: [[]], books: [[bookOf(test, 'Aa'), 0]] })),
    ],
    [
      'of which a tab is remembered that is not there',
      (test) =>
        changeProperty(
          test,
          'book-tabs',
          JSON.stringify({ lists: [[[5, 6]]], books: [[bookOf(test, 'Aa'), 0]] }),
        ),
    ],
  ])('%s leaves what it leaves undisturbed', (_, change) => {
    const test = waiting();
    const undisturbed = delivered(copyOf(test));
    change(test);
    expect(delivered(test)).toEqual(undisturbed);
    // The memory of the tabs is right by now.
    given(test.desk.settleDelivery({ id: 'player-book:Aa', as: 'waiting' }));
    test.host.faults.resetCounts();
    expect(delivered(test)).toEqual(undisturbed);
    expect(test.host.faults.counts()).toMatchObject({
      'Drive.Files.get': 1,
      'Sheets.Spreadsheets.batchUpdate': 2,
    });
    expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(0);
  });

  test('one of whose tabs was renamed draws that tab under its new name', () => {
    const test = waiting();
    const undisturbed = delivered(copyOf(test));
    request(test, {
      updateSheetProperties: { properties: { sheetId: tabOf(test, 'Now'), title: 'Jetzt' }, fields: 'title' },
    });
    const [aa, ...others] = delivered(test) as readonly Record<string, unknown>[];
    const { Jetzt, ...rest } = aa ?? {};
    expect([{ Now: Jetzt, ...rest }, ...others]).toEqual(undisturbed);
  });

  test('that was deleted for good makes another, and remembers that one', () => {
    const test = waiting();
    const undisturbed = delivered(copyOf(test));
    const old = bookOf(test, 'Aa');
    changeFile(test, true);
    expect(delivered(test)).toEqual(undisturbed);
    expect(bookOf(test, 'Aa')).not.toBe(old);
    given(test.desk.settleDelivery({ id: 'player-book:Aa', as: 'waiting' }));
    test.host.faults.resetCounts();
    expect(delivered(test)).toEqual(undisturbed);
    expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(0);
  });
});
