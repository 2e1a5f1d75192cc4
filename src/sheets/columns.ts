// The widths of a page's columns: as wide as their cells need, long text in a column to read, the squares of a board
// equal.
import { cellLook, cellValue, type Cell, type StyledCell } from '../games/frame/tabs';
import type { PageRow } from './layout-rows';
import { fitsLines, textWidth, widthForLines, wordWidth, type Setting } from './text-width';

/** The room that a cell keeps free on both sides together, in pixels. */
export const PADDING = 16;
/** Text that is wider than this on one line stands in a column to read. */
const SHORT = 240;
/** A column to read is at most this wide: a phone shows it whole. */
export const READING = 360;
/** A word is broken only where it is wider than this. */
const LONGEST_WORD = 540;
/** A column that is given a width, and at most this one, is one of a board's squares. */
const SQUARE = 48;
/** Lines that a long text takes at most, while its column is not yet as wide as may be. */
const LINES = 3;
const HEAD_LINES = 2;
/** A heading that is not wider than this stands on one line: `Round 10`. */
const SHORT_HEAD = 66;

/** The width to give for a measured one, in pixels: a phone draws text a little wider than measured. */
export function needed(width: number): number {
  return Math.ceil(width * 1.03) + PADDING + 2;
}

export function isSquare(least: number | undefined): boolean {
  return least !== undefined && least > 0 && least <= SQUARE;
}

/** The measured width up to which no more than this one is needed. */
function measuredFor(width: number): number {
  return Math.floor((width - PADDING - 2) / 1.03);
}

/** The width of a cell's text on one line, with the room that the cell keeps free. */
export function cellWidth(cell: Cell | StyledCell): number {
  return needed(textWidth(textOf(cell), settingOf(cell)));
}

export function textOf(cell: Cell | StyledCell): string {
  return String(cellValue(cell));
}

export function settingOf(cell: Cell | StyledCell): Setting {
  const { bold, size } = cellLook(cell);
  return { ...(bold === undefined ? {} : { bold }), ...(size === undefined ? {} : { size }) };
}

/** The width of each column, and of a last one without cells where a line of text needs more room than they have. */
export function columnWidths(rows: readonly PageRow[], least: readonly number[]): readonly number[] {
  const count = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const widths = equalSquares(
    Array.from({ length: count }, (_, column) => columnWidth(rows, column, least[column])),
    least,
  );
  const free = rows.flatMap(({ cells, free: column }) =>
    column === undefined ? [] : [{ column, cell: cells[column] ?? '' }],
  );
  for (const { column, cell } of free) {
    const need = cellWidth(cell);
    const room = sumFrom(widths, column);
    const pageRoom = Math.max(room, READING - sumFrom(widths, 0) + room);
    if (need <= pageRoom || cellLook(cell).role !== undefined || isSquare(least[column])) continue;
    widths[column] = Math.max(widths[column] ?? 0, readingWidth([cell]));
  }
  const missing = free.reduce((most, { column, cell }) => {
    const room = sumFrom(widths, column) + most;
    // Most fit, and how they would be broken into lines is dear to find out.
    return cellWidth(cell) <= room ? most : Math.max(most, oneLine(cell, widths, column) - room + most);
  }, 0);
  return missing > 0 ? [...widths, missing] : widths;
}

/** The room that a free text needs on one line; none where it is wrapped in its own column. */
function oneLine(cell: Cell | StyledCell, widths: readonly number[], column: number): number {
  const need = cellWidth(cell);
  const wraps = cellLook(cell).role === undefined && (widths[column] ?? 0) >= readingWidth([cell]);
  return wraps ? 0 : need;
}

function columnWidth(rows: readonly PageRow[], column: number, least: number | undefined): number {
  let most = least ?? 0;
  let isEmpty = true;
  const long: (Cell | StyledCell)[] = [];
  for (const { kind, cells, free } of rows) {
    const cell = cells[column];
    if (cell === undefined || free === column || cellValue(cell) === '' || cellLook(cell).role === 'data')
      continue;
    isEmpty = false;
    const width = kind === 'heads' ? headWidth(cell) : cellWidth(cell);
    if (kind === 'heads' || width <= SHORT) most = Math.max(most, width);
    else long.push(cell);
  }
  return Math.max(most, long.length === 0 ? 0 : readingWidth(long), isEmpty ? 2 * PADDING : 0);
}

function headWidth(cell: Cell | StyledCell): number {
  const [text, setting] = [textOf(cell), settingOf(cell)];
  return needed(widthForLines(text, textWidth(text, setting) <= SHORT_HEAD ? 1 : HEAD_LINES, setting));
}

/**
 * The width of a column to read: wide enough for these texts in few lines, up to the most, and for each word unbroken.
 */
function readingWidth(cells: readonly (Cell | StyledCell)[]): number {
  let few = SHORT;
  let words = 0;
  for (const cell of cells) {
    const [text, setting] = [textOf(cell), settingOf(cell)];
    words = Math.max(words, needed(wordWidth(text, setting)));
    // The widest counts: of most texts it is enough to see that they are not wider.
    if (few >= READING || fitsLines(text, LINES, measuredFor(few), setting)) continue;
    const isWide = cellWidth(cell) > READING * LINES;
    few = isWide ? READING : Math.max(few, needed(widthForLines(text, LINES, setting)));
  }
  return Math.max(Math.min(READING, few), Math.min(LONGEST_WORD, words));
}

function widest(widths: readonly number[]): number {
  return widths.reduce((most, width) => Math.max(most, width), 0);
}

/** All squares of a board are as wide as the widest. */
function equalSquares(widths: number[], least: readonly number[]): number[] {
  const side = widest(widths.filter((_, column) => isSquare(least[column])));
  return widths.map((width, column) => (isSquare(least[column]) ? side : width));
}

export function sumFrom(widths: readonly number[], column: number): number {
  return widths.slice(column).reduce((sum, width) => sum + width, 0);
}
