// Draws a narrow page with one line of text per row, because a taller row would stretch the cells beside it on a wide
// screen. A fact takes the whole width, with its reason below. A cell with several lines takes several rows.
import { memoize } from '../games/frame/lazy';
import { cellStyle, cellValue, styled, type Rows, type StyledCell, type Tab } from '../games/frame/tabs';
import {
  cellWidth,
  maxTextWidth,
  CELL_PADDING,
  MAX_READING_WIDTH,
  cellFontSetting,
  measuredText,
} from './measures';
import { cellRoom, remainingWidth } from './columns';
import { pageColumns } from './layout';
import { isNumeric, pageRows, type PageRow } from './layout-rows';
import { wrapText, lineCount } from './text-width';

/** Maximum number of rows for a cell. A longer text goes below its row, over the whole width. */
export const MAX_CELL_LINES = 4;

/** A row. `continues`: the row below belongs to it. */
interface FlowRow {
  readonly cells: Rows[number];
  readonly continues: boolean;
}

/** Draws a narrow tab with one line per row. Wider tabs are returned unchanged. */
export const reflowTab = memoize((tab: Tab): Tab => {
  if (tab.narrow !== true) return tab;
  let now: readonly FlowRow[] = tab.rows.map((cells) => ({ cells, continues: false }));
  let widths: readonly number[] = [];
  // Once their longest texts have moved below, columns shrink, so that other texts may become too long.
  for (;;) {
    widths = pageColumns({ ...tab, rows: now.map(({ cells }) => cells) }).widths;
    const next = reflowRows(now, widths);
    if (next.length === now.length) break;
    now = next;
  }
  return fitTab(tab, splitIntoLines(now, widths).flat(), widths);
});

export function fitTab(tab: Tab, rows: readonly FlowRow[], widths: readonly number[]): Tab {
  return {
    ...tab,
    rows: rows.map(({ cells }) => cells),
    fitted: { widths, continues: rows.flatMap(({ continues }, at) => (continues ? [at] : [])) },
  };
}

function toPageRows(rows: readonly FlowRow[]): readonly PageRow[] {
  return pageRows(rows.map(({ cells }) => cells));
}

/** Moves every text that doesn't fit these widths below its row. */
function reflowRows(rows: readonly FlowRow[], widths: readonly number[]): readonly FlowRow[] {
  const kinds = toPageRows(rows);
  return rows.flatMap((row, at) => {
    const { cells, continues } = row;
    const { kind, free } = kinds[at] ?? {};
    if (kind !== 'fact' && kind !== 'line' && kind !== 'text') return [row];
    const most = kind === 'line' ? MAX_CELL_LINES : 1;
    const isLong = (cell: Cell, column: number): boolean => {
      const runsOn = free === column && cellWidth(cell) <= remainingWidth(widths, column);
      return !runsOn && hasWords(cell) && cellLineCount(cell, widths[column] ?? 0) > most;
    };
    const isReason = (cell: Cell, column: number): boolean => kind === 'fact' && column > 1 && hasWords(cell);
    const long = cells.map((cell, column) => (kind !== 'fact' || column > 0) && isLong(cell, column));
    if (!long.includes(true)) return [row];
    // The reason is read last, so it moves below the row first. The value may then have enough room.
    const first = cells.some(isReason) ? 2 : long.indexOf(true);
    const goes = (cell: Cell, column: number): boolean =>
      column >= first && (long[column] === true || (first > 0 && hasWords(cell)));
    const above = trimEmptyCells(cells.map((cell, column) => (goes(cell, column) ? '' : cell)));
    const parts = [...(above.length === 0 ? [] : [above]), ...cells.filter(goes).flatMap(fullWidthLines)];
    const isText = kind === 'text' && !continues;
    return parts.map((part, index) => ({
      cells: part,
      continues: index < parts.length - 1 ? !isText : continues,
    }));
  });
}

type Cell = Rows[number][number];

function trimEmptyCells(cells: Rows[number]): Rows[number] {
  let end = cells.length;
  while (end > 0 && cellValue(cells[end - 1] ?? '') === '') end -= 1;
  return cells.slice(0, end);
}

/** Whether a cell has words. Symbols next to a number aren't moved. */
function hasWords(cell: Cell): boolean {
  const value = cellValue(cell);
  return cellStyle(cell).role === undefined && !isNumeric(value) && /\p{L}/u.test(String(value));
}

function cellLineCount(cell: Cell, width: number): number {
  return lineCount(measuredText(cell), width - CELL_PADDING, cellFontSetting(cell));
}

/** A text over the whole width, one row per line. Every line has the text's look. */
function fullWidthLines(cell: Cell): Rows {
  const look = cellStyle(cell);
  return wrapText(measuredText(cell), MAX_READING_WIDTH - 2 * CELL_PADDING, cellFontSetting(cell)).map(
    (line) => [styled(line, look)],
  );
}

/** Splits each row so that every line of its cells gets its own row. */
export function splitIntoLines(
  rows: readonly FlowRow[],
  widths: readonly number[],
): readonly (readonly FlowRow[])[] {
  const kinds = toPageRows(rows);
  return rows.map((row, at): readonly FlowRow[] => {
    const { kind, free } = kinds[at] ?? {};
    if (kind === undefined || kind === 'title' || kind === 'board' || kind === 'blank') return [row];
    const lines = row.cells.map((cell, column) => cellLines(cell, cellRoom(widths, column, free)));
    const count = lines.reduce((most, { length }) => Math.max(most, length), 1);
    const rest = colouredEmptyCells(row.cells, kind === 'section' ? undefined : free, widths);
    if (count === 1 && rest.length === 0) return [row];
    return Array.from({ length: count }, (_, line) => ({
      cells: [
        ...lines.map((own, column) => {
          // Align heads at the bottom, right above their columns.
          const value = own[kind === 'heads' ? line - count + own.length : line] ?? '';
          return withValue(row.cells[column] ?? '', value);
        }),
        ...rest,
      ],
      continues: line < count - 1 || row.continues,
    }));
  });
}

/** Splits a cell's text into lines that fit a column of this width. */
function cellLines(cell: Cell, width: number): readonly (string | number | boolean)[] {
  const value = cellValue(cell);
  if (typeof value !== 'string' || cellStyle(cell).role === 'data') return [value];
  if (cellWidth(cell) <= width && !value.includes('\n')) return [value];
  return wrapText(value, maxTextWidth(width), cellFontSetting(cell));
}

function withValue(cell: Cell, value: string | number | boolean): Cell {
  return typeof cell === 'object' ? styled(value, cell.look) : value;
}

/** The empty cells that a text runs over, in the text's color. In a table, only as many cells as the text needs. */
function colouredEmptyCells(
  cells: Rows[number],
  free: number | undefined,
  widths: readonly number[],
): readonly StyledCell[] {
  const cell = cells[free ?? -1] ?? '';
  const { background } = cellStyle(cell);
  if (free === undefined || background === undefined) return [];
  return Array.from({ length: widths.length - cells.length }, () => styled('', { background }));
}
