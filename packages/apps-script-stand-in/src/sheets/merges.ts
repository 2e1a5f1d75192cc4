// A sheet's merged cells: merging, unmerging, and changes when rows and columns are inserted or removed.
import { invalidArgument } from '../errors';
import { numberAt, objectAt, type JsonObject } from '../json';

/** Cells shown as one cell. Indexes start at 0, and `bottom` and `right` are exclusive. */
export interface MergedArea {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The parts of a sheet needed to change its merges. */
interface SheetWithMerges {
  readonly properties: JsonObject;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly rows: { userEnteredValue?: JsonObject }[][];
  merges?: MergedArea[];
}

const PARTIAL_MERGE_MESSAGE = 'You must select all cells in a merged range to merge or unmerge them.';

const overlaps = (a: MergedArea, b: MergedArea): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
const isMergeWithin = (inner: MergedArea, outer: MergedArea): boolean =>
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  inner.left >= outer.left &&
  inner.right <= outer.right;

/** Removes the merges in an area. Refuses if the area cuts through a merge. */
export function unmerge(tab: SheetWithMerges, area: MergedArea): void {
  const merges = tab.merges ?? [];
  if (merges.some((merge) => overlaps(merge, area) && !isMergeWithin(merge, area)))
    throw invalidArgument(PARTIAL_MERGE_MESSAGE);
  tab.merges = merges.filter((merge) => !overlaps(merge, area));
}

/** Merges an area into its first cell. The other cells' values are lost, as in Google's own editor. */
export function merge(tab: SheetWithMerges, area: MergedArea): void {
  if (area.bottom - area.top < 1 || area.right - area.left < 1) throw invalidArgument('The range is empty.');
  unmerge(tab, area);
  if (crossesFrozenEdge(tab, area))
    throw invalidArgument("You can't merge frozen and non-frozen rows or columns.");
  for (let row = area.top; row < Math.min(area.bottom, tab.rows.length); row += 1) {
    for (let column = area.left; column < area.right; column += 1) {
      const cells = tab.rows[row];
      const cell = cells?.[column];
      if (cells === undefined || cell === undefined || (row === area.top && column === area.left)) continue;
      const { userEnteredValue: _, ...rest } = cell;
      cells[column] = rest;
    }
  }
  // A single cell needs no merge.
  if (area.bottom - area.top === 1 && area.right - area.left === 1) return;
  tab.merges = [...(tab.merges ?? []), area];
}

function crossesFrozenEdge(tab: SheetWithMerges, { top, left, bottom, right }: MergedArea): boolean {
  const grid = objectAt(tab.properties, 'gridProperties');
  const rows = numberAt(grid, 'frozenRowCount') ?? 0;
  const columns = numberAt(grid, 'frozenColumnCount') ?? 0;
  return (top < rows && rows < bottom) || (left < columns && columns < right);
}

/** Refuses to freeze rows or columns that would cut through merged cells. */
export function checkFreeze(tab: SheetWithMerges): void {
  if ((tab.merges ?? []).some((area) => crossesFrozenEdge(tab, area))) {
    throw invalidArgument("You can't freeze rows or columns which contain only part of a merged cell.");
  }
}

/** Truncates merges that extend beyond the grid. */
export function truncateMerges(tab: SheetWithMerges): void {
  if (tab.merges === undefined) return;
  tab.merges = tab.merges
    .map((area) => ({
      ...area,
      bottom: Math.min(area.bottom, tab.rowCount),
      right: Math.min(area.right, tab.columnCount),
    }))
    .filter(hasSeveralCells);
}

/** Moves merges when rows or columns are removed and inserted at an index. */
export function moveMerges(
  tab: SheetWithMerges,
  dimension: 'ROWS' | 'COLUMNS',
  start: number,
  removed: number,
  added: number,
): void {
  const moved = (index: number): number => {
    if (index <= start) return index;
    return index < start + removed ? start : index + added - removed;
  };
  // Inserting before a merge's first cell moves the merge. Inserting inside enlarges it.
  const first = (index: number): number => (removed === 0 && index === start ? index + added : moved(index));
  tab.merges = (tab.merges ?? [])
    .map(({ top, left, bottom, right }) =>
      dimension === 'ROWS'
        ? { top: first(top), left, bottom: moved(bottom), right }
        : { top, left: first(left), bottom, right: moved(right) },
    )
    .filter(hasSeveralCells);
}

function hasSeveralCells({ top, left, bottom, right }: MergedArea): boolean {
  return bottom > top && right > left && (bottom - top > 1 || right - left > 1);
}
