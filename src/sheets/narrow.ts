// Columns made narrower, so that a screen shows a whole page: long texts take more lines, no word is broken.
import { cellLook, cellValue } from '../games/frame/tabs';
import { cellWidth, isSquare, needed, PADDING, settingOf, sumFrom, textOf } from './columns';
import { isNumber, type PageRow } from './layout-rows';
import { wordWidth } from './text-width';

/** Pixels that are seen beside each other: on a phone, and in a window with the sidebar open. */
export const ROOM = { phone: 360, window: 1000 };
/** A column of at most this width stays as it is while others can give way: `Round 12`. */
const SHORT = 76;

/** These widths, or as much less as the room needs and their words allow: the longer the texts, the more room is left. */
export function narrowed(
  rows: readonly PageRow[],
  widths: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] {
  if (sumFrom(widths, 0) <= room) return widths;
  const words = widths.map((width, column) =>
    isSquare(least[column]) ? width : Math.min(width, Math.ceil(leastWidth(rows, column))),
  );
  const longOnes = widths.map((width, column) => (width <= SHORT ? width : (words[column] ?? width)));
  return givingWay(givingWay(widths, longOnes, room), words, room);
}

/** Takes from each column its share of what is too much, but no column below its limit. */
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
