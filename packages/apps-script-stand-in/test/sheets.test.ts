// The Sheets API of the stand-in: batches that write, their masks, formulas against text, rows that move.
import { typeAt } from './host-tabs';
import { removeFolders, scratch } from './helpers';
import { batch, values, put, bookText } from './sheets-calls';

afterAll(removeFolders);

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

test('repeatCell gives each cell of its range the parts that its mask names', () => {
  const host = scratch();
  const bold = { textFormat: { bold: true } };
  const lined = { bottom: { style: 'SOLID' } };
  const range = { sheetId: 0, startRowIndex: 0, endRowIndex: 2, startColumnIndex: 0, endColumnIndex: 2 };
  batch(host, [
    put(0, ['a', 'b', 'c']),
    { repeatCell: { range: { sheetId: 0, endRowIndex: 1 }, cell: { userEnteredFormat: bold }, fields: '*' } },
    put(0, ['a', 'b', 'c']),
    {
      repeatCell: {
        range,
        cell: { userEnteredValue: { stringValue: 'x' }, userEnteredFormat: { borders: lined } },
        fields: 'userEnteredFormat.verticalAlignment,userEnteredFormat.borders.bottom',
      },
    },
  ]);
  const [first, second] = host.cloud.books.get(host.bookId ?? '')?.tabs[0]?.rows ?? [];
  const both = { ...bold, borders: lined };
  expect(first?.slice(0, 3).map(({ userEnteredFormat }) => userEnteredFormat)).toEqual([both, both, bold]);
  expect(second?.map(({ userEnteredFormat }) => userEnteredFormat)).toEqual([
    { borders: lined },
    { borders: lined },
  ]);
  expect(values(host)).toEqual([['a', 'b', 'c']]);
  const formula = { userEnteredValue: { formulaValue: '=A1' } };
  expect(() => batch(host, [{ repeatCell: { range, cell: formula, fields: 'userEnteredValue' } }])).toThrow(
    'A formula in repeatCell',
  );
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

test('typing grows a tab, and what does not fit into a cell changes nothing', () => {
  const host = scratch();
  const id = host.bookId ?? '';
  typeAt(host, id, 'Sheet1!AA1001', [['far', 'out']]);
  expect(host.cloud.books.get(id)?.tabs[0]).toMatchObject({ rowCount: 1001, columnCount: 28 });
  const before = bookText(host);
  expect(() => typeAt(host, id, 'Sheet1!A1', [['new', 'x'.repeat(50_001)]])).toThrow('50000 characters');
  expect(bookText(host)).toBe(before);
});
