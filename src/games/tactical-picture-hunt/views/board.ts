// The board as coloured cells with its axes around it, and the same in words: a sheet that is read aloud or printed in
// grey says as much as the coloured one.
import { headings, styled, type Rows, type Side, type StyledCell } from '../../frame/tabs';
import { axisAt, holds, squareName } from '../grid';
import { tileText } from '../tiles';
import {
  SHAPES,
  SIDE,
  type Background,
  type Board,
  type Colour,
  type Dimension,
  type Position,
  type Region,
  type Shape,
  type Tile,
} from '../types';

export const GLYPHS: Readonly<Record<Shape, string>> = { circle: '●', square: '■', triangle: '▲' };
/** The meaning of each sign: `● circle, …`. */
export const SIGNS_TEXT = SHAPES.map((shape) => `${GLYPHS[shape]} ${shape}`).join(', ');

export const PAPER: Readonly<Record<Background, string>> = {
  white: '#ffffff',
  grey: '#575b60',
  black: '#000000',
};

/** The ink of each colour on each background: light or dark enough to stand out from it, and still of that colour. */
export const INK: Readonly<Record<Background, Readonly<Record<Colour, string>>>> = {
  white: { yellow: '#b08800', blue: '#1a3fd0', red: '#d01818' },
  grey: { yellow: '#ffe100', blue: '#8ab4ff', red: '#ff9292' },
  black: { yellow: '#ffe100', blue: '#6aa6ff', red: '#ff5a5a' },
};

/** The outline of a region: stands out from white, grey and black alike. */
export const OUTLINE = '#e0007a';
const GLYPH_SIZE = 20;
/** The letters around the board: the outer ones plain, the inner ones on a frame that white squares stand out from. */
const OUTER = { bold: true, align: 'center', role: 'square' } as const;
const INNER = { ...OUTER, background: '#e8eaed' } as const;
const INDICES: readonly number[] = Array.from({ length: SIDE }, (_, index) => index);

/** The least widths of the board's columns. */
export const BOARD_WIDTHS: readonly number[] = [...[150, 30], ...INDICES.map(() => 40), ...[30, 30]];

/** A tile as one coloured cell. */
export function tileCell({ background, shape, colour }: Tile, border: readonly Side[] = []): StyledCell {
  return styled(GLYPHS[shape], {
    background: PAPER[background],
    colour: INK[background][colour],
    align: 'center',
    role: 'square',
    size: GLYPH_SIZE,
    border,
    borderColour: OUTLINE,
  });
}

/** The board with a region outlined. */
export function boardRows(board: Board, region: Region | undefined): Rows {
  const inside = insideOf(board, region);
  const [columns, subcolumns] = [across(board, 'columns'), across(board, 'subcolumns')];
  const blank = styled('', OUTER);
  const corner = styled('', INNER);
  const outer = [blank, blank, ...columns.map((letter) => styled(letter, OUTER)), blank, blank];
  const inner = [blank, corner, ...subcolumns.map((letter) => styled(letter, INNER)), corner, blank];
  return [
    outer,
    inner,
    ...board.grid.map((tiles, row) => {
      const [far = '', near = ''] = rowAxes(board, row);
      return [
        styled(far, { ...OUTER, align: 'right' }),
        styled(near, INNER),
        ...tiles.map((tile, column) => tileCell(tile, sides(inside, { row, column }))),
        styled(near, INNER),
        styled(far, OUTER),
      ];
    }),
    inner,
    outer,
  ];
}

/** The board in words, a line for each row of squares, with a region in brackets; rows and columns named by both axes. */
export function wordRows(board: Board, region: Region | undefined): Rows {
  const inside = insideOf(board, region);
  const [columns, subcolumns] = [across(board, 'columns'), across(board, 'subcolumns')];
  return [
    headings('Row', ...columns.map((outer, column) => `${outer}${subcolumns[column] ?? ''}`)),
    ...board.grid.map((tiles, row) => [
      styled(rowAxes(board, row).join(''), { bold: true }),
      ...tiles.map((tile, column) => wordCell(tile, isInside(inside, { row, column }))),
    ]),
  ];
}

function wordCell(tile: Tile, inside: boolean): StyledCell | string {
  const words = tileText(tile);
  return inside ? styled(`[${words}]`, { bold: true }) : words;
}

/** The axes of a dimension that lies across, a letter for each column of squares. */
function across(board: Board, dimension: Dimension): readonly string[] {
  return INDICES.map((column) => axisAt(board, dimension, { row: 0, column }) ?? '');
}

/** The two axes that a row of squares lies on, the outer one first. */
function rowAxes(board: Board, row: number): readonly string[] {
  return (['rows', 'subrows'] as const).map(
    (dimension) => axisAt(board, dimension, { row, column: 0 }) ?? '',
  );
}

/** For each square as it lies, true where it belongs to the region. */
type Inside = readonly (readonly boolean[])[];

function insideOf(board: Board, region: Region | undefined): Inside {
  return INDICES.map((row) =>
    INDICES.map((column) => region !== undefined && holds(region, squareName(board, { row, column }))),
  );
}

/** The sides of a square that lie on the edge of the region. */
function sides(inside: Inside, { row, column }: Position): readonly Side[] {
  if (!isInside(inside, { row, column })) return [];
  const neighbours: readonly (readonly [Side, Position])[] = [
    ['top', { row: row - 1, column }],
    ['right', { row, column: column + 1 }],
    ['bottom', { row: row + 1, column }],
    ['left', { row, column: column - 1 }],
  ];
  return neighbours.filter(([, position]) => !isInside(inside, position)).map(([side]) => side);
}

function isInside(inside: Inside, { row, column }: Position): boolean {
  return inside[row]?.[column] ?? false;
}
