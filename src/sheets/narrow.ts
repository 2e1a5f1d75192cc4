// Columns made narrower, so that a phone shows a whole page: long texts take more lines, no word is broken.
import { cellLook, cellValue } from '../games/tabs';
import { cellWidth, isSquare, needed, PADDING, settingOf, sumFrom, textOf } from './columns';
import { isNumber, type PageRow } from './page-rows';
import { wordWidth } from './text-width';

/** What a phone shows beside each other. */
const PHONE = 360;

/** These widths, or as much less in the widest columns as the page needs and the words in them allow. */
export function narrowed(
  rows: readonly PageRow[],
  widths: readonly number[],
  least: readonly number[],
): readonly number[] {
  if (sumFrom(widths, 0) <= PHONE) return widths;
  const wordy = widths.map((width, column) =>
    isSquare(least[column]) ? width : Math.min(width, Math.ceil(leastWidth(rows, column))),
  );
  const atMost = (most: number): readonly number[] =>
    widths.map((width, column) => Math.max(wordy[column] ?? 0, Math.min(width, most)));
  let [low, high] = [0, Math.ceil(Math.max(...widths))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sumFrom(atMost(middle), 0) <= PHONE) low = middle;
    else high = middle - 1;
  }
  return atMost(low);
}

/** The width of the longest word that a column must show, and of its numbers and heads. */
function leastWidth(rows: readonly PageRow[], column: number): number {
  return rows.reduce((most, { kind, cells }) => {
    const cell = cells[column];
    // A heading over the whole row needs no room of its own.
    if (cell === undefined || kind === 'title' || kind === 'action' || kind === 'section') return most;
    const { role } = cellLook(cell);
    if (cellValue(cell) === '' || role === 'data') return most;
    return Math.max(
      most,
      isNumber(cellValue(cell)) ? cellWidth(cell) : needed(wordWidth(textOf(cell), settingOf(cell))),
    );
  }, 2 * PADDING);
}
