// The stand-in's Sheets API: writing batches, masks, formulas and text, and moving rows.
import { typeAt } from './host-tabs';
import { removeFolders, scratch } from './helpers';
import { batch, values, put } from './sheets-calls';

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
