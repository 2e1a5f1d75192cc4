// Fills cells as a person does, so that typed text is parsed as in Sheets.
import type { Cloud } from '../cloud';
import { invalidArgument } from '../errors';
import { cellAt, tabById } from './book';
import { enterValue, isTooLong, TOO_LONG_MESSAGE } from './cells';
import { resizeTab } from './properties';

/** A tab's cell, counted from 0. */
export interface CellAddress {
  readonly sheetId: number;
  readonly row: number;
  readonly column: number;
}

/** Fills all cells from a corner on, or none. The tab grows if needed. An empty text clears a cell. */
export function typeIntoCells(
  cloud: Cloud,
  user: string,
  bookId: string,
  { sheetId, row, column }: CellAddress,
  values: readonly (readonly (string | number)[])[],
): void {
  cloud.changeBook(bookId, user, (book) => {
    const tab = tabById(book, sheetId);
    if (tab === undefined)
      throw invalidArgument('Cannot change this tab: it was deleted. Choose another one.');
    const rows = Math.max(tab.rowCount, row + values.length);
    const columns = Math.max(tab.columnCount, ...values.map((cells) => column + cells.length));
    if (rows > tab.rowCount || columns > tab.columnCount) resizeTab(book, tab, rows, columns);
    values.forEach((cells, down) => {
      cells.forEach((value, across) => {
        const place = { row: row + down, column: column + across };
        enterValue(book, tab, place, value, 'typed', cloud.clock.now());
        if (isTooLong(cellAt(tab, place.row, place.column).userEnteredValue))
          throw invalidArgument(TOO_LONG_MESSAGE);
      });
    });
  });
}
