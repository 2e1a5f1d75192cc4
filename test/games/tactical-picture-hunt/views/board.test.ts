// The board is drawn with an outline around a region.
import { cellLook, cellValue } from '../../../../src/games/frame/tabs';
import { axesOf, regionOf, TILES } from '../../../../src/games/tactical-picture-hunt/grid';
import { type Axis, type Board } from '../../../../src/games/tactical-picture-hunt/types';
import { boardRows, boardInWordsRows } from '../../../../src/games/tactical-picture-hunt/views/board';

const board: Board = {
  axes: {
    columns: axesOf('columns'),
    rows: axesOf('rows'),
    subcolumns: axesOf('subcolumns'),
    subrows: axesOf('subrows'),
  },
  grid: Array.from({ length: 9 }, (_, row) => TILES.slice((row % 3) * 9, (row % 3) * 9 + 9)),
};

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
  const words = boardInWordsRows(board, regionOf(one, other)).flat().map(cellValue);
  expect(words.filter((word) => String(word).startsWith('['))).toHaveLength(9);
});
