// Changes of a book as a user makes them in Sheets: what is typed is read as typing, tabs come and go.
import type { Json, JsonObject } from 'apps-script-stand-in/json';
import type { Host } from 'apps-script-stand-in/host';
import { isJsonObject, listAt, numberAt, textAt } from 'apps-script-stand-in/json';
import type { BookEdit } from './messages';
import type { TypedBefore } from './typed-before';

/** Makes a change, or throws Google's refusal; `before` keeps what can be taken back. */
export function editBook(host: Host, id: string, edit: BookEdit, before: TypedBefore): void {
  if (edit.kind === 'undo') before.undo(host, id);
  else if (edit.kind === 'type') {
    before.remember(host, id, edit);
    host.typeInto(id, { sheetId: edit.tab, row: edit.row, column: edit.column }, edit.values);
  } else {
    before.forget(id);
    host.sheets().batchUpdate({ requests: [requestFor(edit)] }, id);
  }
}

function requestFor(edit: Exclude<BookEdit, { readonly kind: 'type' | 'undo' }>): JsonObject {
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

/** Reads an edit that a page sent; undefined for what is none. */
export function readEdit(json: Json): BookEdit | undefined {
  if (!isJsonObject(json)) return undefined;
  const index = (key: string): number | undefined => {
    const value = numberAt(json, key);
    return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
  };
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
  const values = listAt(json, 'values').map((cells) =>
    Array.isArray(cells) ? cells.filter((cell) => typeof cell === 'string') : [],
  );
  if (kind !== 'type' || row === undefined || column === undefined || values.length === 0) return undefined;
  return { kind, tab, row, column, values };
}
