// Drawing tabs: the requests of one batch that make a book show exactly these tabs.
import { FRAME_TITLES } from '../games/reserved-titles';
import { sheetIdOf, type Chart, type Tab } from '../games/tabs';
import { cellData } from './cells';
import type { EmbeddedChart, Request, TabInfo } from './client';

const SPARE = { rows: 3, columns: 1 };
const LEAST = { rows: 12, columns: 8 };

/** A tab with the id that it has in its book. */
export interface PlacedTab {
  readonly sheetId: number;
  readonly tab: Tab;
}

/** Whether a commit has drawn this tab; one that was renamed is the host's. */
export function isDrawn({ sheetId, title }: TabInfo): boolean {
  return [title, title.slice(0, -GIVEN_WAY.length)].some((name) => sheetId === sheetIdOf(name));
}

export function placed(tabs: readonly Tab[]): readonly PlacedTab[] {
  return tabs.map((tab) => ({ sheetId: sheetIdOf(tab.title), tab }));
}

/** The requests that draw these tabs over what stands there; `existing` are the tabs that the book has. */
export function drawRequests(existing: readonly TabInfo[], tabs: readonly PlacedTab[]): readonly Request[] {
  return tabs.flatMap((entry) => {
    const old = existing.find(({ sheetId }) => sheetId === entry.sheetId);
    return [...(old === undefined ? [addSheet(entry, existing)] : resetSheet(entry, old)), ...fill(entry)];
  });
}

export function deleteRequests(sheetIds: readonly number[]): readonly Request[] {
  return sheetIds.map((sheetId) => ({ deleteSheet: { sheetId } }));
}

function gridProperties({ rows, frozen }: Tab): {
  rowCount: number;
  columnCount: number;
  frozenRowCount: number;
} {
  const widest = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const rowCount = Math.max(LEAST.rows, rows.length + SPARE.rows);
  return {
    rowCount,
    columnCount: Math.max(LEAST.columns, widest + SPARE.columns),
    // Freezing every row is refused; a short tab needs none.
    frozenRowCount: Math.min(frozen ?? 1, rowCount - 1),
  };
}

const GIVEN_WAY = ' (Round Keeper)';

function addSheet({ sheetId, tab }: PlacedTab, existing: readonly TabInfo[]): Request {
  // A tab of the host's own may have the name already; names are unique in a book, so ours gives way.
  const taken = existing.some(({ title }) => title.toLowerCase() === tab.title.toLowerCase());
  const title = taken ? tab.title + GIVEN_WAY : tab.title;
  // What everybody may see comes first: a book opens at its first tab.
  const place = tab.title === FRAME_TITLES.now ? { index: 0 } : {};
  return { addSheet: { properties: { sheetId, title, ...place, gridProperties: gridProperties(tab) } } };
}

function resetSheet({ sheetId, tab }: PlacedTab, old: TabInfo): readonly Request[] {
  return [
    // First: a chart may go by itself with the row or column that it is laid on.
    ...old.charts.map((objectId): Request => ({ deleteEmbeddedObject: { objectId } })),
    {
      updateSheetProperties: {
        properties: { sheetId, gridProperties: gridProperties(tab) },
        fields: 'gridProperties(rowCount,columnCount,frozenRowCount)',
      },
    },
  ];
}

function fill({ sheetId, tab }: PlacedTab): readonly Request[] {
  return [
    {
      updateCells: {
        range: { sheetId },
        rows: tab.rows.map((cells) => ({
          values: cells.map((cell, column) => cellData(cell, tab.widths?.[column])),
        })),
        fields: 'userEnteredValue,userEnteredFormat',
      },
    },
    ...(tab.widths ?? []).map((pixelSize, column): Request => ({
      updateDimensionProperties: {
        range: { sheetId, dimension: 'COLUMNS', startIndex: column, endIndex: column + 1 },
        properties: { pixelSize },
        fields: 'pixelSize',
      },
    })),
    ...(tab.charts ?? []).map((chart, index): Request => ({
      addChart: { chart: embeddedChart(sheetId, chart, chartId(sheetId, index)) },
    })),
  ];
}

/** The charts that `drawRequests` puts on a tab. */
export function chartIds({ sheetId, tab }: PlacedTab): readonly number[] {
  return (tab.charts ?? []).map((_, index) => chartId(sheetId, index));
}

function chartId(sheetId: number, index: number): number {
  return sheetId - 900_000_000 + index;
}

function embeddedChart(sheetId: number, chart: Chart, id: number): EmbeddedChart {
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
      },
    },
  };
}
