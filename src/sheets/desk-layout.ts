// A page with its panes: those that a wide screen shows stand to the right of it, from its second row on, in columns of
// their own. A sheet's rows are common to all that stands in them: a pane's are a line high, so that it leaves the page
// as it is.
import { once } from '../games/frame/lazy';
import { movedChart, type Pane, type Tab } from '../games/frame/tabs';
import { layoutOf, type PageCell, type TabLayout } from './layout';

/** Pixels between a page and a pane. */
const GAP = 32;
/** The row of a page beside which panes begin: below its title. */
const TOP = 1;
/** Points of a sign that is little higher than a line of text. */
const LARGEST = 12;
const AIR = 3;
const EMPTY: PageCell = { value: '', look: {}, wrap: false, air: AIR, middle: false, line: false };

/** A tab with its panes, as it is drawn. */
export const deskLayoutOf = once((tab: Tab): TabLayout =>
  (tab.beside ?? []).map((pane) => paneLayout(pane, tab)).reduce(withPane, layoutOf(tab)),
);

function paneLayout(pane: Pane, { title, accent }: Tab): TabLayout {
  const page = layoutOf({ ...pane, title, ...(accent === undefined ? {} : { accent }), oneLine: true });
  return { ...page, rows: page.rows.map((cells) => cells.map(flat)) };
}

/** A square is not as high as it is wide. */
function flat(cell: PageCell): PageCell {
  const { size } = cell.look;
  const look = size === undefined ? cell.look : { ...cell.look, size: Math.min(LARGEST, size) };
  return { ...cell, look, air: AIR };
}

function withPane(page: TabLayout, pane: TabLayout): TabLayout {
  const before = page.widths.length;
  const by = { rows: TOP, columns: before + 1 };
  const count = Math.max(page.rows.length, TOP + pane.rows.length);
  return {
    ...page,
    rows: Array.from({ length: count }, (_, at) => {
      const left = page.rows[at] ?? [];
      // The band of the title goes on.
      if (at < TOP) return [...left, ...bandOf(left[0], 1 + pane.widths.length)];
      const right = pane.rows[at - TOP] ?? [];
      return right.length === 0 ? left : [...left, ...emptyCells(before + 1 - left.length), ...right];
    }),
    rowCount: Math.max(page.rowCount, TOP + pane.rowCount),
    widths: [...page.widths, GAP, ...pane.widths],
    spans: [
      ...page.spans,
      ...pane.spans.map((span) => ({ ...span, row: span.row + by.rows, column: span.column + by.columns })),
    ],
    charts: [...page.charts, ...pane.charts.map((chart) => ({ ...chart, ...movedChart(chart, by) }))],
  };
}

function bandOf(title: PageCell | undefined, columns: number): readonly PageCell[] {
  return title?.look.role === 'title' ? emptyCells(columns, { ...title, value: '' }) : [];
}

function emptyCells(count: number, cell: PageCell = EMPTY): readonly PageCell[] {
  return Array.from({ length: Math.max(0, count) }, () => cell);
}
