// Requests that make a book show exactly these tabs. Unchanged tabs aren't written.
import { FRAME_TITLES } from '../games/frame/reserved-titles';
import { tabSheetId, type Tab, cellValue, idOfTab, type Rows } from '../games/frame/tabs';
import { rangeRequests } from './cell-ranges';
import { cellData, valueAsReadBack, fingerprint } from './cells';
import type { EmbeddedChart, GridRange, Request, TabInfo } from './client';
import { ARCHIVED_TAB_COLOUR, rgb } from '../games/frame/colours';
import { getOrAdd, memoize } from '../games/frame/lazy';
import { layoutWithPanes, type PageLayout, type PlacedPane } from './pane-layout';
import type { TabLayout, Span } from './layout';
import { listOf, object, type FieldValue } from '../games/frame/fields';
import { anyNumber, anyText } from '../games/frame/fields/data-fields';
import type { Grid } from '../rounds/ports/host-book';
import { reflowTab } from './flow';

/** Whether a commit drew this tab. If the host renamed a tab, it belongs to the host. */
export function isRenderedTab({ sheetId, title }: TabInfo): boolean {
  return [title, title.slice(0, -TAKEN_TITLE_SUFFIX.length)].some((name) => sheetId === tabSheetId(name));
}

/** Draws these tabs over the `existing` tabs. Skips tabs that are already the same. */
export function renderRequests(
  existing: readonly TabInfo[],
  tabs: readonly TabWithId[],
  isSame: (tab: TabWithId) => boolean = () => false,
): readonly Request[] {
  return tabs.flatMap((placedTab) => {
    const { sheetId, tab } = placedTab;
    const old = existing.find((each) => each.sheetId === sheetId);
    if (tab.kept === true) return old === undefined ? [] : archiveTabRequests(old, tab);
    if (old !== undefined && isSame(placedTab)) return [];
    const page = layoutWithPanes(tab);
    const begun =
      old === undefined
        ? [addSheetRequest(sheetId, findFreeTitle(tab.title, existing), page)]
        : resetSheetRequests(sheetId, old, page);
    return [...begun, ...fillRequests(sheetId, page)];
  });
}

/** Gives a tab the title and color of an archived tab, unless it already has them. */
function archiveTabRequests({ sheetId, title: before }: TabInfo, { title }: Tab): readonly Request[] {
  if (before === title) return [];
  const look = { sheetId, title, tabColorStyle: { rgbColor: rgb(ARCHIVED_TAB_COLOUR) } };
  return [{ updateSheetProperties: { properties: look, fields: 'title,tabColorStyle' } }];
}

export function deleteRequests(sheetIds: readonly number[]): readonly Request[] {
  return sheetIds.map((sheetId) => ({ deleteSheet: { sheetId } }));
}

const TAKEN_TITLE_SUFFIX = ' (Round Keeper)';

/** A title for a new tab. Titles are unique in a book, and the host may already use this title. */
function findFreeTitle(title: string, existing: readonly TabInfo[]): string {
  const taken = existing.some((other) => other.title.toLowerCase() === title.toLowerCase());
  return taken ? title + TAKEN_TITLE_SUFFIX : title;
}

type SheetProperties = NonNullable<NonNullable<Request['addSheet']>['properties']>;

function sheetProperties(sheetId: number, page: TabLayout): SheetProperties {
  return {
    sheetId,
    tabColorStyle: { rgbColor: rgb(page.accent) },
    gridProperties: {
      rowCount: page.rowCount,
      columnCount: page.widths.length,
      frozenRowCount: page.frozen,
      hideGridlines: true,
    },
  };
}

function addSheetRequest(sheetId: number, title: string, page: TabLayout): Request {
  // A book opens at its first tab, so the tab `Now` comes first.
  const place = sheetId === tabSheetId(FRAME_TITLES.now) ? { index: 0 } : {};
  return { addSheet: { properties: { ...sheetProperties(sheetId, page), title, ...place } } };
}

function resetSheetRequests(sheetId: number, old: TabInfo, page: TabLayout): readonly Request[] {
  return [
    // Charts are deleted first, because a chart can vanish together with its row or column.
    ...old.charts.map((objectId): Request => ({ deleteEmbeddedObject: { objectId } })),
    // Cells are unmerged before rows are frozen, because Google refuses to freeze only part of a merged range.
    { unmergeCells: { range: { sheetId } } },
    {
      updateSheetProperties: {
        properties: sheetProperties(sheetId, page),
        fields: 'tabColorStyle,gridProperties(rowCount,columnCount,frozenRowCount,hideGridlines)',
      },
    },
  ];
}

/** Requests that overwrite everything: rows, panes, column widths, charts. */
function fillRequests(sheetId: number, page: PageLayout): readonly Request[] {
  return [
    cellsRequest({ sheetId }, page),
    ...rangeRequests(page, { sheetId, row: 0, column: 0 }),
    ...page.panes.flatMap((pane) => paneRequests(sheetId, pane)),
    ...page.spans.map((span) => mergeRequest(sheetId, span)),
    ...widthRequests(sheetId, page.widths),
    ...page.charts.map((chart, index): Request => ({
      addChart: { chart: toEmbeddedChart(sheetId, chart, chartId(sheetId, index)) },
    })),
  ];
}

/** Requests for a pane by its place, cached for all books that have it there. */
const paneRequestCache = memoize<TabLayout, Map<string, readonly Request[]>>(() => new Map());

function paneRequests(sheetId: number, { row, column, layout }: PlacedPane): readonly Request[] {
  return getOrAdd(paneRequestCache(layout), `${sheetId} ${row} ${column}`, () => [
    cellsRequest({ sheetId, startRowIndex: row, startColumnIndex: column }, layout),
    ...rangeRequests(layout, { sheetId, row, column }),
  ]);
}

function cellsRequest(range: GridRange, page: TabLayout): Request {
  const rows = page.rows.map((cells) => ({ values: cells.map(cellData) }));
  return { updateCells: { range, rows, fields: 'userEnteredValue,userEnteredFormat' } };
}

/** Requests for column widths, one for each run of columns of the same width. */
function widthRequests(sheetId: number, widths: readonly number[]): readonly Request[] {
  return widths.flatMap((pixelSize, column): readonly Request[] => {
    if (widths[column - 1] === pixelSize) return [];
    const other = widths.findIndex((width, at) => at > column && width !== pixelSize);
    const endIndex = other === -1 ? widths.length : other;
    return [
      {
        updateDimensionProperties: {
          range: { sheetId, dimension: 'COLUMNS', startIndex: column, endIndex },
          properties: { pixelSize },
          fields: 'pixelSize',
        },
      },
    ];
  });
}

function mergeRequest(sheetId: number, { row, column, columns }: Span): Request {
  return {
    mergeCells: {
      range: {
        sheetId,
        startRowIndex: row,
        endRowIndex: row + 1,
        startColumnIndex: column,
        endColumnIndex: column + columns,
      },
      mergeType: 'MERGE_ALL',
    },
  };
}

export function chartIds({ sheetId, tab }: TabWithId): readonly number[] {
  const all = [...(tab.charts ?? []), ...(tab.beside ?? []).flatMap(({ charts = [] }) => charts)];
  return all.map((_, index) => chartId(sheetId, index));
}

function chartId(sheetId: number, index: number): number {
  return sheetId - 900_000_000 + index;
}

function toEmbeddedChart(sheetId: number, chart: TabLayout['charts'][number], id: number): EmbeddedChart {
  const [startRowIndex, endRowIndex] = chart.rows;
  const column = (index: number): { sourceRange: { sources: object[] } } => ({
    sourceRange: {
      sources: [{ sheetId, startRowIndex, endRowIndex, startColumnIndex: index, endColumnIndex: index + 1 }],
    },
  });
  return {
    chartId: id,
    spec: {
      title: chart.title,
      altText: chart.title,
      basicChart: {
        chartType: chart.kind === 'line' ? 'LINE' : 'COLUMN',
        legendPosition: 'RIGHT_LEGEND',
        headerCount: 1,
        domains: [{ domain: column(chart.labels) }],
        series: chart.series.map((index) => ({ series: column(index), targetAxis: 'LEFT_AXIS' })),
      },
    },
    position: {
      overlayPosition: {
        anchorCell: { sheetId, rowIndex: chart.at.row, columnIndex: chart.at.column },
        widthPixels: chart.width,
        heightPixels: chart.height,
      },
    },
  };
}

export interface TabWithId {
  readonly sheetId: number;
  readonly tab: Tab;
}

export function tabsWithIds(tabs: readonly Tab[]): readonly TabWithId[] {
  return tabs.map((tab) => ({ sheetId: idOfTab(tab), tab: reflowTab(tab) }));
}

/** Tabs as last written. `print`: a fingerprint of everything in the tab. */
export const drawnTabsField = listOf(object({ sheetId: anyNumber, print: anyText }));
export type DrawnTab = FieldValue<typeof drawnTabsField>[number];

/** Tabs as last written, kept between calls of the same build. If they are lost, every tab is written. */
export interface DrawnTabsStore {
  /** The tabs that this call read last. */
  get(): readonly DrawnTab[];
  set(tabs: readonly DrawnTab[]): void;
}

/** The drawn tabs in one call: as found in the book, and as last written. */
export class DrawnTabs {
  readonly #store: DrawnTabsStore;
  /** The cells found on each tab in the book, by the tab's id. */
  #found: ReadonlyMap<number, Rows> = new Map();

  constructor(store: DrawnTabsStore) {
    this.#store = store;
  }

  find(found: ReadonlyMap<number, Grid>): void {
    this.#found = found;
  }

  /** Whether a tab was last written exactly like this and nobody has edited it. */
  isSame({ sheetId, tab }: TabWithId): boolean {
    const found = this.#found.get(sheetId);
    const before = this.#store.get().find((each) => each.sheetId === sheetId);
    return found !== undefined && before?.print === tabFingerprint(tab) && hasExactRows(tab.rows, found);
  }

  /** Remembers these tabs as the only drawn tabs. */
  written(tabs: readonly TabWithId[]): void {
    this.#store.set(tabs.map(({ sheetId, tab }) => ({ sheetId, print: tabFingerprint(tab) })));
    this.#found = new Map(tabs.map(({ sheetId, tab }) => [sheetId, tab.rows]));
  }
}

const tabFingerprint = memoize((tab: Tab): string => fingerprint(JSON.stringify(tab)));

/** Whether a tab has exactly these rows. Google omits empty cells and rows at the end. */
function hasExactRows(rows: Rows, found: Rows): boolean {
  const count = Math.max(rows.length, found.length);
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? [];
    const there = found[at] ?? [];
    const columns = Math.max(row.length, there.length);
    for (let column = 0; column < columns; column += 1) {
      const value = cellValue(row[column] ?? '');
      const is = cellValue(there[column] ?? '');
      if (value !== is && valueAsReadBack(value) !== valueAsReadBack(is)) return false;
    }
  }
  return true;
}
