// The panes of a page, beside each other in the room that a desk has: where that is too little, their long texts take more
// rows, each a line high, so that rows of the page beside them are not stretched.
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
import { cellWidth, PADDING, READING } from './cell-width';
import { isSquare, OTHER_FONTS, sumFrom } from './columns';
import { fittedTab, lined } from './flow';
import { AIR, layoutOf, pageColumns, type PageCell, type TabLayout } from './layout';
import { downTo } from './narrow';

/** Points of a sign that is little higher than a line of text. */
const LARGEST = 12;
/** The most pixels that a board gives to a square: it is no higher than a line. */
const SQUARE = 32;

/** The panes of a tab as they are drawn, so that with this gap before each they take no more than this room, if they can. */
export function paneLayouts(
  { title, accent, beside = [] }: Tab,
  { room, gap }: { readonly room: number; readonly gap: number },
): readonly TabLayout[] {
  const panes = beside.map((pane): Tab => ({
    ...flatPane(pane),
    title,
    ...(accent === undefined ? {} : { accent }),
  }));
  const whole = panes.map((pane) => pageColumns({ ...pane, oneLine: true }));
  const widths = whole.flatMap((page) => page.widths);
  const left = room - gap * panes.length;
  if (sumFrom(widths, 0) <= left) return panes.map((pane) => flatRows(layoutOf({ ...pane, oneLine: true })));
  const limits = whole.flatMap((page, at) => leastWidths(panes[at] ?? { title, rows: [] }, page));
  const fitted = downTo(limits, widths, left);
  let from = 0;
  return panes.map((pane, at) => {
    const to = from + (whole[at]?.widths.length ?? 0);
    const own = fitted.slice(from, to);
    from = to;
    return flatRows(layoutOf(inWidths(pane, own)));
  });
}

/** A pane whose signs are no higher than a line of text, and whose squares are no wider than they need. */
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

/** A square is not as high as it is wide. */
function flatRows(page: TabLayout): TabLayout {
  return { ...page, rows: page.rows.map((cells) => cells.map((cell): PageCell => ({ ...cell, air: AIR }))) };
}

/** The widths in which a pane breaks no word, no row of a board and none that a chart is drawn from. */
function leastWidths(
  { rows, widths: least = [], charts = [] }: Tab,
  page: ReturnType<typeof pageColumns>,
): readonly number[] {
  const { columns } = page.measures;
  const drawn = [...rows.filter(isBoard), ...charts.flatMap(({ rows: [from, to] }) => rows.slice(from, to))];
  const limits = columns.map((measure, column) => {
    const width = page.widths[column] ?? 0;
    if (isSquare(least[column])) return width;
    const kept = drawn.reduce((most, cells) => Math.max(most, cellWidth(cells[column] ?? '')), 0);
    return Math.min(width, Math.ceil(OTHER_FONTS * Math.max(measure.longest, kept)));
  });
  // A column without cells is room: for a text that can take more lines, or for a chart.
  const room = charts.length === 0 ? PADDING : Math.max(PADDING, READING - sumFrom(limits, 0));
  return [...limits, ...page.widths.slice(limits.length).map((width) => Math.min(width, room))];
}

/** True for the squares of a board and the labels at its edge, not for a sample of one. */
function isBoard(cells: Rows[number]): boolean {
  const first = cells.find((cell) => cellValue(cell) !== '');
  return first !== undefined && cellLook(first).role === 'square';
}

/** A pane in columns of these widths: each line of a text in a row of its own. */
function inWidths(pane: Tab, widths: readonly number[]): Tab {
  const parts = lined(
    pane.rows.map((cells) => ({ cells, goesOn: false })),
    // A line is not cut on a screen that draws letters wider.
    widths.map((width) => width / OTHER_FONTS),
  );
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length);
  const placeOf = (row: number): number => starts[row] ?? (starts.at(-1) ?? 0) + row - (starts.length - 1);
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
