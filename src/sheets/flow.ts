// Long texts of a narrow page: what its column would break into many lines stands below its row, over the whole width, a
// line of text a row (rows do not grow with cells that are shown as one).
import { once } from '../games/frame/lazy';
import { cellLook, cellValue, styled, type Rows, type Tab } from '../games/frame/tabs';
import { cellWidth, PADDING, READING, settingOf, textOf } from './cell-width';
import { sumFrom } from './columns';
import { layoutOf } from './layout';
import { isNumber, pageRows, widestOf } from './layout-rows';
import { brokenInto, linesIn } from './text-width';

/** The most lines of a text in its column. */
export const MOST_LINES = 4;
/** The times that columns are fitted anew at most. */
const MOST_TURNS = 5;

/** A tab as it is drawn: where it is narrow, with its long texts below their rows. */
export const flowedTab = once((tab: Tab): Tab => {
  if (tab.narrow !== true) return tab;
  let now = tab;
  // Columns are narrower once their longest texts stand below: others may be long then.
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const rows = flowed(now.rows, layoutOf(now).widths);
    if (rows.length === now.rows.length && rows.every((row, at) => row === now.rows[at])) return now;
    now = { ...now, rows };
  }
  return now;
});

/** The rows with each text that takes more lines than that in these widths below its row. */
function flowed(rows: Rows, widths: readonly number[]): Rows {
  const kinds = pageRows(rows, { widest: widestOf(rows), inTable: false });
  return rows.flatMap((row, at) => {
    const { kind, free } = kinds[at] ?? {};
    if (kind !== 'fact' && kind !== 'line' && kind !== 'text') return [row];
    const long = row.map((cell, column) => {
      const runsOn = free === column && cellWidth(cell) <= sumFrom(widths, column);
      return !runsOn && isLong(cell, widths[column] ?? 0);
    });
    if (!long.includes(true)) return [row];
    // A reason is read after what it is a reason for.
    const first = long.indexOf(true);
    const goes = (cell: Cell, column: number): boolean =>
      long[column] === true || (first > 0 && column > first && isWords(cell));
    const above = row.map((cell, column) => (goes(cell, column) ? '' : cell));
    const below = row.filter(goes).flatMap(linesOf);
    return [...(above.every((cell) => cellValue(cell) === '') ? [] : [above]), ...below];
  });
}

type Cell = Rows[number][number];

function isWords(cell: Cell): boolean {
  const value = cellValue(cell);
  return cellLook(cell).role === undefined && !isNumber(value) && value !== '';
}

function isLong(cell: Cell, width: number): boolean {
  return isWords(cell) && linesIn(textOf(cell), width - PADDING, settingOf(cell)) > MOST_LINES;
}

function linesOf(cell: Cell): Rows {
  const look = cellLook(cell);
  return brokenInto(textOf(cell), READING - 2 * PADDING, settingOf(cell)).map((line) => [styled(line, look)]);
}
