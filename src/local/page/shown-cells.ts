// Which cells of a tab are drawn, how wide (merged cells are drawn as one), and how far a text may run over the empty
// cells beside it.
import type { CellView, MergeView, TabView } from '../server/server-messages';

export const EMPTY: CellView = { text: '', entry: '' };

export interface ShownCell {
  readonly cell: CellView;
  /** How many columns and rows it takes. */
  readonly columns: number;
  readonly rows: number;
  /**
   * True where the text ends at its cell because the next one has a text; over an empty cell it runs on, as in a
   * spreadsheet.
   */
  readonly cut: boolean;
}

/** Gives the cell that is drawn at a place; undefined where a merged cell covers the place. */
export function shownCell(tab: TabView, row: number, column: number): ShownCell | undefined {
  const merge = mergeAt(tab, row, column);
  if (merge !== undefined && (merge.row !== row || merge.column !== column)) return undefined;
  const { columns, rows } = merge ?? { columns: 1, rows: 1 };
  const cut = textAt(tab, row, column + columns) !== '';
  return { cell: tab.rows[row]?.[column] ?? EMPTY, columns, rows, cut };
}

/** The columns from `from` up to, but without, `to`. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

/**
 * Gives the cell that is drawn at a place, as wide as its text may run over empty cells within these columns; undefined
 * for cells that a text covers that way. For pages on which a text cannot run over the edge of its own cell.
 */
export function cellOverEmpty(
  tab: TabView,
  row: number,
  column: number,
  { from, to }: Reach,
): ShownCell | undefined {
  const shown = shownCell(tab, row, column);
  let before = column - 1;
  while (before >= from && textAt(tab, row, before) === '') before -= 1;
  if (shown === undefined || (before >= from && before + reachOf(tab, row, before, to) > column))
    return undefined;
  const columns = Math.max(shown.columns, reachOf(tab, row, column, to));
  return { ...shown, columns, cut: column + columns < to && textAt(tab, row, column + columns) !== '' };
}

/** Counts the columns that the text of a cell may take, its own included. */
function reachOf(tab: TabView, row: number, column: number, end: number): number {
  const { text, style = {} } = tab.rows[row]?.[column] ?? EMPTY;
  const { 'text-align': align = 'left', 'white-space': wraps } = style;
  if (text === '' || align !== 'left' || wraps !== undefined || mergeAt(tab, row, column) !== undefined)
    return 1;
  let to = column + 1;
  while (to < end && isRoomFor(tab, row, to, style['background-color'])) to += 1;
  return to - column;
}

/** Whether a cell is empty and has the same background, so that a text beside it may run over it. */
function isRoomFor(tab: TabView, row: number, column: number, background: string | undefined): boolean {
  const { text, style = {} } = tab.rows[row]?.[column] ?? EMPTY;
  const isFramed = ['left', 'right', 'top'].some((side) => style[`border-${side}`] !== undefined);
  return (
    text === '' &&
    !isFramed &&
    style['background-color'] === background &&
    mergeAt(tab, row, column) === undefined
  );
}

/** Gives the text of a cell; empty where there is no cell. */
export function textAt(tab: TabView, row: number, column: number): string {
  return tab.rows[row]?.[column]?.text ?? '';
}

/** Finds the merged cells that this cell is part of. */
export function mergeAt(tab: TabView, row: number, column: number): MergeView | undefined {
  return tab.merges.find(
    (merge) =>
      row >= merge.row &&
      row < merge.row + merge.rows &&
      column >= merge.column &&
      column < merge.column + merge.columns,
  );
}
