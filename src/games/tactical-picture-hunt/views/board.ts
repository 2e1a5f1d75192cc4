// The board as coloured cells with its axes around it, and the same in words beside it: a sheet that is read
// aloud or printed in grey says as much as the coloured one.
import { styled, type Rows, type Side, type StyledCell } from '../../tabs';
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
/** What each sign means: `● circle, …`. */
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
const LABEL = { bold: true, align: 'center', background: '#e8eaed', role: 'square' } as const;
const INDICES: readonly number[] = Array.from({ length: SIDE }, (_, index) => index);

/** The least widths of the board's columns; the words beside it have their own. */
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

/** The board with a region outlined; in the words beside it the region stands in brackets. */
export function boardRows(board: Board, region: Region | undefined): Rows {
  const inside = insideOf(board, region);
  const label = (value: string): StyledCell => styled(value, LABEL);
  const axis = (dimension: Dimension, position: Position): string => axisAt(board, dimension, position) ?? '';
  const across = (dimension: Dimension): readonly string[] =>
    INDICES.map((column) => axis(dimension, { row: 0, column }));
  const [columns, subcolumns] = [across('columns'), across('subcolumns')];
  const corner = [label(''), label('')];
  const outer = columns.map(label);
  const inner = subcolumns.map(label);
  // A column of squares is named by both its axes: `Ac`.
  const names = INDICES.map((column) => label(`${columns[column] ?? ''}${subcolumns[column] ?? ''}`));
  return [
    [...corner, ...outer, ...corner, label(''), label('In words')],
    [...corner, ...inner, ...corner, label(''), ...names],
    ...board.grid.map((tiles, row) => {
      const down = [axis('rows', { row, column: 0 }), axis('subrows', { row, column: 0 })];
      return [
        ...down.map((letter) => styled(letter, { ...LABEL, align: 'right' })),
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

function wordCell(tile: Tile, inside: boolean): StyledCell {
  const words = tileText(tile);
  return styled(inside ? `[${words}]` : words, { role: 'square', ...(inside ? { bold: true } : {}) });
}

/** Whether each square as it lies belongs to the region. */
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
