// Lays out a tab as a page: looks of cells, column widths, merges and frozen rows. Games only decide what is in a tab, so
// that all games look alike.
import { memoize } from '../games/frame/lazy';
import {
  cellStyle,
  cellValue,
  type Cell,
  type Chart,
  type Style,
  type StyledCell,
  type Tab,
} from '../games/frame/tabs';
import { DEFAULT_ACCENT } from '../games/frame/colours';
import { cellWidth, MAX_READING_WIDTH, measuredText, measureColumns, type Measures } from './measures';
import {
  columnWidths,
  isSquareColumn,
  oneLineWidths,
  cellRoom,
  remainingWidth,
  widenToRoom,
  shrinkToRoom,
  SCREEN_WIDTHS,
} from './columns';
import { mergeStyles, withPairedColours, rowStyle } from './layout-styles';
import { pageRows, maxCellCount, type PageRow, isNumeric } from './layout-rows';
import { FONT_SIZE } from './text-width';

export interface PageCell {
  readonly value: Cell;
  readonly look: Style;
  readonly wrap: boolean;
  /** Pixels above the text, and the same number below. */
  readonly air: number;
  /** True if the text is vertically centered, because a larger symbol makes the row taller than one line. */
  readonly middle: boolean;
  /** True if a thin line is drawn below, as in a table. */
  readonly line: boolean;
}

/** Adjacent cells of a row to merge. */
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
  /** Widths of the columns, in pixels. */
  readonly widths: readonly number[];
  readonly spans: readonly Span[];
  readonly charts: readonly (Chart & { readonly width: number; readonly height: number })[];
}

/** The height of a one-line row, in pixels. */
const ROW_HEIGHT_PX = 21;
/** Space above a text, and the same space below, in pixels. */
export const TEXT_SPACING_PX = 3;
/** The height of a line, in pixels per point of text size. */
const LINE_HEIGHT = 1.6;
/** The width of the column between a chart and a table, in pixels. */
const CHART_GAP_PX = 32;
const CHART_SIZE_PX = { most: 720, height: 340 };

/** A tab to lay out. `oneLine`: columns are so wide that every row takes one line. */
type TabToLayOut = Tab & { readonly oneLine?: true };

/** The columns of a page: the room that their texts need, and their widths. */
export function pageColumns(tab: TabToLayOut): {
  readonly measures: Measures;
  readonly widths: readonly number[];
} {
  const measures = measureColumns(pageRows(tab.rows), maxCellCount(tab.rows));
  return { measures, widths: layOutColumns(tab, measures).widths };
}

/** A tab's layout. Cached, because computing a layout is slow and tabs don't change. */
export const tabLayout = memoize((tab: TabToLayOut): TabLayout => {
  const { accent = DEFAULT_ACCENT, charts = [], widths: least = [] } = tab;
  const continues = new Set(tab.fitted?.continues ?? []);
  const rows = pageRows(tab.rows);
  const measures = measureColumns(rows, maxCellCount(tab.rows));
  const numbers = numericColumns(rows);
  const { fitting, widths } = layOutColumns(tab, measures);
  const frozen = tab.frozen ?? measures.heads;
  const bottom = charts.reduce(
    (most, { at }) => Math.max(most, at.row + Math.ceil(CHART_SIZE_PX.height / ROW_HEIGHT_PX) + 1),
    tab.rows.length,
  );
  const place: PageColumns = { widths, least, fitting };
  return {
    accent,
    rows: rows.map((row, at) =>
      pageCells(row, place, accent, {
        numbers: numbers[at] ?? [],
        above: continues.has(at - 1),
        below: continues.has(at),
      }),
    ),
    // Sheets refuses to freeze all rows.
    rowCount: Math.max(bottom, frozen + 1),
    frozen,
    widths,
    spans: rows.flatMap((row, at) => mergedSpans(row, at, widths.length)),
    charts: charts.map((chart) => ({
      ...chart,
      // In frozen rows, a chart would hide the rows.
      at: { ...chart.at, row: Math.max(chart.at.row, frozen) },
      width: Math.min(CHART_SIZE_PX.most, remainingWidth(widths, chart.at.column)),
      height: CHART_SIZE_PX.height,
    })),
  };
});

/** The widths of a tab's columns, and how many columns have cells. */
function layOutColumns(tab: TabToLayOut, measures: Measures): Omit<PageColumns, 'least'> {
  const fitting = tab.fitted?.widths ?? fittingWidths(tab, measures);
  const widths = widthsWithCharts(fitting.length === 0 ? [MAX_READING_WIDTH] : fitting, tab.charts ?? []);
  return { fitting: fitting.length, widths };
}

/** The widths of the columns with cells. A narrow page fills a phone's screen. */
function fittingWidths(
  { narrow, oneLine, widths: least = [] }: TabToLayOut,
  measures: Measures,
): readonly number[] {
  if (oneLine === true) return oneLineWidths(measures, least);
  const widths = columnWidths(measures, least);
  if (narrow !== true) return shrinkToRoom(measures, widths, least, SCREEN_WIDTHS.window);
  return widenToRoom(shrinkToRoom(measures, widths, least, SCREEN_WIDTHS.phone), least, SCREEN_WIDTHS.phone);
}

/** Adds columns for charts beside the table. Widens the page if a chart would be narrower than wrapped text. */
function widthsWithCharts(fitting: readonly number[], charts: readonly Chart[]): readonly number[] {
  const beside = Math.max(0, ...charts.map(({ at }) => at.column - fitting.length));
  const widths = [...fitting, ...Array.from({ length: beside }, () => CHART_GAP_PX)];
  const missing = charts.reduce(
    (most, { at }) => Math.max(most, MAX_READING_WIDTH - remainingWidth(widths, at.column)),
    0,
  );
  return missing > 0 ? [...widths, missing] : widths;
}

function mergedSpans({ kind, free }: PageRow, row: number, columns: number): readonly Span[] {
  const whole = (kind === 'title' || kind === 'action' || kind === 'section') && free === 0;
  return whole ? [{ row, column: 0, columns }] : [];
}

interface PageColumns {
  readonly widths: readonly number[];
  /** Minimum widths that the tab sets, for squares. */
  readonly least: readonly number[];
  /** Number of columns that have cells. */
  readonly fitting: number;
}

/** Everything but the row itself that its layout depends on. */
interface RowContext {
  /** Columns of the row's table that contain only numbers. */
  readonly numbers: readonly number[];
  /** `above`: the row above continues in this row. `below`: this row continues in the row below. */
  readonly above: boolean;
  readonly below: boolean;
}

function pageCells(
  row: PageRow,
  { widths, least, fitting }: PageColumns,
  accent: string,
  { numbers, above, below }: RowContext,
): readonly PageCell[] {
  const { kind, cells } = row;
  const isWhole = above && kind === 'text';
  const count = Math.max(cells.length, isWhole ? fitting : drawnColumnCount(row, widths.length, fitting));
  const isLine = kind === 'line' || kind === 'fact' || isWhole;
  const middle = cells.map(cellStyle).some(({ role, size }) => role !== undefined || size !== undefined);
  const whole = rowStyle(row, accent);
  const isInSquare = (cell: Cell | StyledCell, column: number): boolean =>
    cellStyle(cell).role === 'square' && isSquareColumn(least[column]);
  // The largest sign makes its row as high as a square is wide. Other cells of the row are centered.
  const air = Math.min(
    ...cells.map((cell, column) =>
      isInSquare(cell, column) ? verticalSpacing(widths[column] ?? 0, cellStyle(cell)) : Infinity,
    ),
  );
  // Computed once, because most cells are plain words.
  const usual = withPairedColours(whole);
  const drawn: PageCell[] = [];
  for (let column = 0; column < count; column += 1) {
    const cell = cells[column] ?? '';
    const value = cellValue(cell);
    const inNumbers = numbers.includes(column);
    const look =
      typeof cell === 'string' && !inNumbers ? usual : mergeStyles(row, cell, { whole, accent, inNumbers });
    drawn.push({
      value,
      look,
      wrap: value !== '' && shouldWrap(row, column, widths, { value, look }),
      air: isInSquare(cell, column) ? air : TEXT_SPACING_PX,
      middle,
      line: isLine && !below,
    });
  }
  return drawn;
}

/** The space above and below a line of text, so that a square is about as high as it is wide. */
function verticalSpacing(width: number, { size = FONT_SIZE }: Style): number {
  return Math.max(TEXT_SPACING_PX, Math.floor((width - size * LINE_HEIGHT) / 2));
}

/** Number of columns that a row draws, including empty columns. */
function drawnColumnCount({ kind }: PageRow, all: number, fitting: number): number {
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

function shouldWrap(
  { kind, free }: PageRow,
  column: number,
  widths: readonly number[],
  cell: StyledCell,
): boolean {
  if (cellStyle(cell).role === 'data') return false;
  const text = measuredText(cell);
  if (text.includes('\n')) return true;
  const room = cellRoom(widths, column, free);
  return kind !== 'title' && cellWidth(cell) > room;
}

/** For each row, the columns of its table that contain only numbers. */
function numericColumns(rows: readonly PageRow[]): readonly (readonly number[])[] {
  let columns: readonly number[] = [];
  return rows.map(({ kind, cells }, at) => {
    if (kind === 'heads') columns = columnsOfNumbers(cells.length, linesBelow(rows, at));
    else if (kind !== 'line') columns = [];
    return columns;
  });
}

/** The lines of the table that begins at this row. */
function linesBelow(rows: readonly PageRow[], heads: number): readonly PageRow[] {
  const end = rows.findIndex(({ kind }, at) => at > heads && kind !== 'line');
  return rows.slice(heads + 1, end === -1 ? rows.length : end);
}

function columnsOfNumbers(count: number, lines: readonly PageRow[]): readonly number[] {
  return Array.from({ length: count }, (_, column) => column).filter((column) => {
    const values = lines.map(({ cells }) => cellValue(cells[column] ?? '')).filter((value) => value !== '');
    return values.length > 0 && values.every(isNumeric);
  });
}
