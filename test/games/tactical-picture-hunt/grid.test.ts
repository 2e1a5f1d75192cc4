// How a typed square is read in a challenge (PH-7): a name that's written exactly means what it says.
import {
  dimensionAxes,
  regionContains,
  crossingRegion,
  shortSquareName,
  squareFinder,
} from '../../../src/games/tactical-picture-hunt/grid';
import {
  DIMENSIONS,
  type Axis,
  type Dimension,
  type Region,
} from '../../../src/games/tactical-picture-hunt/types';
import { sampled } from '../../support/sample';

/** All 81 full names in the rule sheet's order: column, row, subcolumn, subrow. */
const NAMES: readonly string[] = Array.from('ABC').flatMap((column) =>
  Array.from('XYZ').flatMap((row) =>
    Array.from('abc').flatMap((subcolumn) =>
      Array.from('xyz').map((subrow) => column + row + subcolumn + subrow),
    ),
  ),
);

const KINDS: readonly (readonly [Dimension, Dimension])[] = DIMENSIONS.flatMap((one, at) =>
  DIMENSIONS.slice(at + 1).map((other) => [one, other] as const),
);

function regionsOf([one, other]: readonly [Dimension, Dimension]): readonly Region[] {
  return dimensionAxes(one).flatMap((axis: Axis) =>
    dimensionAxes(other).map((second) => crossingRegion(axis, second)),
  );
}

/** The exact names: all squares in full, and the region's squares by the two axes that weren't chosen. */
function exactNames(region: Region): ReadonlyMap<string, string> {
  const short = NAMES.filter((name) => regionContains(region, name)).map(
    (name) => [shortSquareName(region, name), name] as const,
  );
  return new Map([...NAMES.map((name) => [name, name] as const), ...short]);
}

/** The text with its letters in every order, in upper and lower case. */
function spellings(text: string): readonly string[] {
  if (text === '') return [''];
  return Array.from(text).flatMap((letter, at) => {
    const rest = spellings(text.slice(0, at) + text.slice(at + 1));
    return rest.flatMap((tail) => [letter.toLowerCase() + tail, letter.toUpperCase() + tail]);
  });
}

/** The squares that a text could mean if neither case nor order mattered. */
function possibleSquares(region: Region): ReadonlyMap<string, ReadonlySet<string>> {
  const possible = new Map<string, Set<string>>();
  for (const name of NAMES.filter((each) => regionContains(region, each))) {
    for (const written of [name, shortSquareName(region, name)].flatMap(spellings)) {
      possible.set(written, (possible.get(written) ?? new Set<string>()).add(name));
    }
  }
  return possible;
}

describe.each(KINDS)('regions of %s and %s', (one, other) => {
  test('an exact name means its square', () => {
    for (const region of regionsOf([one, other])) {
      const read = squareFinder(region);
      const exact = exactNames(region);
      expect(exact.size).toBe(81 + 9);
      expect([...exact.keys()].map(read)).toEqual([...exact.values()]);
    }
  });

  test('any other text means the only square that it could be, or none', () => {
    const regions = regionsOf([one, other]);
    for (const region of sampled(regions, [...regions.slice(0, 1), ...regions.slice(-1)])) {
      const read = squareFinder(region);
      const exact = exactNames(region);
      const wrong = [...possibleSquares(region)].filter(([written, names]) => {
        const only = names.size === 1 ? [...names][0] : undefined;
        return read(written) !== (exact.get(written) ?? only);
      });
      expect(wrong).toEqual([]);
    }
  });
});
