// Decides which cells of a tab are drawn, how wide they are, and how far text overflows. Merged cells count as one.
import type { CellView, MergeView, TabView } from '../server/server-messages';

export const EMPTY_CELL: CellView = { text: '', entry: '' };

export interface ShownCell {
  readonly cell: CellView;
  /** How many columns and rows the cell spans. */
  readonly columns: number;
  readonly rows: number;
  /** True if the text is cut off because the next cell isn't empty. Otherwise the text overflows, as in a spreadsheet. */
  readonly cut: boolean;
}

/** The cell drawn at this place; undefined if a merged cell covers it. */
export function findShownCell(tab: TabView, row: number, column: number): ShownCell | undefined {
  const merge = findMerge(tab, row, column);
  if (merge !== undefined && (merge.row !== row || merge.column !== column)) return undefined;
  const { columns, rows } = merge ?? { columns: 1, rows: 1 };
  const cut = textAt(tab, row, column + columns) !== '';
  return { cell: tab.rows[row]?.[column] ?? EMPTY_CELL, columns, rows, cut };
}

/** The columns from `from` (inclusive) to `to` (exclusive). */
export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Like `findShownCell`, but a cell is widened over empty cells within these columns if its text needs them. For pages without
 * overflow.
 */
export function findOverflowCell(
  tab: TabView,
  row: number,
  column: number,
  { from, to }: ColumnSpan,
): ShownCell | undefined {
  const shown = findShownCell(tab, row, column);
  let before = column - 1;
  while (before >= from && textAt(tab, row, before) === '') before -= 1;
  if (shown === undefined || (before >= from && before + textColumnCount(tab, row, before, to) > column))
    return undefined;
  const columns = Math.max(shown.columns, textColumnCount(tab, row, column, to));
  return { ...shown, columns, cut: column + columns < to && textAt(tab, row, column + columns) !== '' };
}

/** How many columns a cell's text can take, including the cell's own. */
function textColumnCount(tab: TabView, row: number, column: number, end: number): number {
  const { text, style = {} } = tab.rows[row]?.[column] ?? EMPTY_CELL;
  const { 'text-align': align = 'left', 'white-space': wraps } = style;
  if (text === '' || align !== 'left' || wraps !== undefined || findMerge(tab, row, column) !== undefined)
    return 1;
  let to = column + 1;
  while (to < end && acceptsOverflow(tab, row, to, style['background-color'])) to += 1;
  return to - column;
}

/** Whether a cell is empty and has the same background, so that text can overflow into it. */
function acceptsOverflow(tab: TabView, row: number, column: number, background: string | undefined): boolean {
  const { text, style = {} } = tab.rows[row]?.[column] ?? EMPTY_CELL;
  const isFramed = ['left', 'right', 'top'].some((side) => style[`border-${side}`] !== undefined);
  return (
    text === '' &&
    !isFramed &&
    style['background-color'] === background &&
    findMerge(tab, row, column) === undefined
  );
}

/** A cell's text; empty if there's no such cell. */
export function textAt(tab: TabView, row: number, column: number): string {
  return tab.rows[row]?.[column]?.text ?? '';
}

/** The merged cells that this cell belongs to. */
export function findMerge(tab: TabView, row: number, column: number): MergeView | undefined {
  return tab.merges.find(
    (merge) =>
      row >= merge.row &&
      row < merge.row + merge.rows &&
      column >= merge.column &&
      column < merge.column + merge.columns,
  );
}
