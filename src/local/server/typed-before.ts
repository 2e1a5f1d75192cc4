// What cells held before somebody typed into them, so that a slip can be taken back: their values and formats as they
// were stored, not as typing them again would be read.
import type { Host } from 'apps-script-stand-in/host';
import { numberAt, objectAt, objectsAt, type JsonObject } from 'apps-script-stand-in/json';
import type { BookEdit } from './messages';

/** The number of typings that are kept for each book. */
const KEPT = 100;
const FIELDS = 'sheets(properties.sheetId,data.rowData.values(userEnteredValue,userEnteredFormat))';

/** The cells of a tab as they are stored, row by row. */
export function storedCells(host: Host, book: string, tab: number): readonly (readonly JsonObject[])[] {
  const sheets = objectsAt(host.sheets().get(book, { fields: FIELDS }), 'sheets');
  const sheet = sheets.find((one) => numberAt(objectAt(one, 'properties'), 'sheetId') === tab) ?? {};
  const [data = {}] = objectsAt(sheet, 'data');
  return objectsAt(data, 'rowData').map((cells) => objectsAt(cells, 'values'));
}

type Typing = Extract<BookEdit, { readonly kind: 'type' }>;

export class TypedBefore {
  readonly #requests = new Map<string, readonly JsonObject[]>();

  /** Keeps the content of the cells into which these values are about to be typed. */
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

  /** Takes the latest typing back; where there is none left, nothing happens. */
  undo(host: Host, book: string): void {
    const requests = this.#requests.get(book) ?? [];
    const last = requests[requests.length - 1];
    this.#requests.set(book, requests.slice(0, -1));
    if (last !== undefined) host.sheets().batchUpdate({ requests: [last] }, book);
  }

  /**
   * Forgets the typings in a book: rows and columns have moved, or the tab is gone, so the kept values would go
   * elsewhere.
   */
  forget(book: string): void {
    this.#requests.delete(book);
  }
}
