// If a round's row is edited by hand, it's repaired from its data, the neighboring rows and the game.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { Cell } from '../../../src/games/frame/fields';
import { allRows } from '../../../src/rounds/record/whole-ledger';
import { firstBrokenRow, publishedLedger } from '../../../src/rounds/record/ledger';
import { gameIn, played, playStage, sessionOf } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const LEDGER_CHANGED = { ok: false, error: { code: 'ledger-changed' } };
const MENDABLE = { ok: false, error: { code: 'ledger-changed', mendable: true } };

const threeRounds = (): Paper => played(3);

/** The rows of the Ledger tab, starting with the set-up. */
function rowsOf({ grids }: Paper): readonly (readonly Cell[])[] {
  return (grids.get('ledger') ?? []).map((cells) => [...cells]);
}

function type(book: Paper, row: number, changes: Readonly<Record<number, Cell>>): void {
  book.grids.set(
    'ledger',
    rowsOf(book).map((cells, index) => (index === row ? Object.assign([...cells], changes) : [...cells])),
  );
}

const NUMBER = 0;
const WHEN = 1;
const WHO = 2;
const WHAT = 3;
const KIND = 4;
const HASH = 5;
const DATA = 6;

const TYPED: Readonly<Record<string, Readonly<Record<number, Cell>>>> = {
  'its number': { [NUMBER]: 9 },
  'its time': { [WHEN]: '2026-03-01 13:00:00' },
  'an emptied time': { [WHEN]: '' },
  'its person': { [WHO]: 'me' },
  'its words': { [WHAT]: 'something nicer' },
  'its kind': { [KIND]: 'settings' },
  'a kind that is none': { [KIND]: 'x' },
  'its hash': { [HASH]: 'x' },
  'half of its hash': { [HASH]: '4qWvQILINqFa' },
  'a hash of another row': { [HASH]: '4qWvQILINqFa16f9jPov5x' },
  'a cell beside its data': { [DATA + 1]: 'x]' },
  'all cells before its data': { [NUMBER]: '', [WHEN]: '', [WHO]: '', [WHAT]: '', [KIND]: '', [HASH]: '' },
};

describe.each([
  ['a round in the middle', 2],
  ['the last round', 3],
] as const)('%s', (_, row) => {
  test.each(Object.entries(TYPED))('with %s changed is repaired', (__, changes) => {
    const book = threeRounds();
    const before = rowsOf(book);
    type(book, row, changes);
    expect(book.desk.getDesk()).toMatchObject(MENDABLE);
    unwrapReply(book.desk.mendLedger());
    expect(rowsOf(book)).toEqual(before);
    expect(gameIn(book.desk).stage?.name).toBe('round-4');
  });

  test.each([
    ['its data', {}],
    ['its data and its hash', { [HASH]: 'x' }],
    ['its data and its words', { [WHAT]: 'x' }],
  ] as const)('with %s changed is not repaired, and nothing is written', (__, changes) => {
    const book = threeRounds();
    const data = String(rowsOf(book)[row]?.[DATA]);
    type(book, row, { ...changes, [DATA]: data.replace('"card":', '"card":1') });
    const before = rowsOf(book);
    for (const reply of [book.desk.getDesk(), book.desk.mendLedger()]) {
      expect(reply).toMatchObject(LEDGER_CHANGED);
      expect(reply).not.toMatchObject(MENDABLE);
    }
    expect(rowsOf(book)).toEqual(before);
  });
});

test('a round shows who acted for the first time, but the published record does not', () => {
  const book = threeRounds();
  book.account.name = 'second@example.com';
  book.pass(3_600_000);
  playStage(book);
  const before = rowsOf(book);
  const withPersons = before.flatMap((cells, row) =>
    String(cells[DATA]).includes('@example.com') ? [row] : [],
  );
  expect(withPersons).toEqual([4]);
  type(book, 4, { [WHO]: 'x', [WHAT]: 'x' });
  unwrapReply(book.desk.mendLedger());
  expect(rowsOf(book)).toEqual(before);
  const published = publishedLedger(allRows(sessionOf(book)));
  expect(JSON.stringify(published.rows)).not.toContain('@');
  expect(firstBrokenRow(published.continues, published.rows)).toBeUndefined();
});

test('a round in place of the set-up is not repaired', () => {
  const book = threeRounds();
  type(book, 0, Object.assign({}, rowsOf(book)[2]));
  expect(book.desk.getDesk()).toMatchObject(LEDGER_CHANGED);
  expect(book.desk.getDesk()).not.toMatchObject(MENDABLE);
});
