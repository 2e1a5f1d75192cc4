// Checks the end of the ledger. Deleting rows there leaves no gap, so the Files tab notes the last row's number and hash.
// If someone typed below the last row, the program stops too, although nothing is lost.
import type { Cell } from '../../games/frame/fields';
import { plural } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import type { LedgerEnd } from './files-tab';
import type { LedgerRow } from './ledger';
import { RESTORE_WARNING } from './version-history';

/** Undefined if no row is missing. `noted` is the last row that the Files tab knows. The ledger may have later rows. */
export function missingLastRowsProblem(
  ledger: readonly LedgerRow[],
  noted: LedgerEnd | undefined,
): CallProblem | undefined {
  const [first] = ledger;
  const last = ledger[ledger.length - 1]?.number ?? 0;
  // The tab was created with a first row, so if it's empty, rows are missing.
  if (first === undefined) return lostRowsProblem('the Ledger tab has lost its rows or its heading');
  // Rows from before a match was archived are in that match's tab.
  if (noted === undefined || noted.number < first.number) return undefined;
  const missing = noted.number - last;
  if (missing > 0) {
    const rows = missing === 1 ? 'row' : `${missing} rows`;
    const is = missing === 1 ? 'is' : 'are';
    return lostRowsProblem(
      `the last ${rows} of the Ledger tab ${is} missing (it ends at No. ${last}, but No. ${noted.number} was written)`,
    );
  }
  return ledger[noted.number - first.number]?.hash === noted.hash
    ? undefined
    : lostRowsProblem(`row No. ${noted.number} of the Ledger tab isn’t the one that Round Keeper wrote`);
}

function lostRowsProblem(what: string): CallProblem {
  return {
    code: 'ledger-not-whole',
    text: `Reading the game: ${what}. Restore the tab with File › Version history, then try again. ${RESTORE_WARNING} Nothing was changed.`,
  };
}

/** The problem if someone typed below the last row; undefined if the rows have another problem. */
export function strayCellsProblem(
  rows: readonly (readonly Cell[])[],
  from: number,
  isEntry: (cells: readonly Cell[]) => boolean,
): CallProblem | undefined {
  const below = rows.slice(from);
  if (below.some(isEntry)) return undefined;
  const names = below.flatMap((cells, index) =>
    cells.flatMap((cell, column) => (cell === '' ? [] : [`${columnLetters(column)}${from + index + 2}`])),
  );
  const [first] = names;
  if (first === undefined) return undefined;
  const others = names.length === 1 ? '' : ` and ${plural(names.length - 1, 'other')}`;
  const them = names.length === 1 ? 'it' : 'them';
  return {
    code: 'ledger-changed',
    text: `Reading the game: there’s something in cell ${first}${others} below the last row of the Ledger tab, where only Round Keeper writes. Clear ${them}, then try again. Nothing else was touched.`,
  };
}

/** Column letters: `A` for 0, `AB` for 27. */
function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (column % 26));
}
