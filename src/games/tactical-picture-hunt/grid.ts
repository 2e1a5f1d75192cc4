// The board: names of axes and squares, regions, and how typed axes and squares are read (PH-2, PH-7).
import { ensure } from '../frame/result';
import { memoize } from '../frame/lazy';
import { answerText, refuseReading, oneQuestionField, type Field, jsonText } from '../frame/fields';
import { orList, quote } from '../frame/wording';
import {
  BLOCK_SIDE,
  DIMENSION_RULES,
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
import { findNamed } from '../frame/names';

export function dimensionAxes(dimension: Dimension): readonly Axis[] {
  return DIMENSION_RULES[dimension].axes;
}

/** A dimension's axes: `A B C`. */
export function axesText(dimension: Dimension): string {
  return dimensionAxes(dimension).join(' ');
}

/** The axis of this dimension that the position is on. */
export function axisAt(board: Board, dimension: Dimension, position: Position): Axis {
  const { along, divides } = DIMENSION_RULES[dimension];
  const at = position[along];
  const axis = board.axes[dimension][divides === 'board' ? Math.floor(at / BLOCK_SIDE) : at % BLOCK_SIDE];
  return ensure(axis, 'A square lies on an axis of each dimension.');
}

export function squareName(board: Board, position: Position): string {
  return DIMENSIONS.map((dimension) => axisAt(board, dimension, position)).join('');
}

/** All squares, row by row. Cached, because a board never changes and every round needs them. */
export const boardSquares = memoize((board: Board): readonly Square[] =>
  board.grid.flatMap((tiles, row) =>
    tiles.map((tile, column) => ({ name: squareName(board, { row, column }), tile })),
  ),
);

/** The region where two axes cross. The order of the axes doesn't matter. */
export function crossingRegion(one: Axis, other: Axis): Region {
  const axes = DIMENSIONS.flatMap((dimension) =>
    [one, other].filter((axis) => dimensionAxes(dimension).includes(axis)),
  );
  return { name: axes.join(''), axes };
}

export function regionContains({ axes }: Region, name: string): boolean {
  return axes.every((axis) => name.includes(axis));
}

/** The squares of a region that match the target, row by row. Their number is the region's score. */
export function matchingSquares(board: Board, region: Region, target: Tile): readonly Square[] {
  return boardSquares(board).filter(
    ({ name, tile }) => doTilesMatch(tile, target) && regionContains(region, name),
  );
}

/** The names of all squares; they don't depend on the layout. */
const SQUARE_NAMES: readonly string[] = DIMENSIONS.reduce<readonly string[]>(
  (names, dimension) => names.flatMap((name) => dimensionAxes(dimension).map((axis) => `${name}${axis}`)),
  [''],
);

/** A square's name without the region's axes: `cz` for `AXcz` in region AX. */
export function shortSquareName({ axes }: Region, name: string): string {
  return axes.reduce((rest, axis) => rest.replace(axis, ''), name);
}

/**
 * Returns a function that finds the square that a text names, in full or by the two axes not chosen. Because phones add
 * capitals, it ignores case and letter order if only one square fits then (PH-7). Undefined if none or several fit.
 */
export function squareFinder(region: Region): (typed: string) => string | undefined {
  const inside = SQUARE_NAMES.filter((name) => regionContains(region, name)).flatMap((name) =>
    [name, shortSquareName(region, name)].map((written) => ({ written, name })),
  );
  const exact = new Map([
    ...SQUARE_NAMES.map((name) => [name, name] as const),
    ...inside.map(({ written, name }) => [written, name] as const),
  ]);
  const loose = inside.map(({ written, name }) => ({ letters: sortedLetters(written), name }));
  return (typed) => {
    const written = typed.trim();
    const name = exact.get(written);
    if (name !== undefined) return name;
    const typedLetters = sortedLetters(written);
    const possible = loose.filter(({ letters }) => letters === typedLetters);
    return possible.length === 1 ? possible[0]?.name : undefined;
  };
}

/** The letters in lower case, sorted. Accents still count, because axes are only trimmed (ALL-6). */
function sortedLetters(written: string): string {
  return Array.from(written.toLowerCase()).sort().join('');
}

/** A field for an axis. It only trims the text, because `A` and `a` are different axes (ALL-6). */
export function axisField(dimension: Dimension): Field<Axis> {
  const axes = dimensionAxes(dimension);
  const choices = orList(axes);
  return oneQuestionField<Axis>(
    { title: 'Axis' },
    { type: 'choice', options: axes.map((value) => ({ value })) },
    answerText,
    (value, at) => {
      if (value === undefined)
        return refuseReading('missing', at, `${at.label}: no answer. Choose ${choices}.`);
      const axis = typeof value === 'string' ? axes.find((each) => each === value.trim()) : undefined;
      return axis === undefined
        ? refuseReading(
            'not-an-axis',
            at,
            `${at.label}: ${quote(value)} is not one of the ${dimension}. Choose ${choices}. Uppercase and lowercase letters are different axes.`,
          )
        : { ok: true, value: axis };
    },
  );
}

export const ALL_TILES: readonly Tile[] = BACKGROUNDS.flatMap((background) =>
  SHAPES.flatMap((shape) => COLOURS.map((colour) => ({ background, shape, colour }))),
);

export const MATCH_RULE_TEXT = 'Tiles match if background, shape and color all differ.';

function doTilesMatch(a: Tile, b: Tile): boolean {
  return a.background !== b.background && a.shape !== b.shape && a.colour !== b.colour;
}

/** A tile in words: `white circle red`. */
export function tileText({ background, shape, colour }: Tile): string {
  return `${background} ${shape} ${colour}`;
}

/** Parses three words, in any order, as a tile; undefined if they aren't one. */
function readTile(text: string): Tile | undefined {
  const words = text.trim().split(/\s+/);
  const background = findFirstNamed(BACKGROUNDS, words);
  const shape = findFirstNamed(SHAPES, words);
  const colour = findFirstNamed(COLOURS, words);
  return words.length === 3 && background !== undefined && shape !== undefined && colour !== undefined
    ? { background, shape, colour }
    : undefined;
}

function findFirstNamed<W extends string>(property: readonly W[], words: readonly string[]): W | undefined {
  return words
    .map((word) => findNamed(property, word, (value) => [value]))
    .find((value) => value !== undefined);
}

export const tileField: Field<Tile> = oneQuestionField<Tile>(
  { title: 'Tile' },
  { type: 'text', long: false },
  String,
  (value, at) => {
    const tile = typeof value === 'string' ? readTile(value) : undefined;
    return tile === undefined
      ? refuseReading(
          'not-a-tile',
          at,
          `${at.label}: ${quote(value)} is not a tile. Write its background, shape and color: “white circle red”.`,
        )
      : { ok: true, value: tile };
  },
  jsonText,
);
