// The panes of a page, side by side on a wide screen. If there's too little room, long texts take several rows. Each row is
// one line high, so that panes don't stretch the page.
import {
  cellStyle,
  cellValue,
  styled,
  type Cell,
  type Chart,
  type Pane,
  type Rows,
  type StyledCell,
  type Tab,
} from '../games/frame/tabs';
import { cellWidth, CELL_PADDING, MAX_READING_WIDTH } from './measures';
import { isSquareColumn, FALLBACK_FONT_WIDTH_FACTOR, remainingWidth, shrinkToLimits } from './columns';
import { fitTab, splitIntoLines } from './flow';
import { TEXT_SPACING_PX, tabLayout, pageColumns, type PageCell, type TabLayout } from './layout';
import { DEFAULT_ACCENT } from '../games/frame/colours';
import { getOrAdd, memoize } from '../games/frame/lazy';

/** The largest font size of a sign, in points: a little higher than a line of text. */
const MAX_SYMBOL_FONT_SIZE = 12;
/** The widest square in a pane, in pixels. Squares are no higher than a line. */
const MAX_SQUARE_PX = 32;

/** Fits the panes into the room if possible, with a gap before each pane. */
export function paneLayouts(
  { accent = DEFAULT_ACCENT, beside = [] }: Tab,
  { room, gap }: { readonly room: number; readonly gap: number },
): readonly TabLayout[] {
  const panes = beside.map((pane) => ({ pane, whole: oneLineColumns(pane).widths }));
  const widths = panes.flatMap(({ whole }) => whole);
  const left = room - gap * beside.length;
  if (remainingWidth(widths, 0) <= left) return beside.map((pane) => paneLayout(pane, accent, undefined));
  const fitted = shrinkToLimits(beside.flatMap(minWidths), widths, left);
  let from = 0;
  return panes.map(({ pane, whole }) => {
    const own = fitted.slice(from, from + whole.length);
    from += whole.length;
    return paneLayout(pane, accent, own);
  });
}

/** Layouts of a pane by color and widths, cached for all books that show it. */
const paneLayoutCache = memoize<Pane, Map<string, TabLayout>>(() => new Map());

/** A pane's layout. Without `widths`, columns are so wide that every row takes one line. */
function paneLayout(pane: Pane, accent: string, widths: readonly number[] | undefined): TabLayout {
  return getOrAdd(paneLayoutCache(pane), `${accent} ${widths?.join() ?? ''}`, () => {
    const tab = { ...shrunkTab(pane), accent };
    return withOneLineRows(
      tabLayout(widths === undefined ? { ...tab, oneLine: true } : splitTextsIntoRows(tab, widths)),
    );
  });
}

const shrunkTab = memoize((pane: Pane): Tab => ({ ...shrinkPane(pane), title: '' }));

/** A pane's columns if every row takes one line. */
const oneLineColumns = memoize((pane: Pane) => pageColumns({ ...shrunkTab(pane), oneLine: true }));

/** Shrinks a pane's signs and squares to the height of a line of text. */
function shrinkPane(pane: Pane): Pane {
  const { rows, widths } = pane;
  return {
    ...pane,
    rows: rows.map((cells) => cells.map(shrinkCell)),
    ...(widths === undefined
      ? {}
      : { widths: widths.map((width) => (isSquareColumn(width) ? Math.min(width, MAX_SQUARE_PX) : width)) }),
  };
}

function shrinkCell(cell: Cell | StyledCell): Cell | StyledCell {
  const { size } = cellStyle(cell);
  if (size === undefined || size <= MAX_SYMBOL_FONT_SIZE) return cell;
  return styled(cellValue(cell), { ...cellStyle(cell), size: MAX_SYMBOL_FONT_SIZE });
}

/** Makes rows of squares one line high. The squares stay wider than high. */
function withOneLineRows(page: TabLayout): TabLayout {
  return {
    ...page,
    rows: page.rows.map((cells) => cells.map((cell): PageCell => ({ ...cell, air: TEXT_SPACING_PX }))),
  };
}

/** The smallest column widths at which a pane breaks no word, no row of a board and no row of a chart's data. */
const minWidths = memoize((pane: Pane): readonly number[] => {
  const { rows, widths: least = [], charts = [] } = shrunkTab(pane);
  const { measures, widths } = oneLineColumns(pane);
  const drawn = [
    ...rows.filter(isBoardRow),
    ...charts.flatMap(({ rows: [from, to] }) => rows.slice(from, to)),
  ];
  const limits = measures.columns.map((measure, column) => {
    const width = widths[column] ?? 0;
    if (isSquareColumn(least[column])) return width;
    const kept = drawn.reduce((most, cells) => Math.max(most, cellWidth(cells[column] ?? '')), 0);
    return Math.min(width, Math.ceil(FALLBACK_FONT_WIDTH_FACTOR * Math.max(measure.longest, kept)));
  });
  // A column without cells only makes room for longer text or a chart.
  const room =
    charts.length === 0
      ? CELL_PADDING
      : Math.max(CELL_PADDING, MAX_READING_WIDTH - remainingWidth(limits, 0));
  return [...limits, ...widths.slice(limits.length).map((width) => Math.min(width, room))];
});

/** Whether a row begins with squares or edge labels of a board. A square after words is only an illustration. */
function isBoardRow(cells: Rows[number]): boolean {
  const first = cells.find((cell) => cellValue(cell) !== '');
  return first !== undefined && cellStyle(first).role === 'square';
}

/** Gives each line of a pane's texts a row of its own. */
function splitTextsIntoRows(pane: Tab, widths: readonly number[]): Tab {
  const parts = splitIntoLines(
    pane.rows.map((cells) => ({ cells, continues: false })),
    // Lines break a little early, because screens with wider letters would cut them off.
    widths.map((width) => width / FALLBACK_FONT_WIDTH_FACTOR),
  );
  let end = 0;
  const starts = [0, ...parts.map((part) => (end += part.length))];
  const placeOf = (row: number): number => starts[row] ?? end + row - parts.length;
  const { charts } = pane;
  return {
    ...fitTab(pane, parts.flat(), widths),
    ...(charts === undefined ? {} : { charts: charts.map((chart) => moveChart(chart, placeOf)) }),
  };
}

function moveChart(chart: Chart, placeOf: (row: number) => number): Chart {
  const [from, to] = chart.rows;
  return {
    ...chart,
    rows: [placeOf(from), placeOf(to)],
    at: { ...chart.at, row: placeOf(chart.at.row) },
  };
}
