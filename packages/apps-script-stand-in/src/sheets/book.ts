// A stored spreadsheet, and the simplest changes to its sheets, rows and cells.
import { idBytes } from '../ids';
import type { JsonObject } from '../json';
import { deepCopy, hasVersion } from '../store';
import { moveMerges, type MergedArea } from './merges';

/** A cell: the fields of Google's CellData that a user can change, and what ties the cell to a linked form. */
export interface Cell {
  userEnteredValue?: JsonObject;
  userEnteredFormat?: JsonObject;
  note?: string;
  dataValidation?: JsonObject;
  textFormatRuns?: JsonObject[];
  /** The value that a formula gives this cell. Computed when the cell is read, and never stored. */
  computed?: JsonObject;
  /** In the first column of a response sheet: the id of the row's response. */
  response?: string;
  /** In a response sheet's header: the column's question, and its title when the column was created. */
  question?: { readonly item: number; readonly title: string };
}

export interface Tab {
  /** Google's SheetProperties without the index, which is the sheet's position in the list. */
  properties: JsonObject;
  sheetId: number;
  title: string;
  rowCount: number;
  columnCount: number;
  /** The rows from the top; missing rows and cells are empty. */
  rows: Cell[][];
  /** The form whose responses go here. */
  formId?: string;
  /** Scripts that opened the book before this time don't find the tab. */
  appearsAt?: number;
  charts: JsonObject[];
  /** The merged cells; absent if there never were any. */
  merges?: MergedArea[];
  /** The properties set for rows and columns, by index. */
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
  /** The id for the next chart that is added without an id. */
  nextNumber: number;
}

export const DEFAULT_ROWS = 1000;
export const DEFAULT_COLUMNS = 26;
/** How many cells a spreadsheet can have. */
export const CELL_LIMIT = 10_000_000;
export const MAX_CELL_CHARACTERS = 50_000;

/** Whether a stored document is a book of this version. */
export function isBook(value: unknown): value is Book {
  return hasVersion(value, 1, 'tabs');
}

/** A new file id that looks like Google's. */
export function newFileId(): string {
  return `1${idBytes(32).toString('base64url').slice(0, 43)}`;
}

/** A new random sheet id, as on Google. Never 0, which only a book's first sheet has. */
export function newSheetId(book: Book): number {
  for (;;) {
    const id = idBytes(4).readUInt32BE() & 0x7fffffff;
    if (id !== 0 && !book.tabs.some((tab) => tab.sheetId === id)) return id;
  }
}

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

export function tabById(book: Book, sheetId: number): Tab | undefined {
  return book.tabs.find((tab) => tab.sheetId === sheetId);
}

/** The sheet with this title; Google ignores case. */
export function tabByTitle(book: Book, title: string): Tab | undefined {
  const wanted = title.toLowerCase();
  return (
    book.tabs.find((tab) => tab.title === title) ??
    book.tabs.find((tab) => tab.title.toLowerCase() === wanted)
  );
}

/** A cell for reading; an empty cell if there is none. */
export function cellAt(tab: Tab, row: number, column: number): Cell {
  return tab.rows[row]?.[column] ?? {};
}

/** A cell whose parts can be replaced. Created if necessary. */
export function editableCell(tab: Tab, row: number, column: number): Cell {
  const cell = { ...cellAt(tab, row, column) };
  putCell(tab, row, column, cell);
  return cell;
}

/** Puts a cell in its place, padding with empty cells before it. */
export function putCell(tab: Tab, row: number, column: number, cell: Cell): void {
  while (tab.rows.length <= row) tab.rows.push([]);
  const cells = tab.rows[row] ?? [];
  while (cells.length <= column) cells.push({});
  cells[column] = cell;
}

/** A copy of a book for changing. The copy shares cells until they are replaced. A replaced cell shares its parts. */
export function toBookDraft({ tabs, ...rest }: Book): Book {
  return {
    ...deepCopy(rest),
    tabs: tabs.map(({ rows, ...tab }) => ({ ...deepCopy(tab), rows: rows.map((cells) => [...cells]) })),
  };
}

/** Whether a cell has a value. */
export function hasCellValue(cell: Cell): boolean {
  return cell.userEnteredValue !== undefined || cell.computed !== undefined;
}

/** The number of rows up to the last row with a value. */
export function usedRowCount(tab: Tab): number {
  for (let row = tab.rows.length; row > 0; row -= 1) if (tab.rows[row - 1]?.some(hasCellValue)) return row;
  return 0;
}

/** Inserts or removes rows or columns of a sheet with their cells. Counts can be 0. */
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
