// How a narrow page is drawn: each of its rows is one line of text. A fact runs over the whole width, its reason stands
// below it, and a cell of several lines takes as many rows. So the page does not stretch what stands beside it on a
// wide screen.
import { memoized } from '../games/frame/lazy';
import { cellLook, cellValue, styled, type Rows, type StyledCell, type Tab } from '../games/frame/tabs';
import { cellWidth, measuredFor, PADDING, READING, settingOf, textOf } from './measures';
import { sumFrom } from './columns';
import { pageColumns } from './layout';
import { isNumber, pageRows, type PageRow } from './layout-rows';
import { brokenInto, linesIn } from './text-width';

/** The most rows that a cell takes: a longer text stands below its row, over the whole width. */
export const MOST_LINES = 4;
/** How often columns are fitted anew at most. */
const MOST_TURNS = 5;

/** A row of cells; `goesOn` says that the row below belongs to it. */
interface FlowRow {
  readonly cells: Rows[number];
  readonly goesOn: boolean;
}

/** Draws a narrow tab with one line a row; any other stays as it is. */
export const flowedTab = memoized((tab: Tab): Tab => {
  if (tab.narrow !== true) return tab;
  let now: readonly FlowRow[] = tab.rows.map((cells) => ({ cells, goesOn: false }));
  let widths: readonly number[] = [];
  // Columns get narrower once their longest texts stand below, and then other texts may be too long.
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    widths = pageColumns({ ...tab, rows: now.map(({ cells }) => cells) }).widths;
    const next = flowed(now, widths);
    if (next.length === now.length) break;
    now = next;
  }
  return fittedTab(tab, lined(now, widths).flat(), widths);
});

/** Gives a tab with these rows in columns of these widths. */
export function fittedTab(tab: Tab, rows: readonly FlowRow[], widths: readonly number[]): Tab {
  return {
    ...tab,
    rows: rows.map(({ cells }) => cells),
    fitted: { widths, goesOn: rows.flatMap(({ goesOn }, at) => (goesOn ? [at] : [])) },
  };
}

/** Finds the kind of each row, and whatever else is known of it. */
function kindsOf(rows: readonly FlowRow[]): readonly PageRow[] {
  return pageRows(rows.map(({ cells }) => cells));
}

/** Puts each text that does not fit in these widths below its row. */
function flowed(rows: readonly FlowRow[], widths: readonly number[]): readonly FlowRow[] {
  const kinds = kindsOf(rows);
  return rows.flatMap((row, at) => {
    const { cells, goesOn } = row;
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
    // A reason is read after the value; without it the value may have room enough.
    const first = cells.some(isReason) ? 2 : long.indexOf(true);
    const goes = (cell: Cell, column: number): boolean =>
      column >= first && (long[column] === true || (first > 0 && isWords(cell)));
    const above = withoutEnd(cells.map((cell, column) => (goes(cell, column) ? '' : cell)));
    const parts = [...(above.length === 0 ? [] : [above]), ...cells.filter(goes).flatMap(wholeLines)];
    const isText = kind === 'text' && !goesOn;
    return parts.map((part, index) => ({
      cells: part,
      goesOn: index < parts.length - 1 ? !isText : goesOn,
    }));
  });
}

type Cell = Rows[number][number];

/** Gives a row without the empty cells at its end. */
function withoutEnd(cells: Rows[number]): Rows[number] {
  let end = cells.length;
  while (end > 0 && cellValue(cells[end - 1] ?? '') === '') end -= 1;
  return cells.slice(0, end);
}

/** Whether a cell holds words: signs drawn beside a number stay there. */
function isWords(cell: Cell): boolean {
  const value = cellValue(cell);
  return cellLook(cell).role === undefined && !isNumber(value) && /\p{L}/u.test(String(value));
}

function linesOf(cell: Cell, width: number): number {
  return linesIn(textOf(cell), width - PADDING, settingOf(cell));
}

/** Writes a text over the whole width, a line a row, in its colour all along. */
function wholeLines(cell: Cell): Rows {
  const look = cellLook(cell);
  return brokenInto(textOf(cell), READING - 2 * PADDING, settingOf(cell)).map((line) => [styled(line, look)]);
}

/** Puts each line of a row's cells into a row of its own, in columns of these widths. */
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
          // Heads stand at the bottom, just above what they are the heads of.
          const value = own[kind === 'heads' ? line - count + own.length : line] ?? '';
          return withValue(row.cells[column] ?? '', value);
        }),
        ...rest,
      ],
      goesOn: line < count - 1 || row.goesOn,
    }));
  });
}

/** Breaks a cell into lines for a column of this width; one line where it fits. */
function brokenCell(cell: Cell, width: number): readonly (string | number | boolean)[] {
  const value = cellValue(cell);
  if (typeof value !== 'string' || cellLook(cell).role === 'data') return [value];
  if (cellWidth(cell) <= width && !value.includes('\n')) return [value];
  return brokenInto(value, measuredFor(width), settingOf(cell));
}

function withValue(cell: Cell, value: string | number | boolean): Cell {
  return typeof cell === 'object' ? styled(value, cell.look) : value;
}

/** Gives the cells over which a text runs on, in its colour; in a table only as many as it needs. */
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
