// Changes the properties of books and sheets, which are as in Google's resources.
import { isTimeZone } from './serial-dates';
import { invalidArgument } from '../errors';
import { numberAt, objectAt, textAt, type JsonObject } from '../json';
import { renameReferences } from '../formulas/references';
import { checkFreeze, truncateMerges } from './merges';
import { CELL_LIMIT, tabByTitle, type Book, type Tab } from './book';

export function sheetProperties(book: Book, tab: Tab): JsonObject {
  return {
    ...tab.properties,
    sheetId: tab.sheetId,
    title: tab.title,
    index: book.tabs.indexOf(tab),
    sheetType: 'GRID',
    gridProperties: {
      ...objectAt(tab.properties, 'gridProperties'),
      rowCount: tab.rowCount,
      columnCount: tab.columnCount,
    },
  };
}

export function spreadsheetProperties(book: Book): JsonObject {
  return {
    title: book.title,
    locale: book.locale,
    autoRecalc: 'ON_CHANGE',
    timeZone: book.timeZone,
  };
}

/** Refuses an invalid title, or a title that another sheet has (ignoring case). */
export function checkTitle(book: Book, title: string, self?: Tab): void {
  if (title === '') throw invalidArgument('A sheet name cannot be empty.');
  if (title.length > 100) throw invalidArgument('The sheet name cannot be greater than 100 characters.');
  const other = tabByTitle(book, title);
  if (other !== undefined && other !== self) {
    throw invalidArgument(`A sheet with the name "${title}" already exists. Please enter another name.`);
  }
}

/** Refuses to let a book exceed Google's cell limit. */
export function checkCellLimit(book: Book): void {
  const cells = book.tabs.reduce((sum, tab) => sum + tab.rowCount * tab.columnCount, 0);
  if (cells <= CELL_LIMIT) return;
  throw invalidArgument(
    `This action would increase the number of cells in the workbook above the limit of ${CELL_LIMIT} cells.`,
  );
}

/** Resizes a sheet. Cells outside are lost. */
export function resizeTab(book: Book, tab: Tab, rows: number, columns: number): void {
  if (rows < 1 || columns < 1) throw invalidArgument('A sheet must have at least one row and one column.');
  if (columns > 18_278) throw invalidArgument('A sheet cannot have more than 18278 columns.');
  tab.rowCount = rows;
  tab.columnCount = columns;
  if (tab.rows.length > rows) tab.rows.length = rows;
  for (const cells of tab.rows) if (cells.length > columns) cells.length = columns;
  truncateMerges(tab);
  checkCellLimit(book);
  checkFrozen(tab);
}

function checkFrozen(tab: Tab): void {
  const grid = objectAt(tab.properties, 'gridProperties');
  if ((numberAt(grid, 'frozenRowCount') ?? 0) >= tab.rowCount) {
    throw invalidArgument("You can't freeze all visible rows on the sheet.");
  }
  if ((numberAt(grid, 'frozenColumnCount') ?? 0) >= tab.columnCount) {
    throw invalidArgument("You can't freeze all visible columns on the sheet.");
  }
  checkFreeze(tab);
}

/** Updates a sheet from the given SheetProperties. */
export function updateProperties(book: Book, tab: Tab, properties: JsonObject): void {
  const title = textAt(properties, 'title');
  if (title !== undefined && title !== tab.title) {
    checkTitle(book, title, tab);
    renameReferences(book, tab, title);
    tab.title = title;
  }
  const { rowCount, columnCount, ...grid } = objectAt(properties, 'gridProperties');
  const rest: JsonObject = {};
  for (const [key, value] of Object.entries(properties)) {
    if (!['sheetId', 'title', 'index', 'sheetType', 'gridProperties'].includes(key)) rest[key] = value;
  }
  tab.properties = Object.keys(grid).length > 0 ? { ...rest, gridProperties: grid } : rest;
  resizeTab(
    book,
    tab,
    typeof rowCount === 'number' ? rowCount : tab.rowCount,
    typeof columnCount === 'number' ? columnCount : tab.columnCount,
  );
}

/** Moves a sheet to an index in the row of tabs. */
export function moveTab(book: Book, tab: Tab, index: number): void {
  if (index < 0) throw invalidArgument(`Sheet index must not be negative: ${index}`);
  const from = book.tabs.indexOf(tab);
  book.tabs.splice(from, 1);
  // Google counts the indexes before the move.
  const to = index > from ? index - 1 : index;
  book.tabs.splice(Math.min(to, book.tabs.length), 0, tab);
}

/** Updates a book from the given SpreadsheetProperties. */
export function updateBookProperties(book: Book, properties: JsonObject): void {
  const timeZone = textAt(properties, 'timeZone') ?? book.timeZone;
  if (!isTimeZone(timeZone)) throw invalidArgument(`Invalid time zone: ${timeZone}`);
  book.title = textAt(properties, 'title') ?? book.title;
  book.locale = textAt(properties, 'locale') ?? book.locale;
  book.timeZone = timeZone;
}
