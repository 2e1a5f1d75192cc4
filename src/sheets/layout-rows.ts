// Finds the kind of each row of a tab, such as a title, a table's heads, a table's line, a board's squares or a fact.
import {
  cellStyle,
  cellValue,
  type Cell,
  type CellRole,
  type Rows,
  type StyledCell,
} from '../games/frame/tabs';

const ROW_KINDS = ['title', 'action', 'section', 'heads', 'line', 'board', 'fact', 'text', 'blank'] as const;
type RowKind = (typeof ROW_KINDS)[number];

export interface PageRow {
  readonly kind: RowKind;
  readonly cells: readonly (Cell | StyledCell)[];
  /** The column whose text can run over the empty cells to its right, if any. */
  readonly free?: number;
}

export function maxCellCount(rows: Rows): number {
  return rows.reduce((most, cells) => Math.max(most, cells.length), 0);
}

export function pageRows(rows: Rows): readonly PageRow[] {
  const widest = maxCellCount(rows);
  let inTable = false;
  return rows.map((cells) => {
    const kind = rowKind(cells, widest, inTable);
    // Rows below a single head are text rather than a table.
    inTable = kind === 'line' || (kind === 'heads' && widest > 1);
    const last = lastNonEmptyIndex(cells);
    const free = last < widest - 1 && canOverflow(kind, cells, last) ? last : undefined;
    return free === undefined ? { kind, cells } : { kind, cells, free };
  });
}

function rowKind(cells: PageRow['cells'], widest: number, inTable: boolean): RowKind {
  const full = cells.filter((cell) => cellValue(cell) !== '');
  const [first] = full;
  if (first === undefined) return 'blank';
  if (hasRole(first, 'title')) return 'title';
  if (hasRole(first, 'action')) return 'action';
  if (full.every((cell) => hasRole(cell, 'heading'))) {
    return full.length === 1 && widest > 1 && cellValue(cells[0] ?? '') !== '' ? 'section' : 'heads';
  }
  // A row that begins with a square belongs to a board. A square after words is only an illustration.
  if (hasRole(first, 'square')) return 'board';
  if (inTable) return 'line';
  return full.length === 1 ? 'text' : 'fact';
}

/** Whether a value is a number, or a text that reads like a number, such as `+2`. */
export function isNumeric(value: Cell): boolean {
  return typeof value !== 'string' || /^[+−-]?\d+$/.test(value);
}

/** Whether a row's last text can run over empty cells. A number can't, because Sheets would show `###` instead. */
function canOverflow(kind: RowKind, cells: PageRow['cells'], last: number): boolean {
  const cell = cells[last];
  if (cell === undefined || kind === 'heads' || isNumeric(cellValue(cell))) return false;
  const { align = 'left' } = cellStyle(cell);
  // In a table only the last column can run on.
  return align === 'left' && (kind !== 'line' || last === cells.length - 1);
}

function hasRole(cell: Cell | StyledCell, role: CellRole): boolean {
  return cellStyle(cell).role === role;
}

function lastNonEmptyIndex(cells: PageRow['cells']): number {
  for (let at = cells.length - 1; at >= 0; at -= 1) if (cellValue(cells[at] ?? '') !== '') return at;
  return -1;
}
