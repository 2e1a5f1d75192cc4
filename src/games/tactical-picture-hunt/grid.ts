// The board: what its axes and squares are called, which squares a region holds, and how an axis or a square is
// read (PH-2, PH-7).
import { sure } from '../frame/result';
import { once } from '../frame/lazy';
import { answerText, refuse, single, type Field, textOf } from '../frame/fields';
import { either, quote } from '../frame/wording';
import {
  BLOCK_SIDE,
  DIMENSION,
  DIMENSIONS,
  type Axis,
  type Board,
  type Dimension,
  type Position,
  type Region,
  type Square,
  type Tile,
  BACKGROUNDS,
  COLOURS,
  SHAPES,
} from './types';
import { named } from '../frame/names';

export function axesOf(dimension: Dimension): readonly Axis[] {
  return DIMENSION[dimension].axes;
}

/** `A B C` */
export function axesText(dimension: Dimension): string {
  return axesOf(dimension).join(' ');
}

/** Gives the axis of a dimension that holds the squares at this position. */
export function axisAt(board: Board, dimension: Dimension, position: Position): Axis {
  const { along, divides } = DIMENSION[dimension];
  const at = position[along];
  const axis = board.axes[dimension][divides === 'board' ? Math.floor(at / BLOCK_SIDE) : at % BLOCK_SIDE];
  return sure(axis, 'A square lies on an axis of each dimension.');
}

/** Gives the name of the square at this position. */
export function squareName(board: Board, position: Position): string {
  return DIMENSIONS.map((dimension) => axisAt(board, dimension, position)).join('');
}

/** All squares as they lie, row by row. Boards stay as they are for a whole game, and are looked at in every round. */
export const squaresOf = once((board: Board): readonly Square[] =>
  board.grid.flatMap((tiles, row) =>
    tiles.map((tile, column) => ({ name: squareName(board, { row, column }), tile })),
  ),
);

/** Gives the region of two axes; the order in which they are given does not matter. */
export function regionOf(one: Axis, other: Axis): Region {
  const axes = DIMENSIONS.flatMap((dimension) =>
    [one, other].filter((axis) => axesOf(dimension).includes(axis)),
  );
  return { name: axes.join(''), axes };
}

/** True where a region holds the square of this name. */
export function holds({ axes }: Region, name: string): boolean {
  return axes.every((axis) => name.includes(axis));
}

/** Gives the squares of a region whose tiles match the target, row by row: as many as the region scores. */
export function matchesIn(board: Board, region: Region, target: Tile): readonly Square[] {
  return squaresOf(board).filter(({ name, tile }) => isMatch(tile, target) && holds(region, name));
}

/** The name of every square of a board, however its axes lie. */
const NAMES: readonly string[] = DIMENSIONS.reduce<readonly string[]>(
  (names, dimension) => names.flatMap((name) => axesOf(dimension).map((axis) => `${name}${axis}`)),
  [''],
);

/** Gives a square's name without the axes of its region: `cz` for `AXcz` in the region AX. */
export function shortName({ axes }: Region, name: string): string {
  return axes.reduce((rest, axis) => rest.replace(axis, ''), name);
}

/**
 * Makes the function that finds the square of a region which a text names: in full, or by the two axes that were not
 * chosen. A text in other capitals or in another order names the one square that it can mean, since phones write
 * capitals by themselves (PH-7). Undefined for a text that names no square, or could name several.
 */
export function squareReader(region: Region): (typed: string) => string | undefined {
  const inside = NAMES.filter((name) => holds(region, name)).flatMap((name) =>
    [name, shortName(region, name)].map((written) => ({ written, name })),
  );
  const exact = new Map([
    ...NAMES.map((name) => [name, name] as const),
    ...inside.map(({ written, name }) => [written, name] as const),
  ]);
  const loose = inside.map(({ written, name }) => ({ letters: lettersOf(written), name }));
  return (typed) => {
    const written = typed.trim();
    const name = exact.get(written);
    if (name !== undefined) return name;
    const typedLetters = lettersOf(written);
    const possible = loose.filter(({ letters }) => letters === typedLetters);
    return possible.length === 1 ? possible[0]?.name : undefined;
  };
}

/** Gives the letters of a name without case and order. Accents count: axes are only trimmed (ALL-6). */
function lettersOf(written: string): string {
  return Array.from(written.toLowerCase()).sort().join('');
}

/** One axis of a dimension. Only trimmed, not made a key: `A` and `a` are different axes (ALL-6). */
export function axisField(dimension: Dimension): Field<Axis> {
  const axes = axesOf(dimension);
  const choices = either(axes);
  return single<Axis>(
    { title: 'Axis' },
    { type: 'choice', options: axes.map((value) => ({ value })) },
    answerText,
    (value, at) => {
      if (value === undefined) return refuse('missing', at, `${at.label}: no answer. Choose ${choices}.`);
      const axis = typeof value === 'string' ? axes.find((each) => each === value.trim()) : undefined;
      return axis === undefined
        ? refuse(
            'not-an-axis',
            at,
            `${at.label}: ${quote(value)} is not one of the ${dimension}. Choose ${choices}; capital and small letters differ.`,
          )
        : { ok: true, value: axis };
    },
  );
}

export const TILES: readonly Tile[] = BACKGROUNDS.flatMap((background) =>
  SHAPES.flatMap((shape) => COLOURS.map((colour) => ({ background, shape, colour }))),
);

/** What a match is, in words. */
export const MATCH_TEXT = 'Tiles match if background, shape and colour all differ.';

/** Two tiles match when all three properties differ. */
function isMatch(a: Tile, b: Tile): boolean {
  return a.background !== b.background && a.shape !== b.shape && a.colour !== b.colour;
}

/** `white circle red` */
export function tileText({ background, shape, colour }: Tile): string {
  return `${background} ${shape} ${colour}`;
}

/** Gives the tile that three words name, in whatever order they stand. */
function readTile(text: string): Tile | undefined {
  const words = text.trim().split(/\s+/);
  const background = oneOf(BACKGROUNDS, words);
  const shape = oneOf(SHAPES, words);
  const colour = oneOf(COLOURS, words);
  return words.length === 3 && background !== undefined && shape !== undefined && colour !== undefined
    ? { background, shape, colour }
    : undefined;
}

function oneOf<W extends string>(property: readonly W[], words: readonly string[]): W | undefined {
  return words.map((word) => named(property, word, (value) => [value])).find((value) => value !== undefined);
}

/** A tile in the host's settings. */
export const tileField: Field<Tile> = single<Tile>(
  { title: 'Tile' },
  { type: 'text', long: false },
  String,
  (value, at) => {
    const tile = typeof value === 'string' ? readTile(value) : undefined;
    return tile === undefined
      ? refuse(
          'not-a-tile',
          at,
          `${at.label}: ${quote(value)} is not a tile. Write background, shape and colour: “white circle red”.`,
        )
      : { ok: true, value: tile };
  },
  textOf,
);
