// Merged cells of the Sheets API of the stand-in: shown, refused, moved.
import type { Json, JsonObject } from '../src/json';
import type { Host } from '../src/host';
import { removeFolders, scratch } from './helpers';
import { batch, values, put, bookText } from './sheets-calls';

afterAll(removeFolders);

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
