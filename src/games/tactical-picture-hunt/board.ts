// The board as coloured cells with its axes around it, and the same in words beside it: a sheet that is read
// aloud or printed in grey says as much as the coloured one.
import { styled, type Cell, type Side, type StyledCell } from '../tabs';
import { holds, squareName, type Spot } from './grid';
import { tileText } from './tiles';
import { SIDE, type Background, type Board, type Colour, type Region, type Shape, type Tile } from './types';

export type Cells = readonly (readonly (Cell | StyledCell)[])[];

export const GLYPHS: Readonly<Record<Shape, string>> = { circle: '●', square: '■', triangle: '▲' };

export const PAPER: Readonly<Record<Background, string>> = {
  white: '#ffffff',
  grey: '#858585',
  black: '#000000',
};

/** The ink of each colour on each background: light or dark enough to stand out from it. */
export const INK: Readonly<Record<Background, Readonly<Record<Colour, string>>>> = {
  white: { yellow: '#a07800', blue: '#1a3fd0', red: '#d01818' },
  grey: { yellow: '#fff176', blue: '#0a1a86', red: '#720000' },
  black: { yellow: '#ffe100', blue: '#6aa6ff', red: '#ff5a5a' },
};

/** The outline of a region: stands out from white, grey and black alike. */
export const OUTLINE = '#e0007a';
const GLYPH_SIZE = 18;
const LABEL = { bold: true, align: 'center', background: '#e8eaed' } as const;
const COUNT: readonly number[] = Array.from({ length: SIDE }, (_, index) => index);

/** The widths of the board's columns. */
export const BOARD_WIDTHS: readonly number[] = [
  ...[150, 30],
  ...COUNT.map(() => 40),
  ...[30, 30, 60],
  ...COUNT.map(() => 150),
];

/** A tile as one coloured cell. */
export function tileCell({ background, shape, colour }: Tile, border: readonly Side[] = []): StyledCell {
  return styled(GLYPHS[shape], {
    background: PAPER[background],
    colour: INK[background][colour],
    align: 'center',
    size: GLYPH_SIZE,
    border,
    borderColour: OUTLINE,
  });
}

/** The board with a region outlined; in the words beside it the region stands in brackets. */
export function boardRows(board: Board, region: Region | undefined): Cells {
  const { columns, rows, subcolumns, subrows } = board.axes;
  const inside = insideOf(board, region);
  const label = (value: string): StyledCell => styled(value, LABEL);
  const corner = [label(''), label('')];
  const outer = COUNT.map((column) => label(columns[Math.floor(column / 3)] ?? ''));
  const inner = COUNT.map((column) => label(subcolumns[column % 3] ?? ''));
  return [
    [...corner, ...outer, ...corner, label(''), label('In words')],
    [...corner, ...inner, ...corner, label(''), ...COUNT.map((column) => label(namesAcross(board, column)))],
    ...board.grid.map((tiles, row) => {
      const down = [rows[Math.floor(row / 3)] ?? '', subrows[row % 3] ?? ''];
      return [
        ...down.map(label),
        ...tiles.map((tile, column) => tileCell(tile, sides(inside, { row, column }))),
        ...[...down].reverse().map(label),
        label(down.join('')),
        ...tiles.map((tile, column) => wordCell(tile, isInside(inside, { row, column }))),
      ];
    }),
    [...corner, ...inner, ...corner],
    [...corner, ...outer, ...corner],
  ];
}

/** A column of squares as the words beside the board name it: `Ac`. */
function namesAcross({ axes }: Board, column: number): string {
  return `${axes.columns[Math.floor(column / 3)] ?? ''}${axes.subcolumns[column % 3] ?? ''}`;
}

function wordCell(tile: Tile, inside: boolean): StyledCell {
  const words = tileText(tile);
  return styled(inside ? `[${words}]` : words, inside ? { bold: true } : {});
}

/** Whether each square as it lies belongs to the region. */
type Inside = readonly (readonly boolean[])[];

function insideOf(board: Board, region: Region | undefined): Inside {
  return COUNT.map((row) =>
    COUNT.map((column) => region !== undefined && holds(region, squareName(board, { row, column }))),
  );
}

/** The sides of a square that lie on the edge of the region. */
function sides(inside: Inside, { row, column }: Spot): readonly Side[] {
  if (!isInside(inside, { row, column })) return [];
  const beyond: readonly (readonly [Side, Spot])[] = [
    ['top', { row: row - 1, column }],
    ['right', { row, column: column + 1 }],
    ['bottom', { row: row + 1, column }],
    ['left', { row, column: column - 1 }],
  ];
  return beyond.filter(([, spot]) => !isInside(inside, spot)).map(([side]) => side);
}

function isInside(inside: Inside, { row, column }: Spot): boolean {
  return inside[row]?.[column] ?? false;
}
