// The end of the ledger. Rows that are deleted there leave no gap, so the Files tab keeps the number and hash of the
// last row. Anything typed below the last row by hand stops the reading, though nothing is lost.
import type { Cell } from '../../games/frame/fields';
import { count } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import type { LastRow } from './files-tab';
import type { LedgerRow } from './ledger';
import { WITH_ALL_TABS } from './version-history';

/**
 * Refuses rows that are not all that were written; undefined where they are. `noted` is the last row that the Files tab
 * knows of; a note from before the last rows were written is no loss.
 */
export function notWhole(ledger: readonly LedgerRow[], noted: LastRow | undefined): CallProblem | undefined {
  const [first] = ledger;
  const last = ledger[ledger.length - 1]?.number ?? 0;
  // The tab is made with its first row, so a tab without rows has lost them.
  if (first === undefined) return lost('the Ledger tab has lost its rows or its heading');
  // A row from before a match was put away stands in that match's tab.
  if (noted === undefined || noted.number < first.number) return undefined;
  const missing = noted.number - last;
  if (missing > 0) {
    const rows = missing === 1 ? 'row' : `${missing} rows`;
    const is = missing === 1 ? 'is' : 'are';
    return lost(
      `the last ${rows} of the Ledger tab ${is} missing: it ends with No. ${last}, and No. ${noted.number} was written after it`,
    );
  }
  return ledger[noted.number - first.number]?.hash === noted.hash
    ? undefined
    : lost(`No. ${noted.number} of the Ledger tab is not the row that was written there`);
}

function lost(what: string): CallProblem {
  return {
    code: 'ledger-not-whole',
    text: `Reading the game: ${what}. Bring the tab back with File › Version history, then try again. ${WITH_ALL_TABS} Nothing was written, and no game is made over this one.`,
  };
}

/** Refuses cells that were typed below the last row, where nothing else is wrong; undefined otherwise. */
export function strayCells(
  rows: readonly (readonly Cell[])[],
  from: number,
  isEntry: (cells: readonly Cell[]) => boolean,
): CallProblem | undefined {
  const below = rows.slice(from);
  if (below.some(isEntry)) return undefined;
  const names = below.flatMap((cells, index) =>
    cells.flatMap((cell, column) => (cell === '' ? [] : [`${letters(column)}${from + index + 2}`])),
  );
  const [first] = names;
  if (first === undefined) return undefined;
  const others = names.length === 1 ? '' : ` and ${count(names.length - 1, 'other')}`;
  const them = names.length === 1 ? 'it' : 'them';
  return {
    code: 'ledger-changed',
    text: `Reading the game: something stands in cell ${first} of the Ledger tab${others} below its last row, where nobody but Round Keeper writes. Empty ${them}, then try again. Nothing else was touched.`,
  };
}

/** Gives the letters of a column: `A` for 0, `AB` for 27. */
function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : letters(rest - 1)) + String.fromCharCode(65 + (column % 26));
}
