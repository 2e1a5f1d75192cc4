// Column widths. Columns are as wide as their cells need, long text wraps, and a board gets equal squares. Columns are
// narrower on a phone.
import {
  CELL_PADDING,
  MAX_READING_WIDTH,
  readingWidth,
  type ColumnMeasure,
  type OverflowText,
  type Measures,
} from './measures';

/** A column with at most this minimum width, in pixels, contains squares of a board. */
const MAX_SQUARE_WIDTH = 48;

export function isSquareColumn(least: number | undefined): boolean {
  return least !== undefined && least > 0 && least <= MAX_SQUARE_WIDTH;
}

/** Widths of all columns, plus an empty last column if a line of text needs more room. */
export function columnWidths({ columns, free }: Measures, least: readonly number[]): readonly number[] {
  const widths = equalizeSquares(
    columns.map((column, at) => Math.max(columnWidth(column), least[at] ?? 0)),
    least,
  );
  for (const [column, width, reading] of free) {
    const room = remainingWidth(widths, column);
    const pageRoom = Math.max(room, MAX_READING_WIDTH - remainingWidth(widths, 0) + room);
    if (width <= pageRoom || reading === 0 || isSquareColumn(least[column])) continue;
    widths[column] = Math.max(widths[column] ?? 0, reading);
  }
  const missing = free.reduce(
    (most, text) => Math.max(most, oneLineWidth(text, widths) - remainingWidth(widths, text[0])),
    0,
  );
  return missing > 0 ? [...widths, missing] : widths;
}

/** The width that a text running over several columns needs on one line; 0 if it wraps in its own column. */
function oneLineWidth([column, width, reading]: OverflowText, widths: readonly number[]): number {
  return reading > 0 && (widths[column] ?? 0) >= reading ? 0 : width;
}

/** Screens without the sheet's font may draw letters this much wider, and cut off lines that just fit. */
export const FALLBACK_FONT_WIDTH_FACTOR = 1.15;

/** The widths with which every row takes a single line. */
export function oneLineWidths({ columns, free }: Measures, least: readonly number[]): readonly number[] {
  const widths = equalizeSquares(
    columns.map(({ widest }, at) => {
      const words = Math.max(Math.ceil(widest * FALLBACK_FONT_WIDTH_FACTOR), 2 * CELL_PADDING);
      return Math.max(isSquareColumn(least[at]) ? widest : words, least[at] ?? 0);
    }),
    least,
  );
  const missing = free.reduce(
    (most, [column, width]) =>
      Math.max(most, width * FALLBACK_FONT_WIDTH_FACTOR - remainingWidth(widths, column)),
    0,
  );
  return missing > 0 ? [...widths, Math.ceil(missing)] : widths;
}

function columnWidth({ short, few, words }: ColumnMeasure): number {
  if (words > 0) return Math.max(short, readingWidth({ few, words }));
  return short > 0 ? short : 2 * CELL_PADDING;
}

function maxWidth(widths: readonly number[]): number {
  return widths.reduce((most, width) => Math.max(most, width), 0);
}

function equalizeSquares(widths: number[], least: readonly number[]): number[] {
  const side = maxWidth(widths.filter((_, column) => isSquareColumn(least[column])));
  return widths.map((width, column) => (isSquareColumn(least[column]) ? side : width));
}

export function remainingWidth(widths: readonly number[], column: number): number {
  return widths.slice(column).reduce((sum, width) => sum + width, 0);
}

/** The width in which a cell of this column is drawn. Text of the column `free` runs on to the right. */
export function cellRoom(widths: readonly number[], column: number, free: number | undefined): number {
  return free === column ? remainingWidth(widths, column) : (widths[column] ?? 0);
}

/** Visible pixels on a phone, in a window with the sidebar open, and in a 1440-pixel window without the sidebar. */
export const SCREEN_WIDTHS = { phone: 360, window: 1000, wide: 1320 };
/** A column at most this wide (`Round 12`) keeps its width as long as other columns can shrink. */
const SHORT_COLUMN_WIDTH = 76;

/** Shrinks columns to fit the room if their words allow it. Columns with longer texts shrink less. */
export function shrinkToRoom(
  { columns }: Measures,
  widths: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] {
  const words = widths.map((width, column) =>
    isSquareColumn(least[column]) ? width : Math.min(width, columns[column]?.longest ?? 2 * CELL_PADDING),
  );
  return shrinkToLimits(words, widths, room);
}

/** Shrinks columns to fit the room, but not below their limits. Short columns shrink last. */
export function shrinkToLimits(
  limits: readonly number[],
  widths: readonly number[],
  room: number,
): readonly number[] {
  const longOnes = widths.map((width, column) =>
    width <= SHORT_COLUMN_WIDTH ? width : (limits[column] ?? width),
  );
  return shrinkWidths(shrinkWidths(widths, longOnes, room), limits, room);
}

/** Widens columns in proportion until they fill the room. Squares of a board keep their width. */
export function widenToRoom(
  widths: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] {
  const grows = widths.map((_, column) => !isSquareColumn(least[column]));
  const growing = remainingWidth(
    widths.filter((_, column) => grows[column]),
    0,
  );
  const missing = room - remainingWidth(widths, 0);
  if (missing <= 0 || growing === 0) return widths;
  const wider = widths.map((width, column) =>
    grows[column] === true ? width + Math.floor((missing * width) / growing) : width,
  );
  const last = grows.lastIndexOf(true);
  const left = room - remainingWidth(wider, 0);
  return wider.map((width, column) => (column === last ? width + left : width));
}

/** Shrinks columns in proportion to fit the room, but not below their limits, which are never wider than the columns. */
function shrinkWidths(widths: readonly number[], limits: readonly number[], room: number): readonly number[] {
  const excess = remainingWidth(widths, 0) - room;
  if (excess <= 0) return widths;
  const slack = (width: number, column: number): number => width - (limits[column] ?? width);
  const share = Math.min(1, excess / remainingWidth(widths.map(slack), 0));
  return widths.map((width, column) => Math.floor(width - share * slack(width, column)));
}
