// A tab as a page: how each of its cells looks, how wide the columns are, what is merged and what stays in sight. A
// game says what stands where and what it is; how that looks is decided here, the same for all games.
import { memoized } from '../games/frame/lazy';
import {
  cellLook,
  cellValue,
  type Cell,
  type Chart,
  type Look,
  type StyledCell,
  type Tab,
} from '../games/frame/tabs';
import { PLAIN_ACCENT } from '../games/frame/colours';
import { cellWidth, READING, textOf, measuresOf, type Measures } from './measures';
import { columnWidths, isSquare, oneLineWidths, sumFrom, filled, narrowed, ROOM } from './columns';
import { lookIn, paired, rowLook } from './layout-looks';
import { pageRows, widestOf, type PageRow, isNumber } from './layout-rows';
import { FONT_SIZE } from './text-width';

/** A cell as it is drawn. */
export interface PageCell {
  readonly value: Cell;
  readonly look: Look;
  readonly wrap: boolean;
  /** How many pixels stay free above and below its text. */
  readonly air: number;
  /** True where it stands in the middle of its row, which something larger makes higher than a line. */
  readonly middle: boolean;
  /** Whether a thin line is drawn below, as in a table. */
  readonly line: boolean;
}

/** Cells of one row that are shown as one. */
export interface Span {
  readonly row: number;
  readonly column: number;
  readonly columns: number;
}

export interface TabLayout {
  readonly accent: string;
  readonly rows: readonly (readonly PageCell[])[];
  readonly rowCount: number;
  readonly frozen: number;
  /** The width of each column, in pixels. */
  readonly widths: readonly number[];
  readonly spans: readonly Span[];
  readonly charts: readonly (Chart & { readonly width: number; readonly height: number })[];
}

/** The height of a row of one line, in pixels. */
const ROW = 21;
/** The space above and below a text, in pixels. */
export const AIR = 3;
/** The height of a line of text, in pixels for each point of its size. */
const LINE_HEIGHT = 1.6;
/** The width of a column that separates a chart from a table, in pixels. */
const GAP = 32;
const CHART = { most: 720, height: 340 };

/** A tab; with `oneLine`, its columns are so wide that each row is one line high. */
type TabToLay = Tab & { readonly oneLine?: true };

/** Works out the columns of a page without its cells: what its texts need, and the widths. */
export function pageColumns(tab: TabToLay): {
  readonly measures: Measures;
  readonly widths: readonly number[];
} {
  const measures = measuresOf(pageRows(tab.rows), widestOf(tab.rows));
  return { measures, widths: widthsOf(tab, measures).widths };
}

/** Lays out a tab, once in a call: a tab never changes, and it takes long. */
export const layoutOf = memoized((tab: TabToLay): TabLayout => {
  const { accent = PLAIN_ACCENT, charts = [], widths: least = [] } = tab;
  const goesOn = new Set(tab.fitted?.goesOn ?? []);
  const rows = pageRows(tab.rows);
  const measures = measuresOf(rows, widestOf(tab.rows));
  const tables = tablesOf(rows);
  const { fitting, widths } = widthsOf(tab, measures);
  const frozen = tab.frozen ?? measures.heads;
  const bottom = charts.reduce(
    (most, { at }) => Math.max(most, at.row + Math.ceil(CHART.height / ROW) + 1),
    tab.rows.length,
  );
  const place: Columns = { widths, least, fitting };
  return {
    accent,
    rows: rows.map((row, at) =>
      pageCells(row, place, accent, {
        numbers: numbersIn(tables[at] ?? null),
        above: goesOn.has(at - 1),
        below: goesOn.has(at),
      }),
    ),
    // Sheets refuses to freeze every row.
    rowCount: Math.max(bottom, frozen + 1),
    frozen,
    widths,
    spans: rows.flatMap((row, at) => spansOf(row, at, widths.length)),
    charts: charts.map((chart) => ({
      ...chart,
      // Frozen rows would cover a chart.
      at: { ...chart.at, row: Math.max(chart.at.row, frozen) },
      width: Math.min(CHART.most, sumFrom(widths, chart.at.column)),
      height: CHART.height,
    })),
  };
});

/** Works out the widths of a page's columns, and how many have cells. */
function widthsOf(tab: TabToLay, measures: Measures): Omit<Columns, 'least'> {
  const fitting = tab.fitted?.widths ?? fittingWidths(tab, measures);
  const widths = withRoomFor(fitting.length === 0 ? [READING] : fitting, tab.charts ?? []);
  return { fitting: fitting.length, widths };
}

/** Works out the widths of the columns that have cells: a narrow page takes the whole of a phone. */
function fittingWidths(
  { narrow, oneLine, widths: least = [] }: TabToLay,
  measures: Measures,
): readonly number[] {
  if (oneLine === true) return oneLineWidths(measures, least);
  const widths = columnWidths(measures, least);
  if (narrow !== true) return narrowed(measures, widths, least, ROOM.window);
  return filled(narrowed(measures, widths, least, ROOM.phone), least, ROOM.phone);
}

/** Makes room for charts: they stand on existing columns, and are at least as wide as a column for reading. */
function withRoomFor(fitting: readonly number[], charts: readonly Chart[]): readonly number[] {
  const beside = Math.max(0, ...charts.map(({ at }) => at.column - fitting.length));
  const widths = [...fitting, ...Array.from({ length: beside }, () => GAP)];
  const missing = charts.reduce((most, { at }) => Math.max(most, READING - sumFrom(widths, at.column)), 0);
  return missing > 0 ? [...widths, missing] : widths;
}

function spansOf({ kind, free }: PageRow, row: number, columns: number): readonly Span[] {
  const whole = (kind === 'title' || kind === 'action' || kind === 'section') && free === 0 && columns > 1;
  return whole ? [{ row, column: 0, columns }] : [];
}

interface Columns {
  readonly widths: readonly number[];
  /** The least widths, as the tab gives them: those of squares. */
  readonly least: readonly number[];
  /** How many columns have cells. */
  readonly fitting: number;
}

/** What has to be known of the other rows to draw a row. */
interface Around {
  /** The columns of its table that hold only numbers. */
  readonly numbers: readonly number[];
  /** Whether the row above goes on in this one, and whether this one goes on in the row below. */
  readonly above: boolean;
  readonly below: boolean;
}

function pageCells(
  row: PageRow,
  { widths, least, fitting }: Columns,
  accent: string,
  { numbers, above, below }: Around,
): readonly PageCell[] {
  const { kind, cells } = row;
  const isWhole = above && kind === 'text';
  const count = Math.max(cells.length, isWhole ? fitting : drawnColumns(row, widths.length, fitting));
  const isLine = kind === 'line' || kind === 'fact' || isWhole;
  const middle = cells.map(cellLook).some(({ role, size }) => role !== undefined || size !== undefined);
  const whole = rowLook(row, accent);
  const isInSquare = (cell: Cell | StyledCell, column: number): boolean =>
    cellLook(cell).role === 'square' && isSquare(least[column]);
  // The largest sign makes its row as high as its squares are wide, and the others stand in the middle.
  const air = Math.min(
    ...cells.map((cell, column) =>
      isInSquare(cell, column) ? airIn(widths[column] ?? 0, cellLook(cell)) : Infinity,
    ),
  );
  // Most cells are words without a look of their own.
  const usual = paired(whole);
  const drawn: PageCell[] = [];
  for (let column = 0; column < count; column += 1) {
    const cell = cells[column] ?? '';
    const value = cellValue(cell);
    const inNumbers = numbers.includes(column);
    const look =
      typeof cell === 'string' && !inNumbers ? usual : lookIn(row, cell, { whole, accent, inNumbers });
    drawn.push({
      value,
      look,
      wrap: value !== '' && wraps(row, column, widths, { value, look }),
      air: isInSquare(cell, column) ? air : AIR,
      middle,
      line: isLine && !below,
    });
  }
  return drawn;
}

/**
 * Gives the room above and below one line of text that makes a square about as high as wide, since rows grow with their
 * text.
 */
function airIn(width: number, { size = FONT_SIZE }: Look): number {
  return Math.max(AIR, Math.floor((width - size * LINE_HEIGHT) / 2));
}

/** Counts a row's columns in which something is drawn, even in empty cells. */
function drawnColumns({ kind }: PageRow, all: number, fitting: number): number {
  switch (kind) {
    case 'title':
    case 'action':
    case 'section':
      return all;
    case 'fact':
    case 'heads':
    case 'line':
      return fitting;
    case 'board':
    case 'text':
    case 'blank':
      return 0;
  }
}

function wraps(
  { kind, free }: PageRow,
  column: number,
  widths: readonly number[],
  cell: StyledCell,
): boolean {
  if (cellLook(cell).role === 'data') return false;
  const text = textOf(cell);
  if (text.includes('\n')) return true;
  const room = free === column ? sumFrom(widths, column) : (widths[column] ?? 0);
  return kind !== 'title' && cellWidth(cell) > room;
}

/** A table's columns, a letter for each: it is empty, holds only numbers, or other texts. */
type Table = string;
const NOTHING = '-';
const NUMBERS = 'n';
const TEXTS = 't';

/** Gives the whole table that each of these rows is in; null for a row in no table. */
function tablesOf(rows: readonly PageRow[]): readonly (Table | null)[] {
  const tables: (Table | null)[] = [];
  for (const row of rows) tables.push(tableAfter(tables[tables.length - 1] ?? null, row));
  for (let at = rows.length - 1; at > 0; at -= 1)
    if (rows[at]?.kind === 'line') tables[at - 1] = tables[at] ?? null;
  return tables;
}

/** Gives the table that a row is in, from that of the row above: heads begin one, and all but a line end it. */
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
function numbersIn(table: Table | null): readonly number[] {
  if (table?.includes(NUMBERS) !== true) return NO_COLUMNS;
  return table.split('').flatMap((holds, column) => (holds === NUMBERS ? [column] : []));
}

const NO_COLUMNS: readonly number[] = [];
