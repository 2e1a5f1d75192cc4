// Reads and fills tabs of a book on the local host, without the add-on.
import type { Host } from '../src/host';
import type { CellAddress } from '../src/sheets/type-into';
import { listAt, objectAt, objectsAt } from '../src/json';

export function sheetIdOf(host: Host, book: string, title: string): number {
  const tabs = objectsAt(host.sheets().get(book, { fields: 'sheets.properties(sheetId,title)' }), 'sheets');
  const found = tabs.map((tab) => objectAt(tab, 'properties')).find((tab) => tab['title'] === title);
  if (found === undefined) throw new Error(`The book has no tab “${title}”.`);
  return Number(found['sheetId']);
}

export function cellsOf(
  host: Host,
  book: string,
  title: string,
  valueRenderOption: 'UNFORMATTED_VALUE' | 'FORMATTED_VALUE' = 'UNFORMATTED_VALUE',
): readonly (readonly unknown[])[] {
  const dataFilters = [{ gridRange: { sheetId: sheetIdOf(host, book, title) } }];
  const answer = host.sheets().valuesBatchGetByDataFilter({ dataFilters, valueRenderOption }, book);
  const [range = {}] = objectsAt(answer, 'valueRanges');
  return listAt(objectAt(range, 'valueRange'), 'values').map((row) => (Array.isArray(row) ? row : []));
}

/** Types into a tab, starting at a cell, as a person does. `=` begins a formula. */
export function typeAt(
  host: Host,
  book: string,
  cell: string,
  values: readonly (readonly (string | number)[])[],
): void {
  host.typeInto(book, placeOf(host, book, cell), values);
}

function placeOf(host: Host, book: string, cell: string): CellAddress {
  const [, quoted, plain, letters = '', row] = /^(?:'(.*)'|([^!]*))!([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const sheetId = sheetIdOf(host, book, quoted?.replaceAll("''", "'") ?? plain ?? '');
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { sheetId, row: Number(row) - 1, column };
}

/** Values as a person must type them so that all text stays text. */
export function asText(
  values: readonly (readonly (string | number)[])[],
): readonly (readonly (string | number)[])[] {
  return values.map((row) =>
    row.map((value) => (typeof value === 'string' && value !== '' ? `'${value}` : value)),
  );
}
