// The cells of a tab that are shown: of merged ones the first, as wide as all of them, and the reach of texts over
// their neighbours.
import type { CellView, MergeView, TabView } from '../server/messages';

const EMPTY: CellView = { text: '', entry: '' };

export interface ShownCell {
  readonly cell: CellView;
  /** The number of columns and rows that it takes. */
  readonly columns: number;
  readonly rows: number;
  /** True where a full neighbour cuts the text off: over an empty one it runs on, as in a spreadsheet. */
  readonly cut: boolean;
}

/** The cell that is drawn at a place; undefined where another covers it. */
export function shownCell(tab: TabView, row: number, column: number): ShownCell | undefined {
  const merge = mergeAt(tab, row, column);
  if (merge !== undefined && (merge.row !== row || merge.column !== column)) return undefined;
  const { columns, rows } = merge ?? { columns: 1, rows: 1 };
  const cut = (tab.rows[row]?.[column + columns]?.text ?? '') !== '';
  return { cell: tab.rows[row]?.[column] ?? EMPTY, columns, rows, cut };
}

/** The merged cells that a cell is one of. */
export function mergeAt(tab: TabView, row: number, column: number): MergeView | undefined {
  return tab.merges.find(
    (merge) =>
      row >= merge.row &&
      row < merge.row + merge.rows &&
      column >= merge.column &&
      column < merge.column + merge.columns,
  );
}
