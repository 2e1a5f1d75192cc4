// Which cells of a tab are shown: of merged ones the first, as wide as all of them; and how far texts run over their
// neighbours.
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
  const cut = textAt(tab, row, column + columns) !== '';
  return { cell: tab.rows[row]?.[column] ?? EMPTY, columns, rows, cut };
}

/** Columns from a place on, the end not included. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

/**
 * Does the same where nothing may run over an edge: a text takes the empty cells over which it runs on in a
 * spreadsheet, up to the end of these columns, and nothing is drawn in those.
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

/** Counts the columns over which the text of a cell may run, its own included. */
function reachOf(tab: TabView, row: number, column: number, end: number): number {
  const { text, style = {} } = tab.rows[row]?.[column] ?? EMPTY;
  const { 'text-align': align = 'left', 'white-space': wraps } = style;
  if (text === '' || align !== 'left' || wraps !== undefined || mergeAt(tab, row, column) !== undefined)
    return 1;
  let to = column + 1;
  while (to < end && isRoomFor(tab, row, to, style['background-color'])) to += 1;
  return to - column;
}

/** Whether a cell is empty and looks like the one whose text runs over it. */
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

/** The text of a cell; empty where there is none. */
export function textAt(tab: TabView, row: number, column: number): string {
  return tab.rows[row]?.[column]?.text ?? '';
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
