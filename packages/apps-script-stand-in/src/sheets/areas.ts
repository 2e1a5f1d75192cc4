// Areas of a sheet, as Google's GridRange and as A1 notation.
import { numberAt, type JsonObject } from '../json';
import { invalidArgument } from '../errors';
import { tabById, type Book, type Tab } from './book';

/** An area of one sheet, from top left (inclusive) to bottom right (exclusive). */
export interface Area {
  readonly tab: Tab;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A column's letters; 0 is A. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** A sheet's name in A1 notation, quoted if necessary. */
export function quoteTitle(title: string): string {
  const plain = /^[A-Za-z_][A-Za-z0-9_]*$/.test(title) && !/^[A-Za-z]{1,3}\d+$/.test(title);
  return plain ? title : `'${title.replaceAll("'", "''")}'`;
}

/** The area of a GridRange. A missing end is the sheet's end, and a missing sheetId is 0, as in Google's protocol. */
export function areaOfGridRange(book: Book, range: JsonObject): Area {
  const sheetId = numberAt(range, 'sheetId') ?? 0;
  const tab = tabById(book, sheetId);
  if (tab === undefined) throw invalidArgument(`No grid with id: ${sheetId}`);
  const area = {
    tab,
    top: numberAt(range, 'startRowIndex') ?? 0,
    left: numberAt(range, 'startColumnIndex') ?? 0,
    bottom: numberAt(range, 'endRowIndex') ?? tab.rowCount,
    right: numberAt(range, 'endColumnIndex') ?? tab.columnCount,
  };
  for (const [key, value] of Object.entries(range)) {
    if (typeof value === 'number' && value < 0)
      throw invalidArgument(`GridRange.${key} must not be negative: ${value}`);
  }
  if (area.bottom < area.top) {
    throw invalidArgument(`GridRange.endRowIndex[${area.bottom}] is before startRowIndex[${area.top}]`);
  }
  if (area.right < area.left) {
    throw invalidArgument(`GridRange.endColumnIndex[${area.right}] is before startColumnIndex[${area.left}]`);
  }
  return area;
}

/** Refuses an area that isn't entirely within its sheet's grid. */
export function checkArea(area: Area): Area {
  const { tab } = area;
  if (area.bottom > tab.rowCount) {
    throw invalidArgument(`GridRange.endRowIndex[${area.bottom}] is after last row in grid[${tab.sheetId}]`);
  }
  if (area.right > tab.columnCount) {
    throw invalidArgument(
      `GridRange.endColumnIndex[${area.right}] is after last column in grid[${tab.sheetId}]`,
    );
  }
  return area;
}

/** An area in A1 notation, cut at the edges of the grid, as in the values API. */
export function areaName(area: Area): string {
  const { tab } = area;
  const from = `${columnLetters(area.left)}${area.top + 1}`;
  const bottom = Math.max(area.top + 1, Math.min(area.bottom, tab.rowCount));
  const right = Math.max(area.left + 1, Math.min(area.right, tab.columnCount));
  const to = `${columnLetters(right - 1)}${bottom}`;
  return `${quoteTitle(tab.title)}!${from === to ? from : `${from}:${to}`}`;
}

/** Refuses to read an area that begins outside its sheet's grid, with the values API's message. */
export function checkStart(area: Area): void {
  const { tab } = area;
  if (area.top < tab.rowCount && area.left < tab.columnCount) return;
  const from = `${columnLetters(area.left)}${area.top + 1}`;
  const to = `${columnLetters(area.right - 1)}${area.bottom}`;
  const name = `${quoteTitle(tab.title)}!${from === to ? from : `${from}:${to}`}`;
  throw invalidArgument(
    `Range (${name}) exceeds grid limits. Max rows: ${tab.rowCount}, max columns: ${tab.columnCount}`,
  );
}
