// The stand-in for the Sheets API: batches whole or not at all, refusals, formulas against text, reading.
import type { Json, JsonObject } from '../src/json';
import type { Host } from '../src/host';
import { cellsOf, typeAt } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

const batch = (host: Host, requests: Json): Json | undefined =>
  host.call('run', [
    'return Sheets.Spreadsheets.batchUpdate({requests: a}, SpreadsheetApp.getActiveSpreadsheet().getId())',
    requests,
  ]);
const readRanges = (host: Host, dataFilters: Json, options: JsonObject = {}): Json | undefined =>
  host.call('run', [
    'return Sheets.Spreadsheets.Values.batchGetByDataFilter(a, SpreadsheetApp.getActiveSpreadsheet().getId())',
    { dataFilters, ...options },
  ]);
const values = (host: Host, tab = 'Sheet1'): readonly (readonly unknown[])[] =>
  cellsOf(host, host.bookId ?? '', tab, 'FORMATTED_VALUE');
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
    { updateCells: { range: { endRowIndex: 1001 }, rows: [], fields: '*' } },
    'Invalid requests[1].updateCells: GridRange.endRowIndex[1001] is after last row in grid[0]',
  ],
  [
    'a kind that this host does not do',
    { addBanding: { bandedRange: {} } },
    'The request addBanding is not provided by the local host',
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
  expect(values(host)).toEqual([['x'.repeat(50_000)]]);
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
  expect(values(host)).toEqual([
    ['A', '', 'c'],
    ['', '', 'f'],
    ['g', 'h', 'i'],
  ]);
});

test('a leading = is a formula when typed, and text through updateCells', () => {
  const host = scratch();
  batch(host, [put(0, ['=1+1', "'quoted"])]);
  typeAt(host, host.bookId ?? '', 'Sheet1!A2', [
    ['=1+1', "'q"],
    ["'=1+1", '7'],
  ]);
  const cells = host.cloud.books
    .get(host.bookId ?? '')
    ?.tabs[0]?.rows.map((row) => row.map((cell) => cell.userEnteredValue));
  expect(cells).toEqual([
    [{ stringValue: '=1+1' }, { stringValue: "'quoted" }],
    [{ formulaValue: '=1+1' }, { stringValue: 'q' }],
    [{ stringValue: '=1+1' }, { numberValue: 7 }],
  ]);
  expect(values(host).map((row) => row[0])).toEqual(['=1+1', '2', '=1+1']);
});

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

test('data filters find a sheet by id, whatever it is called', () => {
  const host = scratch();
  batch(host, [put(0, ['a'])]);
  expect(readRanges(host, [{ gridRange: { sheetId: 0, endColumnIndex: 2 } }])).toEqual({
    spreadsheetId: host.bookId,
    valueRanges: [
      {
        valueRange: { range: 'Sheet1!A1:B1000', majorDimension: 'ROWS', values: [['a']] },
        dataFilters: [{ gridRange: { sheetId: 0, endColumnIndex: 2 } }],
      },
    ],
  });
  expect(() => readRanges(host, [{ gridRange: { sheetId: 3 } }])).toThrow('No grid with id: 3');
});

test('numbers and booleans keep their type, unformatted and formatted', () => {
  const host = scratch();
  const id = host.bookId ?? '';
  typeAt(host, id, 'Sheet1!A1', [[1.5, 'true', '1,234.50', '50%', '2026-03-01', '1/1/1970 0:00:00']]);
  expect(cellsOf(host, id, 'Sheet1')).toEqual([[1.5, true, 1234.5, 0.5, 46082, 25569]]);
  expect(values(host)).toEqual([['1.5', 'TRUE', '1,234.50', '50%', '2026-03-01', '1/1/1970 0:00:00']]);
});

test('typing grows a tab, and what does not fit into a cell changes nothing', () => {
  const host = scratch();
  const id = host.bookId ?? '';
  typeAt(host, id, 'Sheet1!AA1001', [['far', 'out']]);
  expect(host.cloud.books.get(id)?.tabs[0]).toMatchObject({ rowCount: 1001, columnCount: 28 });
  const before = bookText(host);
  expect(() => typeAt(host, id, 'Sheet1!A1', [['new', 'x'.repeat(50_001)]])).toThrow('50000 characters');
  expect(bookText(host)).toBe(before);
});

test('a book is made with its title and zone', () => {
  const host = scratch();
  const made = host.call('run', [
    'const b = Sheets.Spreadsheets.create({properties: {title: "Alba", timeZone: "Europe/Berlin"}});' +
      'return Sheets.Spreadsheets.get(b.spreadsheetId, {fields: "properties(title,timeZone),sheets.properties(sheetId,title)"})',
  ]);
  expect(made).toEqual({
    properties: { title: 'Alba', timeZone: 'Europe/Berlin' },
    sheets: [{ properties: { sheetId: 0, title: 'Sheet1' } }],
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
  const title = 'return Sheets.Spreadsheets.get(a, {fields: "properties.title"}).properties.title';
  expect(host.call('run', [title, host.bookId], asBo)).toBe('Untitled spreadsheet');
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
  expect(values(host)).toEqual([[], ['a'], ['c'], ['z']]);
});

describe('merged cells', () => {
  const range = (top: number, bottom: number, left: number, right: number): JsonObject => ({
    sheetId: 0,
    startRowIndex: top,
    endRowIndex: bottom,
    startColumnIndex: left,
    endColumnIndex: right,
  });
  const merge = (...edges: Parameters<typeof range>): Json => ({
    mergeCells: { range: range(...edges), mergeType: 'MERGE_ALL' },
  });
  const freeze = (frozenRowCount: number): Json => ({
    updateSheetProperties: {
      properties: { sheetId: 0, gridProperties: { frozenRowCount } },
      fields: 'gridProperties.frozenRowCount',
    },
  });
  const merges = (host: Host): Json | undefined =>
    host.call('run', [
      "return Sheets.Spreadsheets.get(SpreadsheetApp.getActiveSpreadsheet().getId(), {fields: 'sheets.merges'}).sheets[0].merges || []",
    ]);

  test('show the first alone, and the book tells of them until they are taken away', () => {
    const host = scratch();
    batch(host, [put(0, ['a', 'b'], ['c', 'd']), merge(0, 1, 0, 2)]);
    expect(values(host)).toEqual([['a'], ['c', 'd']]);
    expect(merges(host)).toEqual([range(0, 1, 0, 2)]);
    batch(host, [{ unmergeCells: { range: { sheetId: 0 } } }]);
    expect(merges(host)).toEqual([]);
  });

  test.each([
    ['another merge that cuts one', [merge(1, 3, 1, 3)], 'must select all cells in a merged range'],
    [
      'taking a part of one away',
      [{ unmergeCells: { range: range(0, 1, 0, 1) } }],
      'must select all cells in a merged range',
    ],
    ['freezing a part of one', [freeze(1)], 'only part of a merged cell'],
    ['a merge over the frozen line', [freeze(4), merge(3, 5, 0, 1)], 'frozen and non-frozen'],
    ['no merge type', [{ mergeCells: { range: range(5, 6, 0, 2) } }], 'mergeType must be specified'],
    ['a merge beyond the grid', [merge(5, 6, 0, 27)], 'is after last column in grid'],
  ] satisfies [string, Json[], string][])('refuse %s', (_name, requests, message) => {
    const host = scratch();
    batch(host, [merge(0, 2, 0, 2)]);
    const before = bookText(host);
    expect(() => batch(host, requests)).toThrow(message);
    expect(bookText(host)).toBe(before);
  });

  test('move with the rows and columns above and before them, and shrink with those inside', () => {
    const host = scratch();
    const rows = (kind: string, startIndex: number, endIndex: number, dimension = 'ROWS'): Json => ({
      [kind]: { range: { sheetId: 0, dimension, startIndex, endIndex } },
    });
    batch(host, [merge(2, 5, 1, 4)]);
    batch(host, [rows('insertDimension', 2, 4)]);
    expect(merges(host)).toEqual([range(4, 7, 1, 4)]);
    batch(host, [rows('insertDimension', 5, 6)]);
    expect(merges(host)).toEqual([range(4, 8, 1, 4)]);
    batch(host, [rows('deleteDimension', 0, 5), rows('deleteDimension', 0, 2, 'COLUMNS')]);
    expect(merges(host)).toEqual([range(0, 3, 0, 2)]);
    batch(host, [rows('deleteDimension', 1, 3), rows('deleteDimension', 0, 1, 'COLUMNS')]);
    expect(merges(host)).toEqual([]);
  });
});
