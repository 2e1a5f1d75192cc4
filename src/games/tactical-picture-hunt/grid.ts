// The board: names of axes and squares, regions, and how axes and squares are read (PH-2, PH-7).
import { sure } from '../frame/result';
import { memoized } from '../frame/lazy';
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

/** The dimension's axis at this position. */
export function axisAt(board: Board, dimension: Dimension, position: Position): Axis {
  const { along, divides } = DIMENSION[dimension];
  const at = position[along];
  const axis = board.axes[dimension][divides === 'board' ? Math.floor(at / BLOCK_SIDE) : at % BLOCK_SIDE];
  return sure(axis, 'A square lies on an axis of each dimension.');
}

export function squareName(board: Board, position: Position): string {
  return DIMENSIONS.map((dimension) => axisAt(board, dimension, position)).join('');
}

/** All squares, row by row. Cached: a board never changes and every round uses it. */
export const squaresOf = memoized((board: Board): readonly Square[] =>
  board.grid.flatMap((tiles, row) =>
    tiles.map((tile, column) => ({ name: squareName(board, { row, column }), tile })),
  ),
);

/** The order of the axes doesn't matter. */
export function regionOf(one: Axis, other: Axis): Region {
  const axes = DIMENSIONS.flatMap((dimension) =>
    [one, other].filter((axis) => axesOf(dimension).includes(axis)),
  );
  return { name: axes.join(''), axes };
}

/** Whether the region contains the square. */
export function holds({ axes }: Region, name: string): boolean {
  return axes.every((axis) => name.includes(axis));
}

/** Matching squares of a region, row by row; their number is the region's score. */
export function matchesIn(board: Board, region: Region, target: Tile): readonly Square[] {
  return squaresOf(board).filter(({ name, tile }) => isMatch(tile, target) && holds(region, name));
}

/** All square names, whatever the layout. */
const NAMES: readonly string[] = DIMENSIONS.reduce<readonly string[]>(
  (names, dimension) => names.flatMap((name) => axesOf(dimension).map((axis) => `${name}${axis}`)),
  [''],
);

/** Without the region's axes: `cz` for `AXcz` in the region AX. */
export function shortName({ axes }: Region, name: string): string {
  return axes.reduce((rest, axis) => rest.replace(axis, ''), name);
}

/**
 * Finds the square that a text names, in full or by the two axes that weren't chosen. Ignores case and letter order if
 * only one square fits, since phones add capitals (PH-7). Undefined if no square fits, or several do.
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

/** Sorted lower-case letters. Accents still count: axes are only trimmed (ALL-6). */
function lettersOf(written: string): string {
  return Array.from(written.toLowerCase()).sort().join('');
}

/** Only trimmed, because `A` and `a` are different axes (ALL-6). */
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
            `${at.label}: ${quote(value)} is not one of the ${dimension}. Choose ${choices}. Capital and small letters are different axes.`,
          )
        : { ok: true, value: axis };
    },
  );
}

export const TILES: readonly Tile[] = BACKGROUNDS.flatMap((background) =>
  SHAPES.flatMap((shape) => COLOURS.map((colour) => ({ background, shape, colour }))),
);

export const MATCH_TEXT = 'Tiles match if background, shape and colour all differ.';

/** They match if all three properties differ. */
function isMatch(a: Tile, b: Tile): boolean {
  return a.background !== b.background && a.shape !== b.shape && a.colour !== b.colour;
}

/** `white circle red` */
export function tileText({ background, shape, colour }: Tile): string {
  return `${background} ${shape} ${colour}`;
}

/** Three words, in any order. */
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
