// The stand-in's Sheets API refuses invalid batches, and a refused batch changes nothing.
import type { Json, JsonObject } from '../src/json';
import { removeFolders, scratch } from './helpers';
import { batch, put, bookText } from './sheets-calls';

afterAll(removeFolders);

const cellOf = (value: JsonObject): Json => ({
  rows: [{ values: [{ userEnteredValue: value }] }],
  fields: '*',
});

const refusals: [string, Json, string][] = [
  ['no kind', {}, 'Invalid requests[1]: No request set.'],
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
    'a row beyond the grid',
    { updateCells: { ...(cellOf({ stringValue: 'x' }) as object), start: { rowIndex: 1000 } } },
    'Invalid requests[1].updateCells: GridCoordinate.rowIndex[1000] is after last row in grid[0]',
  ],
  [
    'a text of 50,001 characters',
    { updateCells: { ...(cellOf({ stringValue: 'x'.repeat(50_001) }) as object), start: {} } },
    'Invalid requests[1].updateCells: Your input contains more than the maximum of 50000 characters in a single cell.',
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
