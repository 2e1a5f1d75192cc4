// The board as colored cells with its axes. Also in words, for screen readers and black-and-white prints.
import { headings, styled, type Rows, type Side, type StyledCell } from '../../frame/tabs';
import { axisAt, regionContains, squareName, tileText } from '../grid';
import {
  SHAPES,
  BOARD_SIDE,
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
/** Legend of the symbols: `● circle, …`. */
export const GLYPH_LEGEND = SHAPES.map((shape) => `${GLYPHS[shape]} ${shape}`).join(', ');

export const BACKGROUND_COLOURS: Readonly<Record<Background, string>> = {
  white: '#ffffff',
  grey: '#575b60',
  black: '#000000',
};

/** Colors of shapes on each background, chosen to stand out and stay recognizable. */
export const SHAPE_COLOURS: Readonly<Record<Background, Readonly<Record<Colour, string>>>> = {
  white: { yellow: '#b08800', blue: '#1a3fd0', red: '#d01818' },
  grey: { yellow: '#ffe100', blue: '#8ab4ff', red: '#ff9292' },
  black: { yellow: '#ffe100', blue: '#6aa6ff', red: '#ff5a5a' },
};

/** The color of a region's outline. It stands out on white, grey and black. */
export const REGION_OUTLINE_COLOUR = '#e0007a';
const GLYPH_SIZE = 20;
/** Looks of the letters around the board. Inner letters have a background, so that white squares stand out. */
const OUTER_AXIS_STYLE = { bold: true, align: 'center', role: 'square' } as const;
const INNER_AXIS_STYLE = { ...OUTER_AXIS_STYLE, background: '#e8eaed' } as const;
const BOARD_INDICES: readonly number[] = Array.from({ length: BOARD_SIDE }, (_, index) => index);

/** Minimum widths of the board's columns, in pixels. */
export const BOARD_COLUMN_WIDTHS: readonly number[] = [
  ...[150, 30],
  ...BOARD_INDICES.map(() => 40),
  ...[30, 30],
];

export function tileCell({ background, shape, colour }: Tile, border: readonly Side[] = []): StyledCell {
  return styled(GLYPHS[shape], {
    background: BACKGROUND_COLOURS[background],
    colour: SHAPE_COLOURS[background][colour],
    align: 'center',
    role: 'square',
    size: GLYPH_SIZE,
    border,
    borderColour: REGION_OUTLINE_COLOUR,
  });
}

/** The board, with a region outlined. */
export function boardRows(board: Board, region: Region | undefined): Rows {
  const inside = regionMask(board, region);
  const [columns, subcolumns] = [axesByColumn(board, 'columns'), axesByColumn(board, 'subcolumns')];
  const blank = styled('', OUTER_AXIS_STYLE);
  const corner = styled('', INNER_AXIS_STYLE);
  const outer = [blank, blank, ...columns.map((letter) => styled(letter, OUTER_AXIS_STYLE)), blank, blank];
  const inner = [
    blank,
    corner,
    ...subcolumns.map((letter) => styled(letter, INNER_AXIS_STYLE)),
    corner,
    blank,
  ];
  return [
    outer,
    inner,
    ...board.grid.map((tiles, row) => {
      const [far = '', near = ''] = rowAxes(board, row);
      return [
        styled(far, { ...OUTER_AXIS_STYLE, align: 'right' }),
        styled(near, INNER_AXIS_STYLE),
        ...tiles.map((tile, column) => tileCell(tile, regionEdgeSides(inside, { row, column }))),
        styled(near, INNER_AXIS_STYLE),
        styled(far, OUTER_AXIS_STYLE),
      ];
    }),
    inner,
    outer,
  ];
}

/** The board in words, with a region in brackets. Rows and columns are named by both of their axes. */
export function boardTextRows(board: Board, region: Region | undefined): Rows {
  const inside = regionMask(board, region);
  const [columns, subcolumns] = [axesByColumn(board, 'columns'), axesByColumn(board, 'subcolumns')];
  return [
    headings('Row', ...columns.map((outer, column) => `${outer}${subcolumns[column] ?? ''}`)),
    ...board.grid.map((tiles, row) => [
      styled(rowAxes(board, row).join(''), { bold: true }),
      ...tiles.map((tile, column) => tileTextCell(tile, isInRegion(inside, { row, column }))),
    ]),
  ];
}

function tileTextCell(tile: Tile, inside: boolean): StyledCell | string {
  const words = tileText(tile);
  return inside ? styled(`[${words}]`, { bold: true }) : words;
}

/** For each column, its axis in this dimension. */
function axesByColumn(board: Board, dimension: Dimension): readonly string[] {
  return BOARD_INDICES.map((column) => axisAt(board, dimension, { row: 0, column }));
}

/** The two axes of a row, the outer one first. */
function rowAxes(board: Board, row: number): readonly string[] {
  return (['rows', 'subrows'] as const).map((dimension) => axisAt(board, dimension, { row, column: 0 }));
}

/** For each square, whether it's in the region. */
type RegionMask = readonly (readonly boolean[])[];

function regionMask(board: Board, region: Region | undefined): RegionMask {
  return BOARD_INDICES.map((row) =>
    BOARD_INDICES.map(
      (column) => region !== undefined && regionContains(region, squareName(board, { row, column })),
    ),
  );
}

/** The sides of a square that are on the region's edge. */
function regionEdgeSides(inside: RegionMask, { row, column }: Position): readonly Side[] {
  if (!isInRegion(inside, { row, column })) return [];
  const neighbours: readonly (readonly [Side, Position])[] = [
    ['top', { row: row - 1, column }],
    ['right', { row, column: column + 1 }],
    ['bottom', { row: row + 1, column }],
    ['left', { row, column: column - 1 }],
  ];
  return neighbours.filter(([, position]) => !isInRegion(inside, position)).map(([side]) => side);
}

function isInRegion(inside: RegionMask, { row, column }: Position): boolean {
  return inside[row]?.[column] ?? false;
}
