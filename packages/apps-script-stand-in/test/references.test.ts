// References in formulas follow the cells that they name, and move along in a formula that is filled down.
import { filledFormula } from '../src/formulas/references';
import { objectAt, objectsAt, textAt, type Json } from '../src/json';
import type { Host } from '../src/host';
import { cellsOf, typeAt } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

/** Makes a book with these formulas in the first column of a second tab, and gives the formulas after a change. */
function after(formulas: readonly string[], ...requests: Json[]): readonly string[] {
  const host = scratch();
  const book = host.bookId ?? '';
  host
    .sheets()
    .batchUpdate({ requests: [{ addSheet: { properties: { title: 'Sums', sheetId: 7 } } }] }, book);
  typeAt(
    host,
    book,
    'Sums!A1',
    formulas.map((formula) => [formula]),
  );
  host.sheets().batchUpdate({ requests }, book);
  return formulasIn(host, 'Sums');
}

function formulasIn(host: Host, title: string): readonly string[] {
  const sheets = objectsAt(host.sheets().get(host.bookId ?? '', { includeGridData: true }), 'sheets');
  const sheet = sheets.find((one) => textAt(objectAt(one, 'properties'), 'title') === title) ?? {};
  const rows = objectsAt(objectsAt(sheet, 'data')[0] ?? {}, 'rowData');
  return rows.map(
    (row) => textAt(objectAt(objectsAt(row, 'values')[0] ?? {}, 'userEnteredValue'), 'formulaValue') ?? '',
  );
}

const stretch = (
  kind: 'insertDimension' | 'deleteDimension',
  dimension: 'ROWS' | 'COLUMNS',
  startIndex: number,
  endIndex: number,
): Json => ({
  [kind]: { range: { sheetId: 0, dimension, startIndex, endIndex } },
});

test('rows that are inserted above move a reference, within it make it longer, below it change nothing', () => {
  const formulas = [
    '=Sheet1!A2',
    '=SUM(sheet1!$B$1:B3)',
    '=SUM(Sheet1!B3:B)',
    '=MATCH("x", Sheet1!1:1, 0)',
    '=SUM(Sheet1!A:A) + A1',
  ];
  expect(after(formulas, stretch('insertDimension', 'ROWS', 1, 3))).toEqual([
    '=Sheet1!A4',
    '=SUM(sheet1!$B$1:B5)',
    '=SUM(Sheet1!B5:B)',
    '=MATCH("x", Sheet1!1:1, 0)',
    '=SUM(Sheet1!A:A) + A1',
  ]);
  expect(after(formulas, stretch('insertDimension', 'ROWS', 0, 1))[3]).toBe('=MATCH("x", Sheet1!2:2, 0)');
});

test('what is deleted is lost, and a range keeps the rest', () => {
  const formulas = ['=Sheet1!B2', '=SUM(Sheet1!A1:D1)', '=SUM(Sheet1!B:B)', '=Sheet1!E9&"Sheet1!B2"'];
  expect(after(formulas, stretch('deleteDimension', 'COLUMNS', 1, 2))).toEqual([
    '=#REF!',
    '=SUM(Sheet1!A1:C1)',
    '=SUM(#REF!)',
    '=Sheet1!D9&"Sheet1!B2"',
  ]);
});

test('a tab keeps its formulas when it is renamed, and takes them along when it is deleted', () => {
  const formulas = ['=Sheet1!A1+SHEET1!A:A', '=A1'];
  const properties = { sheetId: 0, title: "Ana's tab" };
  const renamed = { updateSheetProperties: { properties, fields: 'title' } };
  expect(after(formulas, renamed)).toEqual(["='Ana''s tab'!A1+'Ana''s tab'!A:A", '=A1']);
  expect(after(formulas, { deleteSheet: { sheetId: 0 } })).toEqual(['=#REF!+#REF!', '=A1']);
});

test('a formula moves on with the cells', () => {
  const host = scratch();
  const book = host.bookId ?? '';
  typeAt(host, book, 'Sheet1!A1', [[1], [2], ['=SUM(A1:A2)']]);
  host.sheets().batchUpdate({ requests: [stretch('insertDimension', 'ROWS', 1, 2)] }, book);
  typeAt(host, book, 'Sheet1!A2', [[10]]);
  expect(cellsOf(host, book, 'Sheet1').map(([cell]) => cell)).toEqual([1, 10, 2, 13]);
});

test('a formula that is filled down takes along what no $ holds', () => {
  expect(filledFormula('=A1+$A1+A$1+$A$1+SUM(B:B)+Sums!C2&"A1"', 2, 1)).toBe(
    '=B3+$A3+B$1+$A$1+SUM(C:C)+Sums!D4&"A1"',
  );
  expect(filledFormula('=sum( a1 )', 0, 0)).toBe('=sum( a1 )');
});
