// Long texts of a narrow page: what its column would break into many lines stands below its row, over the whole width, a
// line of text a row (rows do not grow with cells that are shown as one).
import { cellLook, cellValue, styled, type Rows } from '../games/frame/tabs';
import { cellWidth, PADDING, READING, settingOf, sumFrom, textOf } from './columns';
import { isNumber, pageRows } from './layout-rows';
import { brokenInto, linesIn } from './text-width';

/** The most lines of a text in its column. */
export const MOST_LINES = 4;

/** The rows with each text that takes more lines than that in these widths below its row. */
export function flowed(rows: Rows, widths: readonly number[]): Rows {
  const kinds = pageRows(rows);
  return rows.flatMap((row, at) => {
    const { kind, free } = kinds[at] ?? {};
    if (kind !== 'fact' && kind !== 'line' && kind !== 'text') return [row];
    const long = row.map((cell, column) => {
      const runsOn = free === column && cellWidth(cell) <= sumFrom(widths, column);
      return !runsOn && isLong(cell, widths[column] ?? 0);
    });
    if (!long.includes(true)) return [row];
    const above = row.map((cell, column) => (long[column] === true ? '' : cell));
    const below = row.filter((_, column) => long[column]).flatMap(linesOf);
    return [...(above.every((cell) => cellValue(cell) === '') ? [] : [above]), ...below];
  });
}

function isLong(cell: Rows[number][number], width: number): boolean {
  const words = cellLook(cell).role === undefined && !isNumber(cellValue(cell));
  return words && linesIn(textOf(cell), width - PADDING, settingOf(cell)) > MOST_LINES;
}

function linesOf(cell: Rows[number][number]): Rows {
  const look = cellLook(cell);
  return brokenInto(textOf(cell), READING - 2 * PADDING, settingOf(cell)).map((line) => [styled(line, look)]);
}
