// Draws a narrow page with one line of text per row, so that it doesn't stretch what is beside it on a wide screen. A fact
// runs over the whole width with its reason below it, and a cell of several lines takes several rows.
import { memoized } from '../games/frame/lazy';
import { cellLook, cellValue, styled, type Rows, type StyledCell, type Tab } from '../games/frame/tabs';
import { cellWidth, measuredFor, PADDING, READING, settingOf, textOf } from './measures';
import { sumFrom } from './columns';
import { pageColumns } from './layout';
import { isNumber, pageRows, type PageRow } from './layout-rows';
import { brokenInto, linesIn } from './text-width';

/** The most rows a cell takes; a longer text goes below its row, over the whole width. */
export const MOST_LINES = 4;
/** How often columns are refitted at most. */
const MOST_TURNS = 5;

/** `continues`: the row below belongs to this one. */
interface FlowRow {
  readonly cells: Rows[number];
  readonly continues: boolean;
}

/** Draws a narrow tab with one line per row; returns other tabs unchanged. */
export const flowedTab = memoized((tab: Tab): Tab => {
  if (tab.narrow !== true) return tab;
  let now: readonly FlowRow[] = tab.rows.map((cells) => ({ cells, continues: false }));
  let widths: readonly number[] = [];
  // Columns shrink once their longest texts are moved below, which can make other texts too long.
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    widths = pageColumns({ ...tab, rows: now.map(({ cells }) => cells) }).widths;
    const next = flowed(now, widths);
    if (next.length === now.length) break;
    now = next;
  }
  return fittedTab(tab, lined(now, widths).flat(), widths);
});

export function fittedTab(tab: Tab, rows: readonly FlowRow[], widths: readonly number[]): Tab {
  return {
    ...tab,
    rows: rows.map(({ cells }) => cells),
    fitted: { widths, continues: rows.flatMap(({ continues }, at) => (continues ? [at] : [])) },
  };
}

function kindsOf(rows: readonly FlowRow[]): readonly PageRow[] {
  return pageRows(rows.map(({ cells }) => cells));
}

/** Moves each text that doesn't fit these widths below its row. */
function flowed(rows: readonly FlowRow[], widths: readonly number[]): readonly FlowRow[] {
  const kinds = kindsOf(rows);
  return rows.flatMap((row, at) => {
    const { cells, continues } = row;
    const { kind, free } = kinds[at] ?? {};
    if (kind !== 'fact' && kind !== 'line' && kind !== 'text') return [row];
    const most = kind === 'line' ? MOST_LINES : 1;
    const isLong = (cell: Cell, column: number): boolean => {
      const runsOn = free === column && cellWidth(cell) <= sumFrom(widths, column);
      return !runsOn && isWords(cell) && linesOf(cell, widths[column] ?? 0) > most;
    };
    const isReason = (cell: Cell, column: number): boolean => kind === 'fact' && column > 1 && isWords(cell);
    const long = cells.map((cell, column) => (kind !== 'fact' || column > 0) && isLong(cell, column));
    if (!long.includes(true)) return [row];
    // A reason is read after the value, which may have enough room without it.
    const first = cells.some(isReason) ? 2 : long.indexOf(true);
    const goes = (cell: Cell, column: number): boolean =>
      column >= first && (long[column] === true || (first > 0 && isWords(cell)));
    const above = withoutEnd(cells.map((cell, column) => (goes(cell, column) ? '' : cell)));
    const parts = [...(above.length === 0 ? [] : [above]), ...cells.filter(goes).flatMap(wholeLines)];
    const isText = kind === 'text' && !continues;
    return parts.map((part, index) => ({
      cells: part,
      continues: index < parts.length - 1 ? !isText : continues,
    }));
  });
}

type Cell = Rows[number][number];

function withoutEnd(cells: Rows[number]): Rows[number] {
  let end = cells.length;
  while (end > 0 && cellValue(cells[end - 1] ?? '') === '') end -= 1;
  return cells.slice(0, end);
}

/** Whether a cell has words; symbols drawn beside a number stay there. */
function isWords(cell: Cell): boolean {
  const value = cellValue(cell);
  return cellLook(cell).role === undefined && !isNumber(value) && /\p{L}/u.test(String(value));
}

function linesOf(cell: Cell, width: number): number {
  return linesIn(textOf(cell), width - PADDING, settingOf(cell));
}

/** A text over the whole width, one row per line, all with its look. */
function wholeLines(cell: Cell): Rows {
  const look = cellLook(cell);
  return brokenInto(textOf(cell), READING - 2 * PADDING, settingOf(cell)).map((line) => [styled(line, look)]);
}

/** Splits each row so that every line gets a row of its own. */
export function lined(rows: readonly FlowRow[], widths: readonly number[]): readonly (readonly FlowRow[])[] {
  const kinds = kindsOf(rows);
  return rows.map((row, at): readonly FlowRow[] => {
    const { kind, free } = kinds[at] ?? {};
    if (kind === undefined || kind === 'title' || kind === 'board' || kind === 'blank') return [row];
    const lines = row.cells.map((cell, column) =>
      brokenCell(cell, free === column ? sumFrom(widths, column) : (widths[column] ?? 0)),
    );
    const count = lines.reduce((most, { length }) => Math.max(most, length), 1);
    const rest = colouredRest(row.cells, kind === 'section' ? undefined : free, widths);
    if (count === 1 && rest.length === 0) return [row];
    return Array.from({ length: count }, (_, line) => ({
      cells: [
        ...lines.map((own, column) => {
          // Heads go to the bottom, right above their columns.
          const value = own[kind === 'heads' ? line - count + own.length : line] ?? '';
          return withValue(row.cells[column] ?? '', value);
        }),
        ...rest,
      ],
      continues: line < count - 1 || row.continues,
    }));
  });
}

/** Breaks a cell into lines for a column of this width. */
function brokenCell(cell: Cell, width: number): readonly (string | number | boolean)[] {
  const value = cellValue(cell);
  if (typeof value !== 'string' || cellLook(cell).role === 'data') return [value];
  if (cellWidth(cell) <= width && !value.includes('\n')) return [value];
  return brokenInto(value, measuredFor(width), settingOf(cell));
}

function withValue(cell: Cell, value: string | number | boolean): Cell {
  return typeof cell === 'object' ? styled(value, cell.look) : value;
}

/** The cells that a text runs over, in its colour; in a table only as many as it needs. */
function colouredRest(
  cells: Rows[number],
  free: number | undefined,
  widths: readonly number[],
): readonly StyledCell[] {
  const cell = cells[free ?? -1] ?? '';
  const { background } = cellLook(cell);
  if (free === undefined || background === undefined) return [];
  return Array.from({ length: widths.length - cells.length }, () => styled('', { background }));
}
