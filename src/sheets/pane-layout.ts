// A page with its panes for a wide screen: they stand to the right of it, from its second row on, in columns of their
// own. A row of a sheet is equally high everywhere, so each row of a pane is one line high, and leaves the page as it
// is.
import { memoized } from '../games/frame/lazy';
import { movedChart, type Tab } from '../games/frame/tabs';
import { sumFrom, ROOM } from './columns';
import { layoutOf, type PageCell, type TabLayout } from './layout';
import { paneLayouts } from './panes';

/** How many pixels are between a page and a pane. */
const GAP = 32;
/** The row of a page beside which panes begin, below its title. */
const TOP = 1;

/** A pane in its place: its cells begin in this row and column of the page. */
export interface PlacedPane {
  readonly row: number;
  readonly column: number;
  /** The pane alone. The same layout stands in each book that has the pane. */
  readonly layout: TabLayout;
}

/** A page with its panes: the rows are its own; its size, spans and charts are those of all together. */
export interface PageLayout extends TabLayout {
  readonly panes: readonly PlacedPane[];
}

/** Lays out a tab with its panes, once for each. */
export const paneLayoutOf = memoized((tab: Tab): PageLayout => {
  const page = layoutOf(tab);
  const room = ROOM.wide - sumFrom(page.widths, 0);
  const panes = paneLayouts(tab, { room, gap: GAP });
  return panes.reduce<PageLayout>(withPane, { ...page, panes: [] });
});

function withPane(page: PageLayout, pane: TabLayout): PageLayout {
  const by = { rows: TOP, columns: page.widths.length + 1 };
  return {
    ...page,
    // The coloured band of the title goes on over the panes.
    rows: page.rows.map((cells, row) =>
      row < TOP ? [...cells, ...bandOf(cells[0], 1 + pane.widths.length)] : cells,
    ),
    rowCount: Math.max(page.rowCount, TOP + pane.rowCount),
    widths: [...page.widths, GAP, ...pane.widths],
    spans: [
      ...page.spans,
      ...pane.spans.map((span) => ({ ...span, row: span.row + by.rows, column: span.column + by.columns })),
    ],
    charts: [...page.charts, ...pane.charts.map((chart) => ({ ...chart, ...movedChart(chart, by) }))],
    panes: [...page.panes, { row: by.rows, column: by.columns, layout: pane }],
  };
}

function bandOf(title: PageCell | undefined, columns: number): readonly PageCell[] {
  if (title?.look.role !== 'title') return [];
  return Array.from({ length: columns }, () => ({ ...title, value: '' }));
}
