// Columns made narrower, so that a screen shows a whole page: long texts take more lines, no word is broken.
import { PADDING } from './cell-width';
import { isSquare, sumFrom } from './columns';
import type { Measures } from './measures';

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
