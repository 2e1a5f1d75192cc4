// The widths of a page's columns: as wide as their cells need, long text in a column to read, the squares of a board
// equal; and narrower where a phone shows them.
import { PADDING, READING, readingWidth, type ColumnMeasure, type FreeText, type Measures } from './measures';

/** A column with a given width of at most this holds squares of a board. */
const SQUARE = 48;

export function isSquare(least: number | undefined): boolean {
  return least !== undefined && least > 0 && least <= SQUARE;
}

/**
 * Works out the width of each column, and of a last one without cells where a line of text needs more room than they
 * have.
 */
export function columnWidths({ columns, free }: Measures, least: readonly number[]): readonly number[] {
  const widths = equalSquares(
    columns.map((column, at) => Math.max(columnWidth(column), least[at] ?? 0)),
    least,
  );
  for (const [column, width, reading] of free) {
    const room = sumFrom(widths, column);
    const pageRoom = Math.max(room, READING - sumFrom(widths, 0) + room);
    if (width <= pageRoom || reading === 0 || isSquare(least[column])) continue;
    widths[column] = Math.max(widths[column] ?? 0, reading);
  }
  const missing = free.reduce(
    (most, text) => Math.max(most, oneLine(text, widths) - sumFrom(widths, text[0])),
    0,
  );
  return missing > 0 ? [...widths, missing] : widths;
}

/** Gives the room that a text over several columns needs on one line; none where it is wrapped in its own column. */
function oneLine([column, width, reading]: FreeText, widths: readonly number[]): number {
  return reading > 0 && (widths[column] ?? 0) >= reading ? 0 : width;
}

/** A screen without the sheet's font draws letters this much wider, and cuts a text in one line where it does not fit. */
export const OTHER_FONTS = 1.15;

/** Gives the widths in which each row takes one line. */
export function oneLineWidths({ columns, free }: Measures, least: readonly number[]): readonly number[] {
  const widths = equalSquares(
    columns.map(({ widest: needed }, at) =>
      isSquare(least[at])
        ? Math.max(needed, least[at] ?? 0)
        : Math.max(Math.ceil(needed * OTHER_FONTS), 2 * PADDING, least[at] ?? 0),
    ),
    least,
  );
  const missing = free.reduce(
    (most, [column, width]) => Math.max(most, width * OTHER_FONTS - sumFrom(widths, column)),
    0,
  );
  return missing > 0 ? [...widths, Math.ceil(missing)] : widths;
}

function columnWidth({ short, few, words }: ColumnMeasure): number {
  if (words > 0) return Math.max(short, readingWidth({ few, words }));
  return short > 0 ? short : 2 * PADDING;
}

function widest(widths: readonly number[]): number {
  return widths.reduce((most, width) => Math.max(most, width), 0);
}

/** Makes all squares of a board as wide as the widest. */
function equalSquares(widths: number[], least: readonly number[]): number[] {
  const side = widest(widths.filter((_, column) => isSquare(least[column])));
  return widths.map((width, column) => (isSquare(least[column]) ? side : width));
}

export function sumFrom(widths: readonly number[], column: number): number {
  let sum = 0;
  for (let at = column; at < widths.length; at += 1) sum += widths[at] ?? 0;
  return sum;
}

/**
 * How many pixels are seen beside each other: on a phone, in a window with the sidebar open, and in one of 1440
 * without.
 */
export const ROOM = { phone: 360, window: 1000, wide: 1320 };
/** A column of at most this width keeps it while others can get narrower: `Round 12`. */
const SHORT = 76;

/** Makes widths narrower where the room needs it and their words allow: columns with longer texts keep more. */
export function narrowed(
  { columns }: Measures,
  widths: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] {
  if (sumFrom(widths, 0) <= room) return widths;
  const words = widths.map((width, column) =>
    isSquare(least[column]) ? width : Math.min(width, columns[column]?.longest ?? 2 * PADDING),
  );
  return downTo(words, widths, room);
}

/** Makes widths narrower where the room needs it, but none below its limit; short columns last. */
export function downTo(
  limits: readonly number[],
  widths: readonly number[],
  room: number,
): readonly number[] {
  const longOnes = widths.map((width, column) => (width <= SHORT ? width : (limits[column] ?? width)));
  return givingWay(givingWay(widths, longOnes, room), limits, room);
}

/** Makes widths wider up to a page of this width: each column gets its share, squares of a board none. */
export function filled(widths: readonly number[], least: readonly number[], room: number): readonly number[] {
  const grows = widths.map((_, column) => !isSquare(least[column]));
  const growing = sumFrom(
    widths.filter((_, column) => grows[column]),
    0,
  );
  const missing = room - sumFrom(widths, 0);
  if (missing <= 0 || growing === 0) return widths;
  const wider = widths.map((width, column) =>
    grows[column] === true ? width + Math.floor((missing * width) / growing) : width,
  );
  const last = grows.lastIndexOf(true);
  const left = room - sumFrom(wider, 0);
  return wider.map((width, column) => (column === last ? width + left : width));
}

/** Takes from each column its share of what is too much, but none goes below its limit. */
function givingWay(widths: readonly number[], limits: readonly number[], room: number): readonly number[] {
  const excess = sumFrom(widths, 0) - room;
  const slack = widths.map((width, column) => Math.max(0, width - (limits[column] ?? width)));
  const all = sumFrom(slack, 0);
  if (excess <= 0 || all === 0) return widths;
  const share = Math.min(1, excess / all);
  return widths.map((width, column) =>
    Math.max(limits[column] ?? 0, Math.floor(width - share * (slack[column] ?? 0))),
  );
}
