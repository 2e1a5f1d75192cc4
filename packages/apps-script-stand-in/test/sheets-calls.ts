// Calls the Sheets API from a script on the stand-in, and reads the book afterwards.
import type { Json } from '../src/json';
import type { Host } from '../src/host';
import { cellsOf } from './host-tabs';

export const batch = (host: Host, requests: Json): Json | undefined =>
  host.call('run', [
    'return Sheets.Spreadsheets.batchUpdate({requests: a}, SpreadsheetApp.getActiveSpreadsheet().getId())',
    requests,
  ]);

export const values = (host: Host, tab = 'Sheet1'): readonly (readonly unknown[])[] =>
  cellsOf(host, host.bookId ?? '', tab, 'FORMATTED_VALUE');

export const texts = (...rows: string[][]): Json =>
  rows.map((row) => ({ values: row.map((text) => ({ userEnteredValue: { stringValue: text } })) }));

/** A request that writes texts, starting at a tab's first cell. */
export const put = (sheetId: number, ...rows: string[][]): Json => ({
  updateCells: {
    start: { sheetId, rowIndex: 0, columnIndex: 0 },
    rows: texts(...rows),
    fields: 'userEnteredValue',
  },
});

export const bookText = (host: Host): string => JSON.stringify(host.cloud.books.get(host.bookId ?? ''));
