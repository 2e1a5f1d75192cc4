// A tab as a page: what each of its cells looks like, how wide the columns are, what is merged and what stays in sight.
// A game says what stands where and what it is; how that looks is decided here, the same for all games.
import { once } from '../games/frame/lazy';
import {
  cellLook,
  cellValue,
  type Cell,
  type Chart,
  type Look,
  type Rows,
  type StyledCell,
  type Tab,
} from '../games/frame/tabs';
import { INK, PAPER, PLAIN_ACCENT, tint } from '../games/frame/colours';
import { cellWidth, columnWidths, isSquare, READING, sumFrom, textOf } from './columns';
import { flowed } from './flow';
import { narrowed, ROOM } from './narrow';
import { isNumber, pageRows, type PageRow } from './layout-rows';
import { FONT_SIZE } from './text-width';

/** A cell as it is drawn. */
export interface PageCell {
  readonly value: Cell;
  readonly look: Look;
  readonly wrap: boolean;
  /** Pixels that stay free above and below its text. */
  readonly air: number;
  /** True where it stands in the middle of its row, which something larger makes higher than a line of text. */
  readonly middle: boolean;
  /** A thin line below, as in a table. */
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
  /** Pixels, one for each column. */
  readonly widths: readonly number[];
  readonly spans: readonly Span[];
  readonly charts: readonly (Chart & { readonly width: number; readonly height: number })[];
}

/** Pixels of a row of one line. */
const ROW = 21;
/** Pixels above and below a text. */
const AIR = 3;
/** Pixels of a line of text for each point of its size. */
const LINE_HEIGHT = 1.6;
/** Pixels of a column that keeps a chart away from a table. */
const GAP = 32;
const CHART = { most: 720, height: 340 };
/** The times that columns are fitted anew at most. */
const MOST_TURNS = 5;

/** A tab as it is drawn. Worked out once in a call: a tab never changes, and it takes long. */
export const layoutOf = once(newPage);

function newPage(tab: Tab): TabLayout {
  const { accent = PLAIN_ACCENT, charts = [], widths: least = [] } = tab;
  const { rows, fitting } = fittingRows(tab, least);
  const widths = withRoomFor(fitting.length === 0 ? [READING] : fitting, charts);
  const frozen = tab.frozen ?? frozenHeads(rows);
  const bottom = charts.reduce(
    (most, { at }) => Math.max(most, at.row + Math.ceil(CHART.height / ROW) + 1),
    rows.length,
  );
  const rightColumns = numberColumns(rows);
  return {
    accent,
    rows: rows.map((row, at) =>
      pageCells(row, { widths, least, fitting: fitting.length }, accent, rightColumns[at] ?? []),
    ),
    // Freezing every row is refused.
    rowCount: Math.max(bottom, frozen + 1),
    frozen,
    widths,
    spans: rows.flatMap((row, at) => spansOf(row, at, widths.length)),
    charts: charts.map((chart) => ({
      ...chart,
      // Frozen rows would cover it.
      at: { ...chart.at, row: Math.max(chart.at.row, frozen) },
      width: Math.min(CHART.most, sumFrom(widths, chart.at.column)),
      height: CHART.height,
    })),
  };
}

/** The rows with their columns' widths; on a narrow page long texts stand below their rows. */
function fittingRows(
  tab: Tab,
  least: readonly number[],
): { readonly rows: readonly PageRow[]; readonly fitting: readonly number[] } {
  const fit = (given: Rows) => {
    const rows = pageRows(given);
    const room = tab.narrow === true ? ROOM.phone : ROOM.window;
    return { rows, fitting: narrowed(rows, columnWidths(rows, least), least, room) };
  };
  let given = tab.rows;
  let fitted = fit(given);
  // Columns are narrower once their longest texts stand below: others may be long then.
  for (let more = tab.narrow === true, turns = 0; more && turns < MOST_TURNS; turns += 1) {
    const below = flowed(given, fitted.fitting);
    more = below.length !== given.length || below.some((row, at) => row !== given[at]);
    if (more) {
      given = below;
      fitted = fit(given);
    }
  }
  return fitted;
}

/** Charts are laid on columns that there are, and are at least as wide as a column to read. */
function withRoomFor(fitting: readonly number[], charts: readonly Chart[]): readonly number[] {
  const beside = Math.max(0, ...charts.map(({ at }) => at.column - fitting.length));
  const widths = [...fitting, ...Array.from({ length: beside }, () => GAP)];
  const missing = charts.reduce((most, { at }) => Math.max(most, READING - sumFrom(widths, at.column)), 0);
  return missing > 0 ? [...widths, missing] : widths;
}

/** Heads stay in sight where nothing but titles stands above them. */
function frozenHeads(rows: readonly PageRow[]): number {
  const heads = rows.findIndex(({ kind }) => kind === 'heads');
  return heads !== -1 && rows.slice(0, heads).every(({ kind }) => kind === 'title') ? heads + 1 : 0;
}

/** For each row, the columns of its table that hold numbers alone. */
function numberColumns(rows: readonly PageRow[]): readonly (readonly number[])[] {
  let current: number[] = [];
  return rows.map(({ kind, cells }, at) => {
    if (kind === 'heads') {
      const end = rows.findIndex((row, below) => below > at && row.kind !== 'line');
      const lines = rows.slice(at + 1, end === -1 ? undefined : end);
      current = cells.flatMap((_, column) => (holdsNumbers(lines, column) ? [column] : []));
    } else if (kind !== 'line') current = [];
    return current;
  });
}

function holdsNumbers(lines: readonly PageRow[], column: number): boolean {
  const values = lines.map(({ cells }) => cellValue(cells[column] ?? '')).filter((value) => value !== '');
  return values.length > 0 && values.every(isNumber);
}

function spansOf({ kind, free }: PageRow, row: number, columns: number): readonly Span[] {
  const whole = (kind === 'title' || kind === 'action' || kind === 'section') && free === 0 && columns > 1;
  return whole ? [{ row, column: 0, columns }] : [];
}

interface Columns {
  readonly widths: readonly number[];
  /** As the tab gives them: those of squares. */
  readonly least: readonly number[];
  /** The number of columns that have cells. */
  readonly fitting: number;
}

function pageCells(
  row: PageRow,
  { widths, least, fitting }: Columns,
  accent: string,
  numbers: readonly number[],
): readonly PageCell[] {
  const { kind, cells } = row;
  const count = Math.max(cells.length, drawnColumns(row, widths.length, fitting));
  const middle = cells.map(cellLook).some(({ role, size }) => role !== undefined || size !== undefined);
  const whole = rowLook(row, accent);
  // Most cells are words without a look of their own.
  const usual = paired(whole);
  return Array.from({ length: count }, (_, column) => {
    const cell = cells[column] ?? '';
    const inNumbers = numbers.includes(column);
    const own = cellLook(cell);
    const look =
      typeof cell === 'string' && !inNumbers
        ? usual
        : paired({ ...whole, ...alignment(row, cell, inNumbers), ...own, ...roleLook(own, accent) });
    return {
      value: cellValue(cell),
      look,
      wrap: wraps(row, column, widths, { value: cellValue(cell), look }),
      air: own.role === 'square' && isSquare(least[column]) ? airIn(widths[column] ?? 0, own) : AIR,
      middle,
      line: kind === 'line' || kind === 'fact',
    };
  });
}

/** The room above and below one line of text that makes a square about as high as wide: rows grow with their text. */
function airIn(width: number, { size = FONT_SIZE }: Look): number {
  return Math.max(AIR, Math.floor((width - size * LINE_HEIGHT) / 2));
}

/** The number of a row's columns that have something drawn in them, though their cells may be empty. */
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

function rowLook({ kind }: PageRow, accent: string): Look {
  switch (kind) {
    case 'title':
      return { background: accent, colour: PAPER, role: 'title' };
    case 'action':
      return { background: accent, colour: PAPER };
    case 'section':
    case 'heads':
      return { background: tint(accent) };
    case 'line':
    case 'board':
    case 'fact':
    case 'text':
    case 'blank':
      return {};
  }
}

function roleLook({ role }: Look, accent: string): Look {
  if (role === undefined) return {};
  switch (role) {
    case 'heading':
      return { background: tint(accent) };
    case 'action':
      return { background: accent, colour: PAPER };
    case 'title':
    case 'data':
    case 'square':
      return {};
  }
}

function alignment({ kind }: PageRow, cell: Cell | StyledCell, inNumbers: boolean): Look {
  if (inNumbers) return { align: 'right' };
  // A number that is no column's stands with the words around it.
  return typeof cellValue(cell) === 'number' && kind !== 'line' ? { align: 'left' } : {};
}

/** Paper and ink together or neither: a reader's dark theme changes only those that are nobody's choice. */
function paired(look: Look): Look {
  const { background, colour } = look;
  if (background !== undefined && colour === undefined) return { ...look, colour: INK };
  return colour !== undefined && background === undefined ? { ...look, background: PAPER } : look;
}

function wraps(
  { kind, free }: PageRow,
  column: number,
  widths: readonly number[],
  cell: StyledCell,
): boolean {
  if (cellLook(cell).role === 'data') return false;
  if (textOf(cell).includes('\n')) return true;
  const room = free === column ? sumFrom(widths, column) : (widths[column] ?? 0);
  return kind !== 'title' && cellWidth(cell) > room;
}
