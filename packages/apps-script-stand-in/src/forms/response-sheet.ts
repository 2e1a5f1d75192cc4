// Writes responses into the linked spreadsheet as Google Forms does: a sheet with a header and a row for each response.
//
// A column belongs to a question and its title. A question with a changed title gets a new column at the right. The column
// of a deleted question stays. Cells remember which question and response they belong to, even if the host moves, inserts or
// deletes rows and columns.
//
// An answer is entered as if typed, so `007` becomes 7, except that a leading `=` stays text. Google documents neither, but
// typed values are harder for the sheet's reader, and nobody has seen an answer become a formula.
import type { Cloud } from '../cloud';
import { editableCell, newSheetId, newTab, tabById, type Book, type Cell, type Tab } from '../sheets/book';
import { enterValue, setNumberFormat } from '../sheets/cells';
import { resizeTab } from '../sheets/properties';
import { instantToSerial } from '../sheets/serial-dates';
import { isQuestion, type FormDocument, type StoredResponse } from './form';

/** The id for the timestamp's column, which belongs to no item. */
const TIMESTAMP_ITEM_ID = -1;
const NEW_TAB_ROWS = 100;

interface FormColumn {
  readonly item: number;
  readonly title: string;
  readonly value: (response: StoredResponse) => string;
}

function formColumns(form: FormDocument): FormColumn[] {
  return form.items.filter(isQuestion).map(({ id, title }) => ({
    item: id,
    title,
    value: ({ answers }) => {
      const answer = answers[String(id)] ?? '';
      return Array.isArray(answer) ? answer.join(', ') : answer;
    },
  }));
}

function headerColumnIndex(tab: Tab, column: FormColumn): number {
  const header: Cell[] = tab.rows[0] ?? [];
  const mine = (cell: Cell): boolean =>
    cell.question?.item === column.item && cell.question.title === column.title;
  const found = header.findIndex(mine);
  if (found >= 0) return found;
  let free = header.length;
  while (
    free > 0 &&
    header[free - 1]?.userEnteredValue === undefined &&
    header[free - 1]?.question === undefined
  ) {
    free -= 1;
  }
  return free;
}

/** Adds missing header cells for the questions' titles. Returns each column's index. */
function writeHeader(book: Book, tab: Tab, form: FormDocument): Map<FormColumn, number> {
  const places = new Map<FormColumn, number>();
  const timestamp: FormColumn = { item: TIMESTAMP_ITEM_ID, title: 'Timestamp', value: () => '' };
  for (const column of [timestamp, ...formColumns(form)]) {
    const place = headerColumnIndex(tab, column);
    if (place >= tab.columnCount) resizeTab(book, tab, tab.rowCount, place + 1);
    const cell = editableCell(tab, 0, place);
    if (cell.question === undefined) {
      cell.question = { item: column.item, title: column.title };
      if (column.title !== '') cell.userEnteredValue = { stringValue: column.title };
    }
    places.set(column, place);
  }
  return places;
}

function findResponseRow(tab: Tab, response: StoredResponse): number | undefined {
  const row = tab.rows.findIndex((cells) => cells.some((cell) => cell.response === response.id));
  return row < 0 ? undefined : row;
}

function nextFreeRow(tab: Tab): number {
  for (let row = tab.rows.length; row > 1; row -= 1) {
    const used = tab.rows[row - 1]?.some(
      (cell) => cell.userEnteredValue !== undefined || cell.response !== undefined,
    );
    if (used === true) return row;
  }
  return 1;
}

function writeRow(book: Book, tab: Tab, form: FormDocument, response: StoredResponse): void {
  const places = writeHeader(book, tab, form);
  const row = findResponseRow(tab, response) ?? nextFreeRow(tab);
  if (row >= tab.rowCount) resizeTab(book, tab, row + 1, tab.columnCount);
  for (const [column, place] of places) {
    const cell = editableCell(tab, row, place);
    if (column.item === TIMESTAMP_ITEM_ID) {
      // Forms records the time in whole seconds.
      const serial = instantToSerial(Math.floor(response.at / 1000) * 1000, response.zone ?? book.timeZone);
      cell.userEnteredValue = { numberValue: serial };
      cell.response = response.id;
      setNumberFormat(cell, 'DATE_TIME', 'm/d/yyyy h:mm:ss');
      continue;
    }
    enterValue(book, tab, { row, column: place }, column.value(response), 'answer', response.at);
  }
}

/** The sheet that a form's responses go to; undefined if it no longer goes to one. */
function findResponseTab(book: Book, form: FormDocument): Tab | undefined {
  const tab = form.destination === undefined ? undefined : tabById(book, form.destination.sheetId);
  return tab?.formId === form.id ? tab : undefined;
}

/** Inserts a form's response sheet as a book's first sheet, with all responses. Scripts see it from `appearsAt` on. */
export function linkSheet(cloud: Cloud, form: FormDocument, bookId: string, appearsAt: number): number {
  return cloud.changeBookAsGoogle(bookId, (book) => {
    const titles = new Set(book.tabs.map((tab) => tab.title.toLowerCase()));
    let number = 1;
    while (titles.has(`form responses ${number}`)) number += 1;
    const tab = newTab(newSheetId(book), `Form Responses ${number}`, NEW_TAB_ROWS);
    tab.formId = form.id;
    tab.appearsAt = appearsAt;
    tab.properties = { gridProperties: { frozenRowCount: 1 } };
    book.tabs.unshift(tab);
    writeHeader(book, tab, form);
    for (const response of form.responses) writeRow(book, tab, form, response);
    return tab.sheetId;
  });
}

/** Unlinks a form from its response sheet. The rows stay. */
export function unlinkSheet(cloud: Cloud, form: FormDocument): void {
  const { destination } = form;
  if (destination === undefined || cloud.books.get(destination.bookId) === undefined) return;
  cloud.changeBookAsGoogle(destination.bookId, (book) => {
    const tab = findResponseTab(book, form);
    if (tab !== undefined) delete tab.formId;
  });
}

/** Updates the header of a form's response sheet to match the form's questions. */
export function updateHeader(cloud: Cloud, formId: string): void {
  const form = cloud.forms.get(formId);
  const bookId = form?.destination?.bookId;
  if (form === undefined || bookId === undefined) return;
  const current = cloud.books.get(bookId);
  if (current === undefined || findResponseTab(current, form) === undefined) return;
  cloud.changeBookAsGoogle(bookId, (book) => {
    const tab = findResponseTab(book, form);
    if (tab !== undefined) writeHeader(book, tab, form);
  });
}

/** Writes a response into its form's sheet, as a new row or, after an edit, over its old row. */
export function writeResponse(cloud: Cloud, form: FormDocument, response: StoredResponse): void {
  const { destination } = form;
  if (destination === undefined || cloud.books.get(destination.bookId) === undefined) return;
  cloud.changeBookAsGoogle(destination.bookId, (book) => {
    const tab = findResponseTab(book, form);
    if (tab !== undefined) writeRow(book, tab, form, response);
  });
}

/** Writes responses that are due into their sheets. Idempotent. */
export function writeDueResponses(cloud: Cloud): void {
  const now = cloud.clock.now();
  for (const id of cloud.forms.ids()) {
    const form = cloud.forms.get(id);
    const due = (form?.landing ?? []).filter(({ at }) => at <= now).map(({ response }) => response);
    if (form === undefined || due.length === 0) continue;
    for (const response of form.responses)
      if (due.includes(response.id)) writeResponse(cloud, form, response);
    cloud.forms.change(id, (draft) => {
      draft.landing = (draft.landing ?? []).filter(({ response }) => !due.includes(response));
    });
  }
}
