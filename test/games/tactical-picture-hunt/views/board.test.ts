// The board as it is drawn: signs that can be told from their background, and an outline around a region.
import { cellLook, cellValue } from '../../../../src/games/frame/tabs';
import { axesOf, regionOf, TILES, tileText } from '../../../../src/games/tactical-picture-hunt/grid';
import { type Axis, type Board } from '../../../../src/games/tactical-picture-hunt/types';
import {
  BOARD_WIDTHS,
  boardRows,
  GLYPHS,
  INK,
  PAPER,
  wordRows,
} from '../../../../src/games/tactical-picture-hunt/views/board';

const board: Board = {
  axes: {
    columns: axesOf('columns'),
    rows: axesOf('rows'),
    subcolumns: axesOf('subcolumns'),
    subrows: axesOf('subrows'),
  },
  grid: Array.from({ length: 9 }, (_, row) => TILES.slice((row % 3) * 9, (row % 3) * 9 + 9)),
};

test('every square is a coloured sign and the same tile in words', () => {
  const rows = boardRows(board, undefined).slice(2, 11);
  const [heads = [], ...words] = wordRows(board, undefined);
  expect(heads.map(cellValue)).toEqual(['Row', 'Aa', 'Ab', 'Ac', 'Ba', 'Bb', 'Bc', 'Ca', 'Cb', 'Cc']);
  expect(words.map(([name = '']) => cellValue(name)).slice(0, 4)).toEqual(['Xx', 'Xy', 'Xz', 'Yx']);
  expect([rows.length, words.length]).toEqual([9, 9]);
  for (const [row, cells] of rows.entries()) {
    for (const [column, tile] of (board.grid[row] ?? []).entries()) {
      const sign = cells[2 + column] ?? '';
      expect(cellValue(sign)).toBe(GLYPHS[tile.shape]);
      expect(cellLook(sign)).toMatchObject({
        background: PAPER[tile.background],
        colour: INK[tile.background][tile.colour],
        border: [],
      });
      expect(cellValue(words[row]?.[1 + column] ?? '')).toBe(tileText(tile));
    }
    expect(cells).toHaveLength(BOARD_WIDTHS.length);
  }
});

test.each([
  ['B', 'Y', 12],
  ['A', 'c', 20],
  ['Z', 'y', 20],
  ['C', 'x', 24],
  ['a', 'x', 36],
] as const)('the region of %s and %s is outlined all around', (one: Axis, other: Axis, sides) => {
  const rows = boardRows(board, regionOf(one, other)).slice(2, 11);
  const outlined = rows.flatMap((cells) => cells.slice(2, 11)).map((cell) => cellLook(cell).border ?? []);
  expect(outlined.flat()).toHaveLength(sides);
  const words = wordRows(board, regionOf(one, other)).flat().map(cellValue);
  expect(words.filter((word) => String(word).startsWith('['))).toHaveLength(9);
});
