// Changes of a book as a user makes them in Sheets: what is typed is read as typing, tabs come and go.
import type { Json, JsonObject } from '../apps-script/json';
import { isJsonObject, listAt, numberAt, objectAt, objectsAt, textAt } from '../apps-script/json';
import { columnLetters, quoteTitle } from '../apps-script/sheets/a1';
import type { SheetsApi } from '../apps-script/sheets/api';
import type { BookEdit } from './messages';

interface Grid {
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
}

/** Makes a change, or throws Google's refusal. */
export function editBook(api: SheetsApi, id: string, edit: BookEdit): void {
  if (edit.kind === 'type') typeInto(api, id, edit);
  else api.batchUpdate({ requests: [requestFor(edit)] }, id);
}

function requestFor(edit: Exclude<BookEdit, { readonly kind: 'type' }>): JsonObject {
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

function typeInto(api: SheetsApi, id: string, edit: Extract<BookEdit, { readonly kind: 'type' }>): void {
  const grid = gridOf(api, id, edit.tab);
  const bottom = edit.row + edit.values.length;
  const right = edit.column + Math.max(0, ...edit.values.map((row) => row.length));
  // Sheets grows to what is pasted.
  const growth = [
    { dimension: 'ROWS', length: bottom - grid.rows },
    { dimension: 'COLUMNS', length: right - grid.columns },
  ].filter(({ length }) => length > 0);
  if (growth.length > 0) {
    const requests = growth.map((more) => ({ appendDimension: { sheetId: edit.tab, ...more } }));
    api.batchUpdate({ requests }, id);
  }
  const corner = `${columnLetters(edit.column)}${edit.row + 1}`;
  const range = `${quoteTitle(grid.title)}!${corner}:${columnLetters(right - 1)}${bottom}`;
  const values = edit.values.map((row) => [...row]);
  api.valuesBatchUpdate({ valueInputOption: 'USER_ENTERED', data: [{ range, values }] }, id);
}

function gridOf(api: SheetsApi, id: string, tab: number): Grid {
  const sheets = objectsAt(api.get(id, { fields: 'sheets.properties' }), 'sheets');
  const found = sheets.map((sheet) => objectAt(sheet, 'properties')).find((one) => one['sheetId'] === tab);
  if (found === undefined) throw new Error('Cannot change this tab: it was deleted. Choose another one.');
  const grid = objectAt(found, 'gridProperties');
  return {
    title: textAt(found, 'title') ?? '',
    rows: numberAt(grid, 'rowCount') ?? 0,
    columns: numberAt(grid, 'columnCount') ?? 0,
  };
}

/** Reads an edit that a page sent; undefined for what is none. */
export function readEdit(json: Json): BookEdit | undefined {
  if (!isJsonObject(json)) return undefined;
  const index = (key: string): number | undefined => {
    const value = numberAt(json, key);
    return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
  };
  const kind = textAt(json, 'kind');
  if (kind === 'add-tab') return { kind };
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
  const values = listAt(json, 'values').map((cells) =>
    Array.isArray(cells) ? cells.filter((cell) => typeof cell === 'string') : [],
  );
  if (kind !== 'type' || row === undefined || column === undefined || values.length === 0) return undefined;
  return { kind, tab, row, column, values };
}
