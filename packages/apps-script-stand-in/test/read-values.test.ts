// Reading by the Sheets API of the stand-in: by data filters, trimmed, with types.
import type { Json, JsonObject } from '../src/json';
import type { Host } from '../src/host';
import { cellsOf, typeAt } from './host-tabs';
import { removeFolders, scratch } from './helpers';
import { batch, values, put } from './sheets-calls';

afterAll(removeFolders);

const readRanges = (host: Host, dataFilters: Json, options: JsonObject = {}): Json | undefined =>
  host.call('run', [
    'return Sheets.Spreadsheets.Values.batchGetByDataFilter(a, SpreadsheetApp.getActiveSpreadsheet().getId())',
    { dataFilters, ...options },
  ]);

test('reading trims what is empty at the end, and starts on the grid', () => {
  const host = scratch();
  batch(host, [put(0, ['a', '', 'c'], [], ['', 'e'])]);
  expect(values(host)).toEqual([['a', '', 'c'], [], ['', 'e']]);
  const range = { range: 'Sheet1!A4:C9', majorDimension: 'ROWS' };
  const gridRange = { sheetId: 0, startRowIndex: 3, endRowIndex: 9, endColumnIndex: 3 };
  expect(readRanges(host, [{ gridRange }])).toMatchObject({ valueRanges: [{ valueRange: range }] });
  expect(() => readRanges(host, [{ gridRange: { sheetId: 0, startRowIndex: 1000 } }])).toThrow(
    'exceeds grid limits. Max rows: 1000, max columns: 26',
  );
});

test('a way of reading that this host does not do is refused', () => {
  const host = scratch();
  const whole = [{ gridRange: { sheetId: 0 } }];
  const id = host.bookId ?? '';
  expect(() => readRanges(host, [{ a1Range: 'A1' }])).toThrow(
    'DataFilter.a1Range is not provided by the local host',
  );
  expect(() => readRanges(host, whole, { majorDimension: 'COLUMNS' })).toThrow(
    'majorDimension COLUMNS is not',
  );
  expect(() => host.sheets().get(id, { ranges: ['A1'] })).toThrow('ranges of spreadsheets.get is not');
  expect(() => host.sheets().create({ sheets: [{}] })).toThrow('sheets of spreadsheets.create is not');
});

test('numbers and booleans keep their type, unformatted and formatted', () => {
  const host = scratch();
  const id = host.bookId ?? '';
  typeAt(host, id, 'Sheet1!A1', [[1.5, 'true', '1,234.50', '50%', '2026-03-01', '1/1/1970 0:00:00']]);
  expect(cellsOf(host, id, 'Sheet1')).toEqual([[1.5, true, 1234.5, 0.5, 46082, 25569]]);
  expect(values(host)).toEqual([['1.5', 'TRUE', '1,234.50', '50%', '2026-03-01', '1/1/1970 0:00:00']]);
});
