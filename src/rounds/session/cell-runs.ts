// Cells of a host's tab that are to be written: those that are other than they stand, and together where one is below the
// other.
import type { Cell } from '../../games/frame/fields';
import type { Grid } from '../ports/host-book';
import type { CellRun } from '../ports/match-tabs';

/** A cell of a tab as it should be; row and column are counted from 0. */
interface PlacedCell extends Omit<CellRun, 'cells'> {
  readonly cell: Cell;
}

export function runsOf(before: Grid, cells: readonly PlacedCell[]): readonly CellRun[] {
  const changed = cells
    .filter(({ at, row, cell }) => (before[row]?.[at] ?? '') !== cell)
    .sort((a, b) => a.at - b.at || a.row - b.row);
  const runs: (PlacedCell & { readonly cells: Cell[] })[] = [];
  for (const placed of changed) {
    const last = runs[runs.length - 1];
    const follows =
      last !== undefined &&
      last.at === placed.at &&
      last.heading === placed.heading &&
      last.row + last.cells.length === placed.row;
    if (follows) last.cells.push(placed.cell);
    else runs.push({ ...placed, cells: [placed.cell] });
  }
  return runs.map(({ at, row, heading, cells: run }) => ({ at, row, heading, cells: run }));
}
