// Unchanged tabs of the host book are left alone, with the host's colors. Others are completely rewritten.
import { headings, tabSheetId, styled, type Tab } from '../../src/games/frame/tabs';
import type { Request } from '../../src/sheets/client';
import { hostBookOn, paperSheets, type PaperSheets } from '../support/paper-sheets';

const STILL: Tab = { title: 'Still', rows: [headings('Name', 'Note'), ['Ana', 'first'], ['', '']] };
const growing = (lines: number): Tab => ({
  title: 'Growing',
  rows: [headings('Round', 'What'), ...Array.from({ length: lines }, (_, at) => [at + 1, 'x'])],
});

/** The requests of a call that reads the tabs and changes them to these. */
function requests(sheets: PaperSheets, ...tabs: readonly Tab[]): readonly Request[] {
  const before = sheets.batches.length;
  const book = hostBookOn(sheets);
  expect(book.read({ rendered: true }).ok).toBe(true);
  expect(book.write({ tabs }).ok).toBe(true);
  return sheets.batches.slice(before).flat();
}

function drawn(...tabs: readonly Tab[]): PaperSheets {
  const sheets = paperSheets();
  requests(sheets, ...tabs);
  return sheets;
}

function cellsWritten(written: readonly Request[]): readonly number[] {
  return written.flatMap(({ updateCells }) =>
    updateCells === undefined ? [] : [updateCells.range?.sheetId ?? 0],
  );
}

test('an unchanged tab isn’t written, even if its host has changed a format', () => {
  const sheets = drawn(STILL, growing(2));
  expect(requests(sheets, STILL, growing(2))).toEqual([]);
  const long: Tab = { title: 'Long', rows: [['x'.repeat(60_000)]] };
  expect(requests(drawn(long), long)).toEqual([]);
  expect(JSON.stringify(requests(sheets, STILL, growing(3)))).not.toContain(`${tabSheetId('Still')}`);
});

test.each<[string, Tab]>([
  ['a row is gone', growing(1)],
  ['a row comes', growing(3)],
  ['a row above is another', { ...growing(2), rows: [['Head', 'What'], ...growing(2).rows.slice(1)] }],
  [
    'a row only looks otherwise',
    { ...growing(2), rows: [[styled('Round', {}), 'What'], ...growing(2).rows.slice(1)] },
  ],
  ['its accent is another', { ...growing(2), accent: '#123456' }],
  [
    'a chart comes',
    {
      ...growing(2),
      charts: [{ title: 'C', kind: 'line', rows: [0, 3], labels: 0, series: [0], at: { row: 4, column: 0 } }],
    },
  ],
])('a tab is completely written if %s', (_, tab) => {
  const sheets = drawn(STILL, growing(2));
  expect(cellsWritten(requests(sheets, STILL, tab))).toEqual([tabSheetId('Growing')]);
});

test.each<[string, (rows: (string | number | boolean)[][]) => void]>([
  ['a cell is changed', (rows) => (rows[1] = ['Ana', 'second'])],
  ['a text became a number', (rows) => (rows[1] = ['Ana', 1])],
  ['a row is deleted', (rows) => rows.splice(0, 1)],
  ['something is written below', (rows) => rows.push([], ['mine'])],
  ['something is written beside', (rows) => (rows[1] = ['Ana', 'first', '', 'mine'])],
])('an unchanged tab is written again if %s by hand', (_, change) => {
  const sheets = drawn(STILL, growing(2));
  const tab = sheets.tabs.get(tabSheetId('Still'));
  if (tab === undefined) throw new Error('The tab is missing.');
  change(tab.rows);
  expect(cellsWritten(requests(sheets, STILL, growing(2)))).toEqual([tabSheetId('Still')]);
  expect(tab.rows.slice(0, 2)).toEqual([
    ['Name', 'Note'],
    ['Ana', 'first'],
  ]);
});

test('empty cells that Google omits at the ends are no change', () => {
  const sheets = drawn(STILL);
  const tab = sheets.tabs.get(tabSheetId('Still'));
  if (tab === undefined) throw new Error('The tab is missing.');
  tab.rows = [
    ['Name', 'Note', ''],
    ['Ana', 'first'],
  ];
  expect(requests(sheets, STILL)).toEqual([]);
});

test('a call that has not read the tabs, or lost its memory, writes everything', () => {
  const sheets = drawn(STILL);
  const book = hostBookOn(sheets);
  book.read();
  book.write({ tabs: [STILL] });
  expect(cellsWritten(sheets.batches[sheets.batches.length - 1] ?? [])).toEqual([tabSheetId('Still')]);
  sheets.drawn.memory = [];
  expect(cellsWritten(requests(sheets, STILL))).toEqual([tabSheetId('Still')]);
});

test('a tab deleted by hand is recreated', () => {
  const sheets = drawn(STILL, growing(2));
  sheets.tabs.delete(tabSheetId('Still'));
  const written = requests(sheets, STILL, growing(2));
  expect(written.filter(({ addSheet }) => addSheet !== undefined)).toHaveLength(1);
  expect(sheets.tabs.get(tabSheetId('Still'))?.rows[1]).toEqual(['Ana', 'first']);
});
