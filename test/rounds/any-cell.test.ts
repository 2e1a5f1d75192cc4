// Whatever a person types into any cell, the game continues, and every form row gets a fate.
import fc from 'fast-check';
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import type { Cell } from '../../src/games/frame/fields';
import { answerText } from '../../src/games/frame/fields';
import type { Reply } from '../../src/rounds/reply/reply';
import { runs } from '../games/random-play';
import { anyCell, CELL_VALUES } from '../support/cell-values';
import { drafted, gameIn, playStage, sessionOf, stageIn, submitted } from '../support/paper-game';
import type { Paper } from '../support/paper-ports';

/** An edit of a cell. The cell's tab, row and column are shares, so they fit tabs of any size. */
interface Edit {
  readonly tab: number;
  readonly row: number;
  readonly column: number;
  readonly value: Cell;
}

const edits = fc.array(
  fc.record<Edit>({ tab: fc.nat(9), row: fc.nat(999), column: fc.nat(999), value: anyCell }),
  { minLength: 1, maxLength: 12 },
);

/** All tabs except Ledger and Files, which detect changes and have their own tests. */
function tabsOf({ grids, forms }: Paper): readonly Cell[][][] {
  const own = (['roster', 'settings', 'outbox'] as const).map((tab) => grids.get(tab) ?? []);
  return [...own, ...[...forms.values()].map(({ rows }) => rows)];
}

function type(tab: Cell[][], row: number, column: number, value: Cell): void {
  const cells = tab[row];
  if (cells === undefined) return;
  while (cells.length <= column) cells.push('');
  cells[column] = value;
}

function widthOf(tab: readonly (readonly Cell[])[]): number {
  return tab.reduce((widest, row) => Math.max(widest, row.length), 0);
}

/** Accepts refusals, but not bugs. */
function answered(answer: Reply<unknown>): void {
  if (!answer.ok) expect(answer.error.text).toMatch(/\.$/);
}

function filledRows({ forms }: Paper): number {
  return [...forms.values()]
    .flatMap(({ rows }) => rows)
    .filter((row) => row.some((cell) => answerText(cell) !== '')).length;
}

/** Everything a host does in a round. `before`: how many rows belong to earlier rounds. */
function playOn(book: Paper, before: number): void {
  const { desk } = book;
  const { name, submissions, notices } = stageIn(desk);
  const sentBefore = sessionOf(book).record.sent.length;
  const counted = notices.reduce((sum, text) => sum + Number(/(\d+) more row/.exec(text)?.[1] ?? 0), 0);
  expect(submissions.length + counted).toBeGreaterThanOrEqual(filledRows(book) - before);
  for (const { fate, reasons } of submissions) {
    if (fate === 'refused') expect(reasons).not.toEqual([]);
  }
  unwrapReply(desk.previewRound());
  unwrapReply(desk.resolveRound({ stage: name, token: '' }));
  // A live game also reads answers from its form if their rows were overwritten.
  const fromForms = sessionOf(book).record.sent.length - sentBefore;
  expect(unwrapReply(desk.getPast({ stage: name })).submissions).toHaveLength(submissions.length + fromForms);
  expect(gameIn(desk).past.map((past) => past.name)).toContain(name);
  answered(desk.deliverSome());
  answered(desk.prepareNext());
  answered(desk.exportFile({ what: 'game' }));
  gameIn(desk);
}

const GAME_IDS = GAMES.map(({ info }) => info.id);
const CONTACTS = {
  contacts: [['a@example.com', 'https://discord.com/api/webhooks/1/a', 'Europe/Berlin']] as const,
};

test.each(GAME_IDS)('%s: no value of a Timestamp stops the game', (game) => {
  const book = submitted({ game });
  for (const { rows } of book.forms.values()) {
    const [row = []] = rows;
    rows.push(...CELL_VALUES.map((value) => [value, ...row.slice(1)]));
  }
  playOn(book, 0);
});

test.each(GAME_IDS)('%s: no cell of any tab stops a round', (game) => {
  fc.assert(
    fc.property(edits, fc.boolean(), (list, first) => {
      const book = submitted({ game, ...CONTACTS });
      const before = first ? 0 : filledRows(book);
      if (!first) {
        playStage(book);
        book.pass(3_600_000);
        unwrapReply(book.desk.submitForPractice({ players: [] }));
      }
      const tabs = tabsOf(book);
      for (const { tab, row, column, value } of list) {
        const grid = tabs[tab % tabs.length] ?? [];
        type(grid, row % Math.max(1, grid.length), column % (widthOf(grid) + 1), value);
      }
      playOn(book, before);
    }),
    runs(2),
  );
});

test.each(GAME_IDS)('%s: no cell of a draft stops setting up', (game) => {
  fc.assert(
    fc.property(edits, (list) => {
      const book = drafted({ game });
      for (const { tab, row, column, value } of list) {
        const grid = book.grids.get(tab % 2 === 0 ? 'roster' : 'settings') ?? [];
        type(grid, row % Math.max(1, grid.length), column % (widthOf(grid) + 1), value);
      }
      unwrapReply(book.desk.getDesk());
      answered(book.desk.create());
      unwrapReply(book.desk.getDesk());
      answered(book.desk.prepareNext());
      answered(book.desk.previewRound());
      unwrapReply(book.desk.getDesk());
    }),
    runs(4),
  );
});
