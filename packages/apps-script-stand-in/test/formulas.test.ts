// Formulas: nothing computes them here, so that each shows the value that a test gives it.
import type { Json } from '../src/json';
import { cellsOf, computeAt, typeAt } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

test('a formula shows the value that it was given, until another formula stands there', () => {
  const host = scratch();
  const id = host.bookId ?? '';
  typeAt(host, id, 'Sheet1!A1', [['=B1+1', 7]]);
  computeAt(host, id, 'Sheet1!A1', 8);
  expect(cellsOf(host, id, 'Sheet1')).toEqual([[8, 7]]);
  // A look changes no value.
  const rows = [{ values: [{ userEnteredFormat: { textFormat: { bold: true } } }] }];
  const start = { sheetId: 0, rowIndex: 0, columnIndex: 0 };
  const requests: Json = [{ updateCells: { start, rows, fields: 'userEnteredFormat.textFormat.bold' } }];
  host.sheets().batchUpdate({ requests }, id);
  expect(cellsOf(host, id, 'Sheet1')).toEqual([[8, 7]]);
  typeAt(host, id, 'Sheet1!A1', [['=B1+2']]);
  expect(cellsOf(host, id, 'Sheet1')).toEqual([['#NAME?', 7]]);
  expect(() => computeAt(host, id, 'Sheet1!B1', 9)).toThrow('No formula stands in row 1, column 2.');
});
