// Selecting cells: copying and pasting text, and moving on the grid.
import * as fc from 'fast-check';
import { toClipboardText, parseClipboardText, cellInDirection } from '../../../src/local/page/selection';
import type { TabView } from '../../../src/local/server/server-messages';

function tabOf(rows: readonly (readonly string[])[]): TabView {
  return {
    id: 0,
    title: 'Tab',
    hidden: false,
    rowCount: 6,
    columns: ['A', 'B', 'C', 'D'].map((name) => ({ name, width: 100 })),
    frozenRows: 0,
    rows: rows.map((row) => row.map((text) => ({ text, entry: text }))),
    charts: [],
    gridlines: true,
    merges: [],
  };
}

test.each([
  ['one', [['one']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\t\r\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
  ['say "hi"', [['say "hi"']]],
  ['"open', [['"open']]],
  ['', [['']]],
])('the clipboard text %j means the cells %j', (text, cells) => {
  expect(parseClipboardText(text)).toEqual(cells);
});

test('pasting gives the copied cells', () => {
  const cell = fc.string().filter((text) => !text.includes('\r'));
  const block = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );
  fc.assert(
    fc.property(block, (cells) => {
      const right = (cells[0]?.length ?? 1) - 1;
      const text = toClipboardText(tabOf(cells), { top: 0, left: 0, bottom: cells.length - 1, right });
      // An empty last row looks like the line end that clipboards add.
      fc.pre(!text.endsWith('\n') && text !== '');
      expect(parseClipboardText(text)).toEqual(cells);
    }),
  );
});

test('arrow keys stay on the grid', () => {
  const tab = tabOf([]);
  expect(cellInDirection(tab, { row: 0, column: 0 }, -1, 0)).toEqual({ row: 0, column: 0 });
  expect(cellInDirection(tab, { row: 5, column: 3 }, 0, 1)).toEqual({ row: 5, column: 3 });
  expect(cellInDirection(tab, { row: 0, column: 2 }, 1, 0)).toEqual({ row: 1, column: 2 });
  expect(cellInDirection(tab, { row: 1, column: 1 }, 0, -1)).toEqual({ row: 1, column: 0 });
});

test('arrow keys treat merged cells as one', () => {
  const tab: TabView = { ...tabOf([]), merges: [{ row: 1, column: 0, rows: 2, columns: 3 }] };
  expect(cellInDirection(tab, { row: 0, column: 2 }, 1, 0)).toEqual({ row: 1, column: 0 });
  expect(cellInDirection(tab, { row: 1, column: 0 }, 0, 1)).toEqual({ row: 1, column: 3 });
  expect(cellInDirection(tab, { row: 1, column: 3 }, 0, -1)).toEqual({ row: 1, column: 0 });
  expect(cellInDirection(tab, { row: 1, column: 0 }, 1, 0)).toEqual({ row: 3, column: 0 });
});
