// If a round's row is edited by hand, it's repaired from its data, the neighboring rows and the game.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { Cell } from '../../../src/games/frame/fields';
import { allRows } from '../../../src/rounds/record/whole-ledger';
import { firstBrokenRow, publishedLedger } from '../../../src/rounds/record/ledger';
import { played, playStage, sessionOf } from '../../support/paper-game';
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

const [WHO, WHAT, DATA] = [2, 3, 6];

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
