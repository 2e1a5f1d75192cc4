// A spreadsheet as the store keeps it, and the smallest steps on it: sheets, rows, cells.
import { idBytes } from '../ids';
import type { JsonObject } from '../json';
import { copyOf } from '../store';
import { moveMerges, type Merge } from './merges';

/** One cell: the parts of Google's CellData that a user enters, and what a linked form remembers of it. */
export interface Cell {
  userEnteredValue?: JsonObject;
  userEnteredFormat?: JsonObject;
  note?: string;
  dataValidation?: JsonObject;
  textFormatRuns?: JsonObject[];
  /** The value that a formula gives this cell. Nothing stored has one: it is computed to be read. */
  computed?: JsonObject;
  /** In a response sheet's first column: the response that this row holds; it moves with the row. */
  response?: string;
  /** In a response sheet's header: the question that this column holds, and its title when it was made. */
  question?: { readonly item: number; readonly title: string };
}

export interface Tab {
  /** Google's SheetProperties, without the index: that is the place in the list. */
  properties: JsonObject;
  sheetId: number;
  title: string;
  rowCount: number;
  columnCount: number;
  /** Rows from the top; missing rows and cells are empty. */
  rows: Cell[][];
  /** The form whose responses land here. */
  formId?: string;
  /** The instant before which a script that opens the book does not find the tab. */
  appearsAt?: number;
  /** True for a table, whose headings are unique. */
  isTable?: boolean;
  charts: JsonObject[];
  /** Absent where none was ever made. */
  merges?: Merge[];
  /** Properties of rows and columns that were set, by index. */
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
  /** The next number for a chart that names none. */
  nextNumber: number;
}

export const DEFAULT_ROWS = 1000;
export const DEFAULT_COLUMNS = 26;
/** Cells that one spreadsheet may have. */
export const CELL_LIMIT = 10_000_000;
export const CELL_CHARACTERS = 50_000;

/** True for a stored document that is a book of this version. */
export function isBook(value: unknown): value is Book {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'tabs' in value &&
    Array.isArray(value.tabs)
  );
}

/** A new file id, in the shape of Google's. */
export function newFileId(): string {
  return `1${idBytes(32).toString('base64url').slice(0, 43)}`;
}

/** A new sheet id, as Google draws them: any number but 0, which only a book's first sheet has. */
export function newSheetId(book: Book): number {
  for (;;) {
    const id = idBytes(4).readUInt32BE() & 0x7fffffff;
    if (id !== 0 && !book.tabs.some((tab) => tab.sheetId === id)) return id;
  }
}

/** An empty sheet. */
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

/** A new book with one empty sheet. */
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

/** The sheet of this id. */
export function tabById(book: Book, sheetId: number): Tab | undefined {
  return book.tabs.find((tab) => tab.sheetId === sheetId);
}

/** The sheet of this name; Google compares names without regard to case. */
export function tabByTitle(book: Book, title: string): Tab | undefined {
  const wanted = title.toLowerCase();
  return (
    book.tabs.find((tab) => tab.title === title) ??
    book.tabs.find((tab) => tab.title.toLowerCase() === wanted)
  );
}

/** The cell, to be read; an empty one where nothing is. */
export function cellAt(tab: Tab, row: number, column: number): Cell {
  return tab.rows[row]?.[column] ?? {};
}

/** The cell, to be changed; made where nothing is. */
export function cellFor(tab: Tab, row: number, column: number): Cell {
  while (tab.rows.length <= row) tab.rows.push([]);
  const cells = tab.rows[row] ?? [];
  while (cells.length <= column) cells.push({});
  const cell = copyOf(cells[column] ?? {});
  cells[column] = cell;
  return cell;
}

/** A copy of a book to be changed. It shares its cells, of which `cellFor` gives copies. */
export function draftOfBook({ tabs, ...rest }: Book): Book {
  return {
    ...copyOf(rest),
    tabs: tabs.map(({ rows, ...tab }) => ({ ...copyOf(tab), rows: rows.map((cells) => [...cells]) })),
  };
}

/** True for a cell that holds a value. */
export function hasValue(cell: Cell): boolean {
  return cell.userEnteredValue !== undefined || cell.computed !== undefined;
}

/** Rows down to the last that has a value. */
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
