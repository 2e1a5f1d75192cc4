// Writes books as CSV files, with a folder per book and a file per tab.
import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import type { Cell } from '../games/frame/fields';
import type { Host } from 'apps-script-stand-in/host';
import { objectAt, objectsAt, textAt, type JsonObject } from 'apps-script-stand-in/json';

/** A book, and the title that its folder is named after. */
export interface NamedBook {
  readonly name: string;
  readonly id: string;
}

const SHEETS_FIELD_MASK =
  'sheets(properties.title,data.rowData.values(userEnteredValue,formattedValue,userEnteredFormat.numberFormat))';

/** Writes every tab to `<folder>/<book>/<tab>.csv`; returns the number of files. */
export function writeBooks(host: Host, books: readonly NamedBook[], folder: string): number {
  const folders = fileNames(books.map(({ name }) => name));
  return books.reduce((files, { id }, index) => {
    const sheets = objectsAt(host.sheets().get(id, { fields: SHEETS_FIELD_MASK }), 'sheets');
    const names = fileNames(sheets.map((sheet) => textAt(objectAt(sheet, 'properties'), 'title') ?? ''));
    const book = path.join(folder, folders[index] ?? '');
    mkdirSync(book, { recursive: true });
    sheets.forEach((sheet, at) =>
      writeFileSync(path.join(book, `${names[at] ?? ''}.csv`), toCsv(sheetCells(sheet))),
    );
    return files + sheets.length;
  }, 0);
}

function sheetCells(sheet: JsonObject): readonly (readonly Cell[])[] {
  const rows = objectsAt(sheet, 'data').flatMap((data) => objectsAt(data, 'rowData'));
  return rows.map((row) => withoutTrailingBlanks(objectsAt(row, 'values').map(readCell)));
}

/** Drops trailing empty cells, which may only have a color. */
function withoutTrailingBlanks(cells: readonly Cell[]): readonly Cell[] {
  return cells.slice(
    0,
    cells.reduce<number>((last, cell, index) => (cell === '' ? last : index + 1), 0),
  );
}

/** A cell's value: numbers with all digits, dates and times as displayed. */
function readCell(cell: JsonObject): Cell {
  const number = objectAt(cell, 'userEnteredValue')['numberValue'];
  const format = objectAt(objectAt(cell, 'userEnteredFormat'), 'numberFormat');
  return typeof number === 'number' && textAt(format, 'type') === undefined
    ? number
    : (textAt(cell, 'formattedValue') ?? '');
}

/** CSV according to RFC 4180. All rows are padded to the length of the longest. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return rows
    .map(
      (row) => `${Array.from({ length: width }, (_, column) => csvField(row[column] ?? '')).join(',')}\r\n`,
    )
    .join('');
}

function csvField(cell: Cell): string {
  const text = typeof cell === 'string' ? escapeFormula(cell) : String(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Adds an apostrophe before text that a spreadsheet would read as a formula. */
function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

const MAX_FILE_NAME_CHARACTERS = 80;

/** File names that are valid on every file system, and unique even if case is ignored. */
export function fileNames(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const safe = safeName(title);
    let name = safe;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${safe} (${number})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

function safeName(title: string): string {
  const plain = Array.from(title.normalize('NFC').replace(/[\p{C}/\\:*?"<>|]/gu, '_')).slice(
    0,
    MAX_FILE_NAME_CHARACTERS,
  );
  const name = plain.join('').replace(/^[.\s]+|[.\s]+$/g, '_');
  // Windows reserves these names for devices, even with an extension.
  return /^(con|prn|aux|nul|com\d|lpt\d)?(\.|$)/i.test(name) ? `_${name}` : name;
}
