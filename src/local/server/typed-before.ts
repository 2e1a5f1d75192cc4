// Remembers what cells held before somebody typed into them, so that it can be undone: values and formats as they were
// stored, since typing them again could be read as something else.
import type { Host } from 'apps-script-stand-in/host';
import { numberAt, objectAt, objectsAt, type JsonObject } from 'apps-script-stand-in/json';
import type { BookEdit } from './server-messages';

/** How many steps can be undone in each book. */
const KEPT = 100;
const FIELDS = 'sheets(properties.sheetId,data.rowData.values(userEnteredValue,userEnteredFormat))';

/** Gives the cells of a tab as they are stored, row by row. */
export function storedCells(host: Host, book: string, tab: number): readonly (readonly JsonObject[])[] {
  const sheets = objectsAt(host.sheets().get(book, { fields: FIELDS }), 'sheets');
  const sheet = sheets.find((one) => numberAt(objectAt(one, 'properties'), 'sheetId') === tab) ?? {};
  const [data = {}] = objectsAt(sheet, 'data');
  return objectsAt(data, 'rowData').map((cells) => objectsAt(cells, 'values'));
}

type Typing = Extract<BookEdit, { readonly kind: 'type' }>;

export class TypedBefore {
  readonly #requests = new Map<string, readonly JsonObject[]>();

  /** Remembers what the cells hold into which these values are about to be typed. */
  remember(host: Host, book: string, { tab, row, column, values }: Typing): void {
    const stored = storedCells(host, book, tab);
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
    this.#requests.set(book, [...(this.#requests.get(book) ?? []), request].slice(-KEPT));
  }

  /** Undoes what was typed last; does nothing where nothing is left to undo. */
  undo(host: Host, book: string): void {
    const requests = this.#requests.get(book) ?? [];
    const last = requests[requests.length - 1];
    this.#requests.set(book, requests.slice(0, -1));
    if (last !== undefined) host.sheets().batchUpdate({ requests: [last] }, book);
  }

  /**
   * Forgets all steps of a book, because rows or columns have moved or a tab is gone: undoing would fill the wrong
   * cells.
   */
  forget(book: string): void {
    this.#requests.delete(book);
  }
}
