// The widths of a page's columns: as wide as their cells need, long text in a column to read, the squares of a board
// equal.
import { cellLook, cellValue, type Cell, type StyledCell } from '../games/frame/tabs';
import type { PageRow } from './layout-rows';
import { textWidth, widthForLines, wordWidth, type Setting } from './text-width';

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
  const here = rows.flatMap(({ kind, cells, free }) => {
    const cell = cells[column];
    if (cell === undefined || free === column || cellValue(cell) === '') return [];
    return cellLook(cell).role === 'data' ? [] : [{ kind, cell }];
  });
  const heads = here.filter(({ kind }) => kind === 'heads').map(({ cell }) => cell);
  const body = here
    .filter(({ kind }) => kind !== 'heads')
    .map(({ cell }) => ({ cell, width: cellWidth(cell) }));
  const short = body.map(({ width }) => width).filter((width) => width <= SHORT);
  const long = body.filter(({ width }) => width > SHORT).map(({ cell }) => cell);
  return Math.max(
    least ?? 0,
    widest(short),
    long.length === 0 ? 0 : readingWidth(long),
    widest(heads.map(headWidth)),
    here.length === 0 ? 2 * PADDING : 0,
  );
}

function headWidth(cell: Cell | StyledCell): number {
  const [text, setting] = [textOf(cell), settingOf(cell)];
  return needed(widthForLines(text, textWidth(text, setting) <= SHORT_HEAD ? 1 : HEAD_LINES, setting));
}

/**
 * The width of a column to read: wide enough for these texts in few lines, up to the most, and for each word unbroken.
 */
function readingWidth(cells: readonly (Cell | StyledCell)[]): number {
  const few = cells.map((cell) =>
    cellWidth(cell) > READING * LINES ? READING : needed(widthForLines(textOf(cell), LINES, settingOf(cell))),
  );
  const words = cells.map((cell) => needed(wordWidth(textOf(cell), settingOf(cell))));
  return Math.max(Math.min(READING, Math.max(SHORT, widest(few))), Math.min(LONGEST_WORD, widest(words)));
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
