// How the stand-in for the Sheets API answers a batch that asks for the spreadsheet.
import type { JsonObject } from '../src/json';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

test('a batch that asks for it is answered with the book as it then is, without cells', () => {
  const host = scratch();
  const ask = (more: JsonObject): unknown =>
    host.call('run', [
      'return Sheets.Spreadsheets.batchUpdate(a, SpreadsheetApp.getActiveSpreadsheet().getId())',
      {
        requests: [
          { addSheet: { properties: { sheetId: 77, title: 'Ledger' } } },
          {
            updateCells: {
              start: { sheetId: 77, rowIndex: 0, columnIndex: 0 },
              rows: [{ values: [{ userEnteredValue: { stringValue: 'a' } }] }],
              fields: 'userEnteredValue',
            },
          },
        ],
        ...more,
      },
    ]);
  expect(() => ask({ includeSpreadsheetInResponse: true, responseRanges: ['Ledger'] })).toThrow(
    'responseRanges of spreadsheets.batchUpdate is not provided by the local host',
  );
  const answer = ask({ includeSpreadsheetInResponse: true });
  expect(answer).toMatchObject({
    updatedSpreadsheet: {
      spreadsheetId: host.bookId,
      sheets: [{ properties: { title: 'Sheet1' } }, { properties: { sheetId: 77, title: 'Ledger' } }],
    },
  });
  expect(JSON.stringify(answer)).not.toContain('rowData');
});

test('a mask keeps only the parts of the answer that it names; the batch is carried out all the same', () => {
  const host = scratch();
  const answer = host.call('run', [
    'return Sheets.Spreadsheets.batchUpdate(a, SpreadsheetApp.getActiveSpreadsheet().getId(), {fields: "updatedSpreadsheet(sheets(properties(sheetId)))"})',
    {
      requests: [{ addSheet: { properties: { sheetId: 77, title: 'Ledger' } } }],
      includeSpreadsheetInResponse: true,
    },
  ]);
  expect(answer).toEqual({
    updatedSpreadsheet: { sheets: [{ properties: { sheetId: 0 } }, { properties: { sheetId: 77 } }] },
  });
  expect(() =>
    host.call('run', [
      'return Sheets.Spreadsheets.batchUpdate({requests: [{deleteSheet: {sheetId: 77}}]}, SpreadsheetApp.getActiveSpreadsheet().getId(), {fields: "("})',
    ]),
  ).toThrow('fields mask');
});
