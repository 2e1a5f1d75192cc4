// A selection of cells in a tab: the active cell and, if several are selected, the opposite corner.
import type { TabView } from '../server/server-messages';
import { findMerge } from './shown-cells';

export interface Selection {
  /** `row` and `column` are the active cell, which receives typing. */
  readonly row: number;
  readonly column: number;
  readonly toRow: number;
  readonly toColumn: number;
}

export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const INITIAL_SELECTION: Selection = { row: 0, column: 0, toRow: 0, toColumn: 0 };

/** The selection of a single cell. Rows and columns count from 0. */
export function singleCell(row: number, column: number): Selection {
  return { row, column, toRow: row, toColumn: column };
}

/** The selection from top left to bottom right, inclusive. */
export function toRange({ row, column, toRow, toColumn }: Selection): CellRange {
  return {
    top: Math.min(row, toRow),
    left: Math.min(column, toColumn),
    bottom: Math.max(row, toRow),
    right: Math.max(column, toColumn),
  };
}

export function containsCell({ top, left, bottom, right }: CellRange, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** The selected texts in the clipboard format of spreadsheets. */
export function toClipboardText(tab: TabView, { top, left, bottom, right }: CellRange): string {
  const lines = [];
  for (let row = top; row <= bottom; row += 1) {
    const cells = [];
    for (let column = left; column <= right; column += 1) cells.push(tab.rows[row]?.[column]?.text ?? '');
    lines.push(cells.map(quoteCell).join('\t'));
  }
  return lines.join('\n');
}

const quoteCell = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Parses clipboard text into rows of cells. A quoted cell can contain tabs and line breaks. */
export function parseClipboardText(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*))(\t|\r?\n|$)/y;
  const source = text.replace(/\r?\n$/, '');
  while (cell.lastIndex <= source.length) {
    const match = cell.exec(source);
    if (match === null) break;
    const [, inQuotes, plain = '', end] = match;
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain.replace(/\r$/, ''));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** The cell that an arrow key leads to. */
export function cellInDirection(
  tab: TabView,
  { row, column }: { readonly row: number; readonly column: number },
  down: number,
  right: number,
): { readonly row: number; readonly column: number } {
  const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  const from = findMerge(tab, row, column);
  const over = (step: number, count = 1): number => (step > 0 ? step + count - 1 : step);
  const to = {
    row: clamp(row + over(down, from?.rows), tab.rowCount),
    column: clamp(column + over(right, from?.columns), tab.columns.length),
  };
  // Within merged cells, the first cell becomes active.
  const merge = findMerge(tab, to.row, to.column);
  return merge === undefined ? to : { row: merge.row, column: merge.column };
}
