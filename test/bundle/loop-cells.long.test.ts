// Whatever any cell of any tab of the host book holds, the ledger's excepted: the desk, Preview and Resolve go on.
import fc from 'fast-check';
import { given } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import type { Cell } from '../../src/games/frame/fields';
import { quietEvenings } from '../support/evening';
import { anyCell } from '../support/cell-values';
import { editByHand, sheetId } from '../support/hand-edits';
import { copyOf, type TestHost } from '../support/host';
import { hostTab, tabTitles } from '../support/host-books';
import { deliverAll, openStage, prepare, resolveStage, submittedGame } from '../support/host-game';

quietEvenings('own faults');

interface Edit {
  readonly tab: number;
  readonly row: number;
  readonly column: number;
  readonly value: Cell;
}

const edits = fc.array(
  fc.record<Edit>({ tab: fc.nat(99), row: fc.nat(999), column: fc.nat(999), value: anyCell }),
  { minLength: 4, maxLength: 20 },
);

function entered(value: Cell): object {
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return value === '' ? {} : { stringValue: value };
}

/** Changes a cell of any tab but the two that tell when their data was changed, headings included. */
function change(test: TestHost, { tab, row, column, value }: Edit): void {
  const titles = tabTitles(test).filter((title) => title !== 'Ledger' && title !== 'Files');
  const title = titles[tab % titles.length] ?? '';
  const rows = hostTab(test, title);
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 1);
  put(test, title, row % Math.max(1, rows.length), column % width, value);
}

function put(test: TestHost, title: string, rowIndex: number, columnIndex: number, value: Cell): void {
  editByHand(test, {
    updateCells: {
      range: {
        sheetId: sheetId(test, title),
        startRowIndex: rowIndex,
        endRowIndex: rowIndex + 1,
        startColumnIndex: columnIndex,
        endColumnIndex: columnIndex + 1,
      },
      rows: [{ values: [{ userEnteredValue: entered(value) }] }],
      fields: 'userEnteredValue',
    },
  });
}

test.each(GAMES.map(({ info }) => info.id))('%s: no cell of any tab stops a round', (game) => {
  const start = submittedGame({ game });
  resolveStage(start.desk);
  deliverAll(start.desk);
  prepare(start.desk);
  given(start.desk.submitForPractice({ players: [] }));
  fc.assert(
    fc.property(edits, anyCell, (list, stamp) => {
      const test = copyOf(start);
      const { desk } = test;
      for (const title of tabTitles(test).filter((tab) => tab.startsWith('Form Responses'))) {
        put(test, title, hostTab(test, title).length - 1, 0, stamp);
      }
      for (const edit of list) change(test, edit);
      const { name } = openStage(desk);
      given(desk.previewRound());
      expect(given(desk.resolveRound({ stage: name, token: '' })).outcome).toBe('resolved');
      expect(given(desk.getPast({ stage: name })).submissions.length).toBeGreaterThan(0);
      given(desk.deliverSome());
      prepare(desk);
    }),
    { numRuns: 15, examples: [[[], 1_771_234_567_890]] },
  );
});
