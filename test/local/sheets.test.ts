// The stand-in for the Sheets API: batches whole or not at all, refusals, formulas against text, reading.
import type { Json, JsonObject } from '../../src/local/apps-script/json';
import type { Host } from '../../src/local/host';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

const batch = (host: Host, requests: Json): Json | undefined =>
  host.call('run', [
    'return Sheets.Spreadsheets.batchUpdate({requests: a}, SpreadsheetApp.getActive().getId())',
    requests,
  ]);
const values = (host: Host, range: string, options: JsonObject = {}): Json | undefined =>
  host.call('run', [
    'return Sheets.Spreadsheets.Values.get(SpreadsheetApp.getActive().getId(), a[0], a[1]).values',
    [range, options],
  ]);
const texts = (...rows: string[][]): Json =>
  rows.map((row) => ({ values: row.map((text) => ({ userEnteredValue: { stringValue: text } })) }));
const put = (sheetId: number, ...rows: string[][]): Json => ({
  updateCells: {
    start: { sheetId, rowIndex: 0, columnIndex: 0 },
    rows: texts(...rows),
    fields: 'userEnteredValue',
  },
});
const bookText = (host: Host): string => JSON.stringify(host.cloud.books.get(host.bookId ?? ''));

test('one batch adds a sheet with an id of its own and fills it', () => {
  const host = scratch();
  const answer = batch(host, [
    {
      addSheet: {
        properties: { sheetId: 77, title: 'Ledger', gridProperties: { rowCount: 5, columnCount: 3 } },
      },
    },
    put(77, ['a', 'b'], ['', 'd']),
  ]);
  expect(answer).toEqual({
    spreadsheetId: host.bookId,
    replies: [
      {
        addSheet: {
          properties: {
            sheetId: 77,
            title: 'Ledger',
            index: 1,
            sheetType: 'GRID',
            gridProperties: { rowCount: 5, columnCount: 3 },
          },
        },
      },
      {},
    ],
  });
  expect(values(host, 'Ledger')).toEqual([
    ['a', 'b'],
    ['', 'd'],
  ]);
});

const cellOf = (value: JsonObject): Json => ({
  rows: [{ values: [{ userEnteredValue: value }] }],
  fields: '*',
});
const refusals: [string, Json, string][] = [
  ['no kind', {}, 'Invalid requests[1]: No request set.'],
  [
    'two kinds',
    { deleteSheet: { sheetId: 0 }, addSheet: {} },
    "Invalid value at 'requests[1]' (oneof), oneof field 'kind' is already set. Cannot set 'addSheet'",
  ],
  [
    'an unknown kind',
    { addShet: {} },
    `Invalid JSON payload received. Unknown name "addShet" at 'requests[1]': Cannot find field.`,
  ],
  [
    'an unknown field',
    { addSheet: { properties: { titel: 'x' } } },
    `Invalid JSON payload received. Unknown name "titel" at 'requests[1].add_sheet.properties': Cannot find field.`,
  ],
  [
    'a value of the wrong type',
    { addSheet: { properties: { title: 5 } } },
    `Invalid value at 'requests[1].add_sheet.properties.title' (TYPE_STRING), 5`,
  ],
  [
    'a sheet that is not there',
    { updateCells: { ...(cellOf({ stringValue: 'x' }) as object), start: { sheetId: 9 } } },
    'Invalid requests[1].updateCells: No grid with id: 9',
  ],
  [
    'a sheet to delete that is not there',
    { deleteSheet: { sheetId: 9 } },
    'Invalid requests[1].deleteSheet: No sheet with id: 9',
  ],
  [
    'the last sheet',
    { deleteSheet: { sheetId: 0 } },
    "Invalid requests[1].deleteSheet: You can't remove all the sheets in a document.",
  ],
  [
    'a title that is taken',
    { addSheet: { properties: { title: 'SHEET1' } } },
    'Invalid requests[1].addSheet: A sheet with the name "SHEET1" already exists. Please enter another name.',
  ],
  [
    'no field mask',
    { updateCells: { rows: [], start: {} } },
    "Invalid requests[1].updateCells: At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)",
  ],
  [
    'a mask of an unknown field',
    { updateCells: { rows: [], start: {}, fields: 'userEnteredvalue' } },
    'Invalid requests[1].updateCells: Invalid field: userEnteredvalue',
  ],
  [
    'a row beyond the grid',
    { updateCells: { ...(cellOf({ stringValue: 'x' }) as object), start: { rowIndex: 1000 } } },
    'Invalid requests[1].updateCells: GridCoordinate.rowIndex[1000] is after last row in grid[0]',
  ],
  [
    'a column beyond the grid',
    {
      updateCells: {
        start: { columnIndex: 25 },
        rows: [{ values: [{}, { userEnteredValue: { numberValue: 1 } }] }],
        fields: 'userEnteredValue',
      },
    },
    'Invalid requests[1].updateCells: Attempting to write column: 26, beyond the last requested column of: 25',
  ],
  [
    'a text of 50,001 characters',
    { updateCells: { ...(cellOf({ stringValue: 'x'.repeat(50_001) }) as object), start: {} } },
    'Invalid requests[1].updateCells: Your input contains more than the maximum of 50000 characters in a single cell.',
  ],
  [
    'rows that are not there',
    { deleteDimension: { range: { sheetId: 0, dimension: 'ROWS', startIndex: 999, endIndex: 1001 } } },
    "Invalid requests[1].deleteDimension: Cannot delete a row that doesn't exist. Tried to delete row index 1000 but there are only 1000 rows.",
  ],
  [
    'all rows frozen',
    {
      updateSheetProperties: {
        properties: { gridProperties: { frozenRowCount: 1000 } },
        fields: 'gridProperties.frozenRowCount',
      },
    },
    "Invalid requests[1].updateSheetProperties: You can't freeze all visible rows on the sheet.",
  ],
  [
    'a range beyond the grid',
    { repeatCell: { range: { endRowIndex: 1001 }, cell: {}, fields: '*' } },
    'Invalid requests[1].repeatCell: GridRange.endRowIndex[1001] is after last row in grid[0]',
  ],
];

test.each(refusals)('a batch with %s changes nothing', (_name, request, message) => {
  const host = scratch();
  batch(host, [put(0, ['kept'])]);
  const before = bookText(host);
  expect(() => batch(host, [put(0, ['changed']), request])).toThrow(
    `GoogleJsonResponseException: API call to sheets.spreadsheets.batchUpdate failed with error: ${message}`,
  );
  expect(bookText(host)).toBe(before);
});

test('50,000 characters fit', () => {
  const host = scratch();
  batch(host, [put(0, ['x'.repeat(50_000)])]);
  expect(values(host, 'A1')).toEqual([['x'.repeat(50_000)]]);
});

test('the mask of updateCells clears what it names and leaves the rest', () => {
  const host = scratch();
  const bold = { textFormat: { bold: true, italic: true } };
  batch(host, [
    {
      updateCells: {
        start: { sheetId: 0 },
        rows: [{ values: [{ userEnteredValue: { stringValue: 'x' }, userEnteredFormat: bold, note: 'n' }] }],
        fields: '*',
      },
    },
    {
      updateCells: {
        start: {},
        rows: [{ values: [{}] }],
        fields: 'note,userEnteredFormat.textFormat.italic',
      },
    },
  ]);
  const cell = host.cloud.books.get(host.bookId ?? '')?.tabs[0]?.rows[0]?.[0];
  expect(cell).toEqual({
    userEnteredValue: { stringValue: 'x' },
    userEnteredFormat: { textFormat: { bold: true } },
  });
});

test('a range to be updated is cleared where no data is given', () => {
  const host = scratch();
  batch(host, [put(0, ['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i'])]);
  const range = { sheetId: 0, startRowIndex: 0, endRowIndex: 2, startColumnIndex: 0, endColumnIndex: 2 };
  batch(host, [{ updateCells: { range, rows: texts(['A']), fields: 'userEnteredValue' } }]);
  expect(values(host, 'A1:C3')).toEqual([
    ['A', '', 'c'],
    ['', '', 'f'],
    ['g', 'h', 'i'],
  ]);
});

test('a leading = is a formula when set as a value, and text through updateCells', () => {
  const host = scratch();
  batch(host, [put(0, ['=1+1', "'quoted"])]);
  host.call('run', [
    'SpreadsheetApp.getActive().getSheets()[0].getRange("A2:B2").setValues([["=1+1", "\'q"]])',
  ]);
  host.call('run', [
    'Sheets.Spreadsheets.Values.update({values: [["=1+1", "7"]]}, SpreadsheetApp.getActive().getId(), "A3:B3", {valueInputOption: "RAW"});' +
      'Sheets.Spreadsheets.Values.update({values: [["=1+1", "7"]]}, SpreadsheetApp.getActive().getId(), "A4:B4", {valueInputOption: "USER_ENTERED"});',
  ]);
  const cells = host.cloud.books
    .get(host.bookId ?? '')
    ?.tabs[0]?.rows.map((row) => row.map((cell) => cell.userEnteredValue));
  expect(cells).toEqual([
    [{ stringValue: '=1+1' }, { stringValue: "'quoted" }],
    [{ formulaValue: '=1+1' }, { stringValue: 'q' }],
    [{ stringValue: '=1+1' }, { stringValue: '7' }],
    [{ formulaValue: '=1+1' }, { numberValue: 7 }],
  ]);
  expect(values(host, 'A1:A4')).toEqual([['=1+1'], ['#NAME?'], ['=1+1'], ['#NAME?']]);
  expect(values(host, 'A1:A2', { valueRenderOption: 'FORMULA' })).toEqual([['=1+1'], ['=1+1']]);
  expect(
    host.call('run', ['return SpreadsheetApp.getActive().getSheets()[0].getRange("A1:A2").getFormulas()']),
  ).toEqual([[''], ['=1+1']]);
});

test('reading trims what is empty at the end, by rows and by columns', () => {
  const host = scratch();
  batch(host, [put(0, ['a', '', 'c'], [], ['', 'e'])]);
  expect(values(host, 'Sheet1!A1:Z1000')).toEqual([['a', '', 'c'], [], ['', 'e']]);
  expect(values(host, 'A1:C3', { majorDimension: 'COLUMNS' })).toEqual([['a'], ['', '', 'e'], ['c']]);
  expect(values(host, 'A4:C9')).toBeUndefined();
});

test('A1 notation finds sheets by quoted names, whole columns, open ends', () => {
  const host = scratch();
  batch(host, [
    { addSheet: { properties: { sheetId: 5, title: "It's" } } },
    { addSheet: { properties: { sheetId: 6, title: 'CO2' } } },
    put(5, ['a', 'b'], ['c', 'd']),
    put(6, ['x']),
  ]);
  const range = (a1: string): Json | undefined =>
    host.call('run', [
      'return Sheets.Spreadsheets.Values.get(SpreadsheetApp.getActive().getId(), a).range',
      a1,
    ]);
  expect(range("'It''s'!A1:B")).toBe("'It''s'!A1:B1000");
  expect(range("'It''s'!B:B")).toBe("'It''s'!B1:B1000");
  expect(range("'It''s'!2:2")).toBe("'It''s'!A2:Z2");
  expect(range("it's")).toBe("'It''s'!A1:Z1000");
  expect(range("'CO2'")).toBe("'CO2'!A1:Z1000");
  expect(() => range('CO2')).toThrow(
    'Range (Sheet1!CO2) exceeds grid limits. Max rows: 1000, max columns: 26',
  );
  expect(() => range('Gone!A1')).toThrow('Unable to parse range: Gone!A1');
  expect(() => range('Gone')).toThrow('Unable to parse range: Gone');
});

test('data filters find a sheet by id, whatever it is called', () => {
  const host = scratch();
  batch(host, [put(0, ['a'])]);
  const read = (filters: Json): Json | undefined =>
    host.call('run', [
      'return Sheets.Spreadsheets.Values.batchGetByDataFilter({dataFilters: a}, SpreadsheetApp.getActive().getId())',
      filters,
    ]);
  expect(read([{ gridRange: { sheetId: 0, endColumnIndex: 2 } }])).toEqual({
    spreadsheetId: host.bookId,
    valueRanges: [
      {
        valueRange: { range: 'Sheet1!A1:B1000', majorDimension: 'ROWS', values: [['a']] },
        dataFilters: [{ gridRange: { sheetId: 0, endColumnIndex: 2 } }],
      },
    ],
  });
  expect(() => read([{ gridRange: { sheetId: 3 } }])).toThrow('No grid with id: 3');
});

test('numbers and booleans keep their type, unformatted and formatted', () => {
  const host = scratch();
  host.call('run', [
    'SpreadsheetApp.getActive().getSheets()[0].getRange("A1:F1").setValues([[1.5, true, "1,234.50", "50%", "2026-03-01", new Date(0)]])',
  ]);
  expect(values(host, 'A1:F1', { valueRenderOption: 'UNFORMATTED_VALUE' })).toEqual([
    [1.5, true, 1234.5, 0.5, 46082, 25569],
  ]);
  expect(values(host, 'A1:F1')).toEqual([
    ['1.5', 'TRUE', '1,234.50', '50%', '2026-03-01', '1/1/1970 0:00:00'],
  ]);
  expect(
    host.call('run', [
      'return SpreadsheetApp.getActive().getSheets()[0].getRange("F1").getValue().getTime()',
    ]),
  ).toBe(0);
});

test('a book made with its sheets has them', () => {
  const host = scratch();
  const made = host.call('run', [
    'const b = Sheets.Spreadsheets.create({properties: {title: "Alba", timeZone: "Europe/Berlin"}, sheets: [{properties: {title: "You", sheetId: 4}}]});' +
      'return Sheets.Spreadsheets.get(b.spreadsheetId, {fields: "properties(title,timeZone),sheets.properties(sheetId,title)"})',
  ]);
  expect(made).toEqual({
    properties: { title: 'Alba', timeZone: 'Europe/Berlin' },
    sheets: [{ properties: { sheetId: 4, title: 'You' } }],
  });
});

test('a book that is not there, or not shared, is refused', () => {
  const host = scratch();
  expect(() => host.call('run', ['Sheets.Spreadsheets.get("none")'])).toThrow(
    'API call to sheets.spreadsheets.get failed with error: Requested entity was not found.',
  );
  expect(() =>
    host.call('run', ['Sheets.Spreadsheets.get(a)', host.bookId], { user: 'eve@example.com' }),
  ).toThrow('The caller does not have permission');
});

test('a reader may read and not write', () => {
  const host = scratch();
  const share =
    'Drive.Permissions.create({type: "user", role: "reader", emailAddress: "bo@example.com"}, a, {sendNotificationEmail: false})';
  host.call('run', [share, host.bookId]);
  const asBo = { user: 'bo@example.com' };
  expect(host.call('run', ['return SpreadsheetApp.openById(a).getName()', host.bookId], asBo)).toBe(
    'Untitled spreadsheet',
  );
  expect(() =>
    host.call('run', ['Sheets.Spreadsheets.batchUpdate({requests: [{addSheet: {}}]}, a)', host.bookId], asBo),
  ).toThrow('The caller does not have permission');
});

test('rows move with what is on them', () => {
  const host = scratch();
  batch(host, [put(0, ['a'], ['b'], ['c'])]);
  batch(host, [
    { deleteDimension: { range: { sheetId: 0, dimension: 'ROWS', startIndex: 1, endIndex: 2 } } },
    { insertDimension: { range: { sheetId: 0, dimension: 'ROWS', startIndex: 0, endIndex: 1 } } },
    { appendCells: { sheetId: 0, rows: texts(['z']), fields: 'userEnteredValue' } },
  ]);
  expect(values(host, 'A1:A9')).toEqual([[], ['a'], ['c'], ['z']]);
});
