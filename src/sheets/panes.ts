// The panes of a page, beside each other on a wide screen. Where there is too little room, their long texts take more
// rows, each one line high, so that the page beside them is not stretched.
import {
  cellLook,
  cellValue,
  styled,
  type Cell,
  type Chart,
  type Pane,
  type Rows,
  type StyledCell,
  type Tab,
} from '../games/frame/tabs';
import { cellWidth, PADDING, READING } from './measures';
import { isSquare, OTHER_FONTS, sumFrom, downTo } from './columns';
import { fittedTab, lined } from './flow';
import { AIR, layoutOf, pageColumns, type PageCell, type TabLayout } from './layout';
import { PLAIN_ACCENT } from '../games/frame/colours';
import { cachedIn, memoized } from '../games/frame/lazy';

/** How large a sign may be, in points: little higher than a line of text. */
const LARGEST = 12;
/** The widest that a square of a board is in a pane, in pixels, so that it is no higher than a line. */
const SQUARE = 32;

/** Lays out the panes of a tab so that, with this gap before each, they take no more than this room, if they can. */
export function paneLayouts(
  { accent = PLAIN_ACCENT, beside = [] }: Tab,
  { room, gap }: { readonly room: number; readonly gap: number },
): readonly TabLayout[] {
  const whole = beside.map(wholeColumns);
  const widths = whole.flatMap((page) => page.widths);
  const left = room - gap * beside.length;
  if (sumFrom(widths, 0) <= left) return beside.map((pane) => laidPane(pane, accent, undefined));
  const fitted = downTo(beside.flatMap(leastWidths), widths, left);
  let from = 0;
  return beside.map((pane, at) => {
    const to = from + (whole[at]?.widths.length ?? 0);
    const own = fitted.slice(from, to);
    from = to;
    return laidPane(pane, accent, own);
  });
}

/** The layouts of a pane by its colour and widths. Many books show the same pane: it is laid out once for all of them. */
const laidPanes = memoized<Pane, Map<string, TabLayout>>(() => new Map());

/** Lays out a pane in these widths; where none are given, in those in which each row takes one line. */
function laidPane(pane: Pane, accent: string, widths: readonly number[] | undefined): TabLayout {
  return cachedIn(laidPanes(pane), `${accent} ${widths?.join() ?? ''}`, () => {
    const tab = { ...flatTab(pane), accent };
    return flatRows(layoutOf(widths === undefined ? { ...tab, oneLine: true } : inWidths(tab, widths)));
  });
}

/** Gives a pane as a tab, its rows no higher than a line. */
const flatTab = memoized((pane: Pane): Tab => ({ ...flatPane(pane), title: '' }));

/** Gives the columns in which each row of a pane takes one line. */
const wholeColumns = memoized((pane: Pane) => pageColumns({ ...flatTab(pane), oneLine: true }));

/** Makes the signs of a pane no higher than a line of text, and its squares no wider than they need. */
function flatPane(pane: Pane): Pane {
  const { rows, widths } = pane;
  return {
    ...pane,
    rows: rows.map((cells) => cells.map(flatCell)),
    ...(widths === undefined
      ? {}
      : { widths: widths.map((width) => (isSquare(width) ? Math.min(width, SQUARE) : width)) }),
  };
}

function flatCell(cell: Cell | StyledCell): Cell | StyledCell {
  const { size } = cellLook(cell);
  if (size === undefined || size <= LARGEST) return cell;
  return styled(cellValue(cell), { ...cellLook(cell), size: LARGEST });
}

/** Makes squares lower than they are wide. */
function flatRows(page: TabLayout): TabLayout {
  return { ...page, rows: page.rows.map((cells) => cells.map((cell): PageCell => ({ ...cell, air: AIR }))) };
}

/** Gives the widths in which a pane breaks no word, no row of a board and no row that a chart is drawn from. */
const leastWidths = memoized((pane: Pane): readonly number[] => {
  const { rows, widths: least = [], charts = [] } = flatTab(pane);
  const { measures, widths } = wholeColumns(pane);
  const drawn = [...rows.filter(isBoard), ...charts.flatMap(({ rows: [from, to] }) => rows.slice(from, to))];
  const limits = measures.columns.map((measure, column) => {
    const width = widths[column] ?? 0;
    if (isSquare(least[column])) return width;
    const kept = drawn.reduce((most, cells) => Math.max(most, cellWidth(cells[column] ?? '')), 0);
    return Math.min(width, Math.ceil(OTHER_FONTS * Math.max(measure.longest, kept)));
  });
  // A column without cells is room for a text that can take more lines, or for a chart.
  const room = charts.length === 0 ? PADDING : Math.max(PADDING, READING - sumFrom(limits, 0));
  return [...limits, ...widths.slice(limits.length).map((width) => Math.min(width, room))];
});

/** Whether cells are squares of a board and the labels at its edge, not a sample of one. */
function isBoard(cells: Rows[number]): boolean {
  const first = cells.find((cell) => cellValue(cell) !== '');
  return first !== undefined && cellLook(first).role === 'square';
}

/** Puts each line of a pane's texts into a row of its own, in columns of these widths. */
function inWidths(pane: Tab, widths: readonly number[]): Tab {
  const parts = lined(
    pane.rows.map((cells) => ({ cells, goesOn: false })),
    // Lines are broken so early that a screen with wider letters does not cut them.
    widths.map((width) => width / OTHER_FONTS),
  );
  let end = 0;
  const starts = [0, ...parts.map((part) => (end += part.length))];
  const placeOf = (row: number): number => starts[row] ?? end + row - parts.length;
  const { charts } = pane;
  return {
    ...fittedTab(pane, parts.flat(), widths),
    ...(charts === undefined ? {} : { charts: charts.map((chart) => lowered(chart, placeOf)) }),
  };
}

function lowered(chart: Chart, placeOf: (row: number) => number): Chart {
  const [from, to] = chart.rows;
  return {
    ...chart,
    rows: [placeOf(from), placeOf(to)],
    at: { ...chart.at, row: placeOf(chart.at.row) },
  };
}
