// The tables of a page: which of their columns hold numbers alone, which stand on the right.
import { cellValue, type Cell } from '../games/frame/tabs';
import { isNumber, type PageRow } from './layout-rows';

/** A table's columns, a letter for each: it is empty, holds only numbers, or other texts. */
type Table = string;
const NOTHING = '-';
const NUMBERS = 'n';
const TEXTS = 't';

/** Gives the whole table that each of these rows is in; null for a row in no table. */
export function tablesOf(rows: readonly PageRow[]): readonly (Table | null)[] {
  const tables: (Table | null)[] = [];
  for (const row of rows) tables.push(tableAfter(tables[tables.length - 1] ?? null, row));
  for (let at = rows.length - 1; at > 0; at -= 1)
    if (rows[at]?.kind === 'line') tables[at - 1] = tables[at] ?? null;
  return tables;
}

/** Gives the table that this row begins or goes on with. */
function tableAfter(table: Table | null, { kind, cells }: PageRow): Table | null {
  if (kind === 'heads') return NOTHING.repeat(cells.length);
  if (kind !== 'line' || table === null) return null;
  let after = table;
  for (let column = 0; column < table.length; column += 1) {
    const before = table.charAt(column);
    const now = columnAfter(before, cellValue(cells[column] ?? ''));
    if (now !== before) after = after.slice(0, column) + now + after.slice(column + 1);
  }
  return after;
}

function columnAfter(before: string, value: Cell): string {
  if (before === TEXTS || value === '') return before;
  return isNumber(value) ? NUMBERS : TEXTS;
}

/** Lists the columns of a table that hold only numbers. */
export function numbersIn(table: Table | null): readonly number[] {
  if (table?.includes(NUMBERS) !== true) return NO_COLUMNS;
  return table.split('').flatMap((holds, column) => (holds === NUMBERS ? [column] : []));
}

const NO_COLUMNS: readonly number[] = [];
