// Ranges: A1 notation to Google's GridRange and back, within a book.
import { numberAt, type JsonObject } from '../json';
import { invalid } from '../errors';
import { tabByTitle, type Book, type Tab } from './book';

/** A range on one sheet, from inclusive to exclusive, closed on all sides. */
export interface Area {
  readonly tab: Tab;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The letters of a column: 0 is A. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** A sheet's name as A1 notation wants it: quoted where it must be. */
export function quoteTitle(title: string): string {
  const plain = /^[A-Za-z_][A-Za-z0-9_]*$/.test(title) && !/^[A-Za-z]{1,3}\d+$/.test(title);
  return plain ? title : `'${title.replaceAll("'", "''")}'`;
}

interface Corner {
  readonly column: number | undefined;
  readonly row: number | undefined;
}

function parseCorner(text: string): Corner | undefined {
  const match = /^\$?([A-Za-z]{1,3})?\$?([1-9]\d{0,7})?$/.exec(text);
  if (match === null || text === '') return undefined;
  const [, letters, digits] = match;
  if (letters === undefined && digits === undefined) return undefined;
  return {
    column: letters === undefined ? undefined : columnIndex(letters),
    row: digits === undefined ? undefined : Number(digits) - 1,
  };
}

const span = (a: number | undefined, b: number | undefined): [number | undefined, number | undefined] =>
  a !== undefined && b !== undefined && b < a ? [b, a] : [a, b];

function parseCells(tab: Tab, text: string): Area | undefined {
  const parts = text.split(':');
  const first = parseCorner(parts[0] ?? '');
  if (first === undefined || parts.length > 2) return undefined;
  const whole = { tab, top: 0, left: 0, bottom: tab.rowCount, right: tab.columnCount };
  if (parts.length === 1) {
    const { row, column } = first;
    if (row === undefined || column === undefined) return undefined;
    return { tab, top: row, left: column, bottom: row + 1, right: column + 1 };
  }
  const second = parseCorner(parts[1] ?? '');
  if (second === undefined) return undefined;
  const [top, bottom] = span(first.row, second.row);
  const [left, right] = span(first.column, second.column);
  return {
    ...whole,
    top: top ?? 0,
    left: left ?? 0,
    bottom: bottom === undefined ? Math.max(tab.rowCount, top ?? 0) : bottom + 1,
    right: right === undefined ? Math.max(tab.columnCount, left ?? 0) : right + 1,
  };
}

function splitSheet(range: string): {
  readonly title: string | undefined;
  readonly cells: string | undefined;
} {
  const quoted = /^'((?:[^']|'')*)'(?:!(.*))?$/s.exec(range);
  if (quoted !== null) return { title: quoted[1]?.replaceAll("''", "'"), cells: quoted[2] };
  const bang = range.lastIndexOf('!');
  if (bang >= 0) return { title: range.slice(0, bang), cells: range.slice(bang + 1) };
  return { title: undefined, cells: range };
}

/** Reads a range in A1 notation; without a sheet it is on the first one. */
export function parseRange(book: Book, range: string): Area {
  const unable = invalid(`Unable to parse range: ${range}`);
  const { title, cells } = splitSheet(range);
  const first = book.tabs[0];
  if (first === undefined) throw unable;
  if (title === undefined) {
    // Cells are tried first: a sheet called CO2 must be quoted.
    const area = cells === undefined ? undefined : parseCells(first, cells);
    if (area !== undefined) return area;
    const named = namedRange(book, range) ?? wholeTab(tabByTitle(book, range));
    if (named === undefined) throw unable;
    return named;
  }
  const tab = tabByTitle(book, title);
  const area = tab === undefined ? undefined : cells === undefined ? wholeTab(tab) : parseCells(tab, cells);
  if (area === undefined) throw unable;
  return area;
}

function wholeTab(tab: Tab | undefined): Area | undefined {
  return tab && { tab, top: 0, left: 0, bottom: tab.rowCount, right: tab.columnCount };
}

function namedRange(book: Book, name: string): Area | undefined {
  const found = book.namedRanges.find((named) => named['name'] === name);
  const range = found?.['range'];
  return typeof range === 'object' && range !== null && !Array.isArray(range)
    ? areaOfGridRange(book, range)
    : undefined;
}

/** The area of a GridRange: missing ends are the sheet's; a missing sheetId is 0, as in Google's protocol. */
export function areaOfGridRange(book: Book, range: JsonObject): Area {
  const sheetId = numberAt(range, 'sheetId') ?? 0;
  const tab = book.tabs.find((candidate) => candidate.sheetId === sheetId);
  if (tab === undefined) throw invalid(`No grid with id: ${sheetId}`);
  const area = {
    tab,
    top: numberAt(range, 'startRowIndex') ?? 0,
    left: numberAt(range, 'startColumnIndex') ?? 0,
    bottom: numberAt(range, 'endRowIndex') ?? tab.rowCount,
    right: numberAt(range, 'endColumnIndex') ?? tab.columnCount,
  };
  for (const [key, value] of Object.entries(range)) {
    if (typeof value === 'number' && value < 0)
      throw invalid(`GridRange.${key} must not be negative: ${value}`);
  }
  if (area.bottom < area.top) {
    throw invalid(`GridRange.endRowIndex[${area.bottom}] is before startRowIndex[${area.top}]`);
  }
  if (area.right < area.left) {
    throw invalid(`GridRange.endColumnIndex[${area.right}] is before startColumnIndex[${area.left}]`);
  }
  return area;
}

/** Refuses an area that is not wholly on its sheet's grid. */
export function insideGrid(area: Area): Area {
  const { tab } = area;
  if (area.bottom > tab.rowCount) {
    throw invalid(`GridRange.endRowIndex[${area.bottom}] is after last row in grid[${tab.sheetId}]`);
  }
  if (area.right > tab.columnCount) {
    throw invalid(`GridRange.endColumnIndex[${area.right}] is after last column in grid[${tab.sheetId}]`);
  }
  return area;
}

/** An area in A1 notation, as the values API answers it: ends cut to the grid. */
export function areaName(area: Area): string {
  const { tab } = area;
  const from = `${columnLetters(area.left)}${area.top + 1}`;
  const bottom = Math.max(area.top + 1, Math.min(area.bottom, tab.rowCount));
  const right = Math.max(area.left + 1, Math.min(area.right, tab.columnCount));
  const to = `${columnLetters(right - 1)}${bottom}`;
  return `${quoteTitle(tab.title)}!${from === to ? from : `${from}:${to}`}`;
}

/**
 * Refuses an area beyond its sheet's grid, with the words of the values API: a write may not leave the grid at all,
 * a read must only start on it and is cut at its edges.
 */
export function withinLimits(area: Area, use: 'read' | 'write'): Area {
  const { tab } = area;
  const outside =
    use === 'write'
      ? area.bottom > tab.rowCount || area.right > tab.columnCount
      : area.top >= tab.rowCount || area.left >= tab.columnCount;
  if (outside) {
    const from = `${columnLetters(area.left)}${area.top + 1}`;
    const to = `${columnLetters(area.right - 1)}${area.bottom}`;
    const name = `${quoteTitle(tab.title)}!${from === to ? from : `${from}:${to}`}`;
    throw invalid(
      `Range (${name}) exceeds grid limits. Max rows: ${tab.rowCount}, max columns: ${tab.columnCount}`,
    );
  }
  return area;
}
