// Changes a book as a user of Sheets does. Typed text is parsed as in Sheets and can be undone. Tabs are added and deleted.
import {
  type Json,
  type JsonObject,
  isJsonObject,
  listAt,
  numberAt,
  objectAt,
  textAt,
  asText,
  objectsAt,
} from 'apps-script-stand-in/json';
import type { Host } from 'apps-script-stand-in/host';
import { shiftFormula } from 'apps-script-stand-in/formulas/references';
import type { BookEdit, CellArea } from './server-messages';

/** Makes a change. `before` stores the old contents for undoing. Throws the errors that Google would. */
export function editBook(host: Host, id: string, edit: BookEdit, before: UndoHistory): void {
  if (edit.kind === 'undo') before.undo(host, id);
  else if (edit.kind === 'fill') editBook(host, id, fillEdit(host, id, edit), before);
  else if (edit.kind === 'copy') editBook(host, id, copyEdit(host, id, edit), before);
  else if (edit.kind === 'type') {
    before.remember(host, id, edit);
    host.typeInto(id, { sheetId: edit.tab, row: edit.row, column: edit.column }, edit.values);
  } else {
    before.forget(id);
    host.sheets().batchUpdate({ requests: [editRequest(edit)] }, id);
  }
}

/** The edit that copies an area's first row into the rows below it. */
function fillEdit(host: Host, id: string, area: CellArea): BookEdit {
  const cells = readStoredCells(host, id, area.tab);
  const values = Array.from({ length: area.rows - 1 }, (_, index) =>
    rowWithShiftedReferences(cells, area, area.row, [index + 1, 0]),
  );
  return { kind: 'type', tab: area.tab, row: area.row + 1, column: area.column, values };
}

/** The edit that copies cells to another place. */
function copyEdit(
  host: Host,
  id: string,
  { from, ...to }: Extract<BookEdit, { readonly kind: 'copy' }>,
): BookEdit {
  const cells = readStoredCells(host, id, from.tab);
  const by = [to.row - from.row, to.column - from.column] as const;
  const values = Array.from({ length: from.rows }, (_, down) =>
    rowWithShiftedReferences(cells, from, from.row + down, by),
  );
  return { ...to, kind: 'type', values };
}

/** A row of cells as typed text, with references in formulas shifted by this many rows and columns. */
function rowWithShiftedReferences(
  cells: readonly (readonly JsonObject[])[],
  { column, columns }: CellArea,
  row: number,
  [down, right]: readonly [number, number],
): readonly string[] {
  return Array.from({ length: columns }, (_, index) => {
    const entered = objectAt(cells[row]?.[column + index] ?? {}, 'userEnteredValue');
    const formula = textAt(entered, 'formulaValue');
    if (formula !== undefined) return shiftFormula(formula, down, right);
    const text = textAt(entered, 'stringValue');
    return text === undefined ? asText(entered['numberValue'] ?? entered['boolValue'] ?? '') : `'${text}`;
  });
}

function editRequest(
  edit: Exclude<BookEdit, { readonly kind: 'type' | 'undo' | 'fill' | 'copy' }>,
): JsonObject {
  switch (edit.kind) {
    case 'add-tab':
      return { addSheet: {} };
    case 'rename-tab':
      return {
        updateSheetProperties: { properties: { sheetId: edit.tab, title: edit.title }, fields: 'title' },
      };
    case 'delete-tab':
      return { deleteSheet: { sheetId: edit.tab } };
    case 'insert':
    case 'delete': {
      const range = {
        sheetId: edit.tab,
        dimension: edit.what,
        startIndex: edit.at,
        endIndex: edit.at + 1,
      };
      return edit.kind === 'insert'
        ? { insertDimension: { range, inheritFromBefore: edit.at > 0 } }
        : { deleteDimension: { range } };
    }
  }
}

function readIndex(json: JsonObject, key: string): number | undefined {
  const value = numberAt(json, key);
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

function readArea(json: JsonObject): CellArea | undefined {
  const [tab, row, column] = [readIndex(json, 'tab'), readIndex(json, 'row'), readIndex(json, 'column')];
  const [rows = 0, columns = 0] = [readIndex(json, 'rows'), readIndex(json, 'columns')];
  if (tab === undefined || row === undefined || column === undefined || rows < 1 || columns < 1)
    return undefined;
  return { tab, row, column, rows, columns };
}

/** Parses a change; undefined if it isn't valid. */
export function parseEdit(json: Json): BookEdit | undefined {
  if (!isJsonObject(json)) return undefined;
  const index = (key: string): number | undefined => readIndex(json, key);
  const kind = textAt(json, 'kind');
  if (kind === 'add-tab' || kind === 'undo') return { kind };
  const tab = index('tab');
  if (tab === undefined) return undefined;
  if (kind === 'delete-tab') return { kind, tab };
  if (kind === 'rename-tab') return { kind, tab, title: textAt(json, 'title') ?? '' };
  if (kind === 'insert' || kind === 'delete') {
    const at = index('at');
    const what = textAt(json, 'what');
    if (at === undefined || (what !== 'ROWS' && what !== 'COLUMNS')) return undefined;
    return { kind, tab, what, at };
  }
  const row = index('row');
  const column = index('column');
  if (kind === 'fill') {
    const area = readArea(json);
    return area === undefined || area.rows < 2 ? undefined : { kind, ...area };
  }
  if (kind === 'copy') {
    const from = readArea(objectAt(json, 'from'));
    return from === undefined || row === undefined || column === undefined
      ? undefined
      : { kind, from, tab, row, column };
  }
  const values = listAt(json, 'values').map((cells) =>
    Array.isArray(cells) ? cells.filter((cell) => typeof cell === 'string') : [],
  );
  if (kind !== 'type' || row === undefined || column === undefined || values.length === 0) return undefined;
  return { kind, tab, row, column, values };
}

/** How many steps can be undone per book. */
const MAX_UNDO_STEPS = 100;
const CELL_FIELDS = 'sheets(properties.sheetId,data.rowData.values(userEnteredValue,userEnteredFormat))';

/** A tab's cells as stored, row by row. */
function readStoredCells(host: Host, book: string, tab: number): readonly (readonly JsonObject[])[] {
  const sheets = objectsAt(host.sheets().get(book, { fields: CELL_FIELDS }), 'sheets');
  const sheet = sheets.find((one) => numberAt(objectAt(one, 'properties'), 'sheetId') === tab) ?? {};
  const [data = {}] = objectsAt(sheet, 'data');
  return objectsAt(data, 'rowData').map((cells) => objectsAt(cells, 'values'));
}

type TypingEdit = Extract<BookEdit, { readonly kind: 'type' }>;

export class UndoHistory {
  readonly #requests = new Map<string, readonly JsonObject[]>();

  /** Saves the current contents of cells that are about to be overwritten. */
  remember(host: Host, book: string, { tab, row, column, values }: TypingEdit): void {
    const stored = readStoredCells(host, book, tab);
    const width = values.reduce((most, cells) => Math.max(most, cells.length), 0);
    const rows = values.map((_, down) => ({
      values: Array.from({ length: width }, (__, right) => stored[row + down]?.[column + right] ?? {}),
    }));
    const range = {
      sheetId: tab,
      startRowIndex: row,
      endRowIndex: row + values.length,
      startColumnIndex: column,
      endColumnIndex: column + width,
    };
    const request = { updateCells: { range, rows, fields: 'userEnteredValue,userEnteredFormat' } };
    this.#requests.set(book, [...(this.#requests.get(book) ?? []), request].slice(-MAX_UNDO_STEPS));
  }

  /** Undoes the latest typing, if any is left. */
  undo(host: Host, book: string): void {
    const requests = this.#requests.get(book) ?? [];
    const last = requests[requests.length - 1];
    this.#requests.set(book, requests.slice(0, -1));
    if (last !== undefined) host.sheets().batchUpdate({ requests: [last] }, book);
  }

  /** Forgets a book's undo steps. After rows or columns move or a tab is deleted, undoing would fill the wrong cells. */
  forget(book: string): void {
    this.#requests.delete(book);
  }
}
