// A spreadsheet as the store keeps it, with the simplest changes of it: to sheets, rows and cells.
import { idBytes } from '../ids';
import type { JsonObject } from '../json';
import { copyOf, isVersion } from '../store';
import { moveMerges, type Merge } from './merges';

/** A cell: the parts of Google's CellData that a user enters, and what a linked form has noted on it. */
export interface Cell {
  userEnteredValue?: JsonObject;
  userEnteredFormat?: JsonObject;
  note?: string;
  dataValidation?: JsonObject;
  textFormatRuns?: JsonObject[];
  /** The value that a formula gives this cell. It is never stored, but computed when the cell is read. */
  computed?: JsonObject;
  /** In the first column of a response sheet: which response this row holds; it moves with the row. */
  response?: string;
  /** In a response sheet's header: this column's question, and its title when the column was made. */
  question?: { readonly item: number; readonly title: string };
}

export interface Tab {
  /** Google's SheetProperties without the index, which is the sheet's place in the list. */
  properties: JsonObject;
  sheetId: number;
  title: string;
  rowCount: number;
  columnCount: number;
  /** The rows from the top; rows and cells that are missing are empty. */
  rows: Cell[][];
  /** The form whose responses come here. */
  formId?: string;
  /** A script that opens the book earlier than this does not find the tab. */
  appearsAt?: number;
  charts: JsonObject[];
  /** The merged cells; absent where there never were any. */
  merges?: Merge[];
  /** The properties of rows and columns that were set, by their number. */
  rowMetadata: Record<string, JsonObject>;
  columnMetadata: Record<string, JsonObject>;
}

export interface Book {
  version: 1;
  id: string;
  title: string;
  locale: string;
  timeZone: string;
  tabs: Tab[];
  /** The number of the next chart that is given none. */
  nextNumber: number;
}

export const DEFAULT_ROWS = 1000;
export const DEFAULT_COLUMNS = 26;
/** How many cells a spreadsheet may have. */
export const CELL_LIMIT = 10_000_000;
export const CELL_CHARACTERS = 50_000;

/** Whether a stored document is a book of this version. */
export function isBook(value: unknown): value is Book {
  return isVersion(value, 1, 'tabs');
}

/** Draws a new file id that looks like Google's. */
export function newFileId(): string {
  return `1${idBytes(32).toString('base64url').slice(0, 43)}`;
}

/** Draws a new sheet id as Google does: any number but 0, which only the first sheet of a book has. */
export function newSheetId(book: Book): number {
  for (;;) {
    const id = idBytes(4).readUInt32BE() & 0x7fffffff;
    if (id !== 0 && !book.tabs.some((tab) => tab.sheetId === id)) return id;
  }
}

/** Makes an empty sheet. */
export function newTab(sheetId: number, title: string, rows = DEFAULT_ROWS, columns = DEFAULT_COLUMNS): Tab {
  return {
    properties: {},
    sheetId,
    title,
    rowCount: rows,
    columnCount: columns,
    rows: [],
    charts: [],
    rowMetadata: {},
    columnMetadata: {},
  };
}

/** Makes a book with one empty sheet. */
export function newBook(title: string, timeZone: string, locale = 'en_US'): Book {
  return {
    version: 1,
    id: newFileId(),
    title,
    locale,
    timeZone,
    tabs: [newTab(0, 'Sheet1')],
    nextNumber: 1,
  };
}

/** Finds the sheet with this id. */
export function tabById(book: Book, sheetId: number): Tab | undefined {
  return book.tabs.find((tab) => tab.sheetId === sheetId);
}

/** Finds the sheet with this name; Google ignores capitals. */
export function tabByTitle(book: Book, title: string): Tab | undefined {
  const wanted = title.toLowerCase();
  return (
    book.tabs.find((tab) => tab.title === title) ??
    book.tabs.find((tab) => tab.title.toLowerCase() === wanted)
  );
}

/** Gives a cell to be read; an empty one where there is none. */
export function cellAt(tab: Tab, row: number, column: number): Cell {
  return tab.rows[row]?.[column] ?? {};
}

/** Gives a cell whose parts may be replaced, and makes it where there is none. */
export function cellFor(tab: Tab, row: number, column: number): Cell {
  const cell = { ...cellAt(tab, row, column) };
  putCell(tab, row, column, cell);
  return cell;
}

/** Puts a cell into its place, with empty ones before it where there are none. */
export function putCell(tab: Tab, row: number, column: number, cell: Cell): void {
  while (tab.rows.length <= row) tab.rows.push([]);
  const cells = tab.rows[row] ?? [];
  while (cells.length <= column) cells.push({});
  cells[column] = cell;
}

/** Copies a book for changing it. The copy shares the cells until others take their places, and cells share their parts. */
export function draftOfBook({ tabs, ...rest }: Book): Book {
  return {
    ...copyOf(rest),
    tabs: tabs.map(({ rows, ...tab }) => ({ ...copyOf(tab), rows: rows.map((cells) => [...cells]) })),
  };
}

/** Whether a cell holds a value. */
export function hasValue(cell: Cell): boolean {
  return cell.userEnteredValue !== undefined || cell.computed !== undefined;
}

/** Counts the rows up to the last one with a value. */
export function lastRow(tab: Tab): number {
  for (let row = tab.rows.length; row > 0; row -= 1) if (tab.rows[row - 1]?.some(hasValue)) return row;
  return 0;
}

/** Inserts or removes rows or columns of a sheet, cells and all; counts may be 0. */
export function spliceDimension(
  tab: Tab,
  dimension: 'ROWS' | 'COLUMNS',
  start: number,
  removed: number,
  added: number,
): void {
  if (dimension === 'ROWS') {
    const blank = Array.from({ length: added }, (): Cell[] => []);
    if (start < tab.rows.length) tab.rows.splice(start, removed, ...blank);
    tab.rowCount += added - removed;
  } else {
    for (const cells of tab.rows) {
      const blank = Array.from({ length: added }, (): Cell => ({}));
      if (start < cells.length) cells.splice(start, removed, ...blank);
    }
    tab.columnCount += added - removed;
  }
  moveMerges(tab, dimension, start, removed, added);
  const key = dimension === 'ROWS' ? 'rowMetadata' : 'columnMetadata';
  const moved: Record<string, JsonObject> = {};
  for (const [index, properties] of Object.entries(tab[key])) {
    const at = Number(index);
    if (at < start) moved[index] = properties;
    else if (at >= start + removed) moved[String(at + added - removed)] = properties;
  }
  tab[key] = moved;
}
