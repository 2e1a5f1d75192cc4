// The board: what its squares are called, which of them a region holds, and how a square is read (PH-2, PH-7).
import { isMatch } from './tiles';
import {
  AXES,
  DIMENSIONS,
  type Axis,
  type Board,
  type Dimension,
  type Region,
  type Square,
  type Tile,
} from './types';

/** The place of a square on the board, counted from 0 at the top left. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** The name of the square that lies there. */
export function squareName({ axes }: Board, { row, column }: Spot): string {
  return [
    axes.columns[Math.floor(column / 3)],
    axes.rows[Math.floor(row / 3)],
    axes.subcolumns[column % 3],
    axes.subrows[row % 3],
  ].join('');
}

/** All squares as they lie, row by row. */
export function squaresOf(board: Board): readonly Square[] {
  return board.grid.flatMap((tiles, row) =>
    tiles.map((tile, column) => ({ name: squareName(board, { row, column }), tile })),
  );
}

export function dimensionOf(axis: Axis): Dimension {
  return DIMENSIONS.find((dimension) => axesOf(dimension).includes(axis)) ?? 'columns';
}

export function axesOf(dimension: Dimension): readonly Axis[] {
  return AXES[dimension];
}

/** The region of two axes; the order in which they are given does not matter. */
export function regionOf(one: Axis, other: Axis): Region {
  const axes = DIMENSIONS.flatMap((dimension) =>
    [one, other].filter((axis) => dimensionOf(axis) === dimension),
  );
  return { name: axes.join(''), axes };
}

/** Whether a region holds the square of this name. */
export function holds({ axes }: Region, name: string): boolean {
  return axes.every((axis) => name.includes(axis));
}

/** The squares of a region whose tiles match the target, row by row: as many as the region scores. */
export function matchesIn(board: Board, region: Region, target: Tile): readonly Square[] {
  return board.grid.flatMap((tiles, row) =>
    tiles.flatMap((tile, column) => {
      if (!isMatch(tile, target)) return [];
      const name = squareName(board, { row, column });
      return holds(region, name) ? [{ name, tile }] : [];
    }),
  );
}

const NAMES: readonly string[] = DIMENSIONS.reduce<readonly string[]>(
  (names, dimension) => names.flatMap((name) => axesOf(dimension).map((axis) => `${name}${axis}`)),
  [''],
);

/** A square's name without the axes of its region: `cz` for `AXcz` in the region AX. */
export function shortName({ axes }: Region, name: string): string {
  return axes.reduce((rest, axis) => rest.replace(axis, ''), name);
}

/** The square that a text names, in full or by the two axes that were not chosen; capitals matter (ALL-6). */
export function readSquare(text: string, region: Region): string | undefined {
  const typed = text.trim();
  return NAMES.find((name) => name === typed || (holds(region, name) && shortName(region, name) === typed));
}
