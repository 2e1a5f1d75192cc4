// A book drawn anew: its tabs in their order, and no tab besides them.
import { drawBook } from '../../src/sheets/draw-book';
import { sheetIdOf } from '../../src/games/tabs';
import { paperSheets } from '../support/paper-sheets';

const tab = (title: string): { title: string; rows: string[][] } => ({ title, rows: [['a']] });

test('a tab that comes later has its place among those that were there', () => {
  const sheets = paperSheets();
  expect(drawBook(sheets.client, 'b', [tab('Now'), tab('Rules')]).ok).toBe(true);
  expect(drawBook(sheets.client, 'b', [tab('Now'), tab('Result'), tab('Rules')]).ok).toBe(true);
  const moved = sheets.batches.map((requests) =>
    requests.flatMap(({ updateSheetProperties }) =>
      updateSheetProperties?.fields === 'index' ? [updateSheetProperties.properties] : [],
    ),
  );
  expect(moved).toEqual([
    [],
    ['Now', 'Result', 'Rules'].map((title, index) => ({ sheetId: sheetIdOf(title), index })),
  ]);
});

test('what is drawn no more goes', () => {
  const sheets = paperSheets();
  drawBook(sheets.client, 'b', [tab('Now'), tab('Rules')]);
  drawBook(sheets.client, 'b', [tab('Now')]);
  expect([...sheets.tabs.values()].map(({ title }) => title)).toEqual(['Now']);
  expect(sheets.calls).toEqual(['tabs', 'batchUpdate', 'tabs', 'batchUpdate']);
});
