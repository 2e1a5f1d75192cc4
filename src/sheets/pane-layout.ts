// Places a page's panes to its right on a wide screen, from the second row on. All cells of a row have the same height, so
// every row of a pane is one line high and doesn't stretch the page.
import { memoize } from '../games/frame/lazy';
import { moveChart, type Tab } from '../games/frame/tabs';
import { remainingWidth, SCREEN_WIDTHS } from './columns';
import { tabLayout, type PageCell, type TabLayout } from './layout';
import { paneLayouts } from './panes';

/** Pixels between a page and a pane, or between panes. */
const PANE_GAP_PX = 32;
/** Index of the row in which panes begin, below the page's title. */
const FIRST_PANE_ROW = 1;

/** A pane, and the row and column of the page at which it begins. */
export interface PlacedPane {
  readonly row: number;
  readonly column: number;
  /** The same object for every book that has this pane. */
  readonly layout: TabLayout;
}

/** A page with its panes. `rows` are only the page's own rows. Sizes, spans and charts include the panes. */
export interface PageLayout extends TabLayout {
  readonly panes: readonly PlacedPane[];
}

/** The layout of a page with its panes, cached per tab. */
export const layoutWithPanes = memoize((tab: Tab): PageLayout => {
  const page = tabLayout(tab);
  const room = SCREEN_WIDTHS.wide - remainingWidth(page.widths, 0);
  const panes = paneLayouts(tab, { room, gap: PANE_GAP_PX });
  return panes.reduce<PageLayout>(withPane, { ...page, panes: [] });
});

function withPane(page: PageLayout, pane: TabLayout): PageLayout {
  const by = { rows: FIRST_PANE_ROW, columns: page.widths.length + 1 };
  return {
    ...page,
    // The title's colored band continues over the panes.
    rows: page.rows.map((cells, row) =>
      row < FIRST_PANE_ROW ? [...cells, ...titleBand(cells[0], 1 + pane.widths.length)] : cells,
    ),
    rowCount: Math.max(page.rowCount, FIRST_PANE_ROW + pane.rowCount),
    widths: [...page.widths, PANE_GAP_PX, ...pane.widths],
    spans: [
      ...page.spans,
      ...pane.spans.map((span) => ({ ...span, row: span.row + by.rows, column: span.column + by.columns })),
    ],
    charts: [...page.charts, ...pane.charts.map((chart) => ({ ...chart, ...moveChart(chart, by) }))],
    panes: [...page.panes, { row: by.rows, column: by.columns, layout: pane }],
  };
}

function titleBand(title: PageCell | undefined, columns: number): readonly PageCell[] {
  if (title?.look.role !== 'title') return [];
  return Array.from({ length: columns }, () => ({ ...title, value: '' }));
}
