// Cells of the tabs in which a host computes, as the Sheets API takes them, and the edges of such a tab that stay in sight.
import type { Entered, MatchTabName } from '../rounds/ports/match-tabs';
import { enteredValue } from './cells';
import type { CellData } from './client';

/** The parts of a cell that are written; how it looks otherwise is the host's choice. */
export const CELL_FIELDS = 'userEnteredValue,userEnteredFormat.textFormat.bold';

/** Gives a cell as it is entered: a formula as one, and a text as a text whatever it begins with. */
export function computingCell(cell: Entered, bold: boolean): CellData {
  return {
    userEnteredValue: typeof cell === 'object' ? { formulaValue: cell.formula } : enteredValue(cell),
    ...(bold ? { userEnteredFormat: { textFormat: { bold } } } : {}),
  };
}

/** Freezes the names and the headings of a tab; `heading`: the row of its headings, counted from 0. */
export function frozenEdges(
  which: MatchTabName,
  heading: number,
): { readonly frozenColumnCount: number; readonly frozenRowCount: number } {
  return { frozenColumnCount: which === 'history' ? 2 : 1, frozenRowCount: heading + 1 };
}
