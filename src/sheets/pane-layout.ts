// A page with its panes for a wide screen: they stand to the right of it, from its second row on, in columns of their
// own. A row of a sheet is equally high everywhere, so each row of a pane is one line high, and leaves the page as it
// is.
import { once } from '../games/frame/lazy';
import { movedChart, type Tab } from '../games/frame/tabs';
import { sumFrom } from './columns';
import { AIR, layoutOf, type PageCell, type TabLayout } from './layout';
import { ROOM } from './narrow';
import { paneLayouts } from './panes';

/** How many pixels are between a page and a pane. */
const GAP = 32;
/** The row of a page beside which panes begin, below its title. */
const TOP = 1;
const EMPTY: PageCell = { value: '', look: {}, wrap: false, air: AIR, middle: false, line: false };

/** Lays out a tab with its panes, once for each. */
export const paneLayoutOf = once((tab: Tab): TabLayout => {
  const page = layoutOf(tab);
  const room = ROOM.wide - sumFrom(page.widths, 0);
  return paneLayouts(tab, { room, gap: GAP }).reduce(withPane, page);
});

function withPane(page: TabLayout, pane: TabLayout): TabLayout {
  const before = page.widths.length;
  const by = { rows: TOP, columns: before + 1 };
  const count = Math.max(page.rows.length, TOP + pane.rows.length);
  return {
    ...page,
    rows: Array.from({ length: count }, (_, at) => {
      const left = page.rows[at] ?? [];
      // The coloured band of the title goes on over the panes.
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
