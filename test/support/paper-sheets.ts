// A spreadsheet in memory for the calls of src/sheets; each call is recorded and can be refused.
import type { Cell } from '../../src/games/frame/fields';
import type {
  BooksClient,
  CallResult,
  FailureKind,
  GridRange,
  Request,
  SheetsClient,
  TabInfo,
} from '../../src/sheets/client';
import type { DrawnTab, DrawnTabsStore } from '../../src/sheets/render';
import type { HostBook } from '../../src/rounds/ports/host-book';
import { openHostBook } from '../../src/sheets/host-book';
import { EMPTY_LEDGER_CACHE, type LedgerCache } from '../../src/rounds/record/ledger-cache';
import type { LedgerCacheStore, RowCursorStore } from '../../src/sheets/host-book-reading';
import type { TabCache, TabCacheStore } from '../../src/sheets/tab-cache';

interface PaperTab {
  title: string;
  rows: Cell[][];
  charts: number[];
}

export interface PaperSheets {
  readonly client: SheetsClient;
  /** A client for several books, all of which are this one spreadsheet. */
  readonly books: BooksClient;
  readonly tabs: Map<number, PaperTab>;
  /** The calls in order: `values`, `batchUpdate`, `tabs`. */
  readonly calls: string[];
  /** The requests of each applied batch. */
  readonly batches: (readonly Request[])[];
  /** The calls to refuse; `after`: how many calls of that kind succeed first. */
  readonly refusals: { call: string; kind: FailureKind; message: string; after?: number }[];
  readonly store: TabCacheStore & { memory: TabCache | undefined };
  readonly knownLedger: LedgerCacheStore & { memory: LedgerCache };
  readonly knownRows: RowCursorStore;
  readonly drawn: DrawnTabsStore & { memory: readonly DrawnTab[] };
  /** What Google computes for these formulas. */
  readonly computed: Map<string, Cell>;
}

type Value = NonNullable<NonNullable<Request['appendCells']>['rows']>[number];

function cellsOf({ values = [] }: Value): Cell[] {
  return values.map(({ userEnteredValue: value }) => {
    const { stringValue, numberValue, boolValue, formulaValue } = value ?? {};
    return stringValue ?? numberValue ?? boolValue ?? formulaValue ?? '';
  });
}

/** Writes adjacent cells into a grid, which grows as needed. */
function put(grid: Cell[][], row: number, column: number, cells: readonly Cell[]): void {
  while (grid.length <= row) grid.push([]);
  const own = grid[row] ?? [];
  while (own.length < column) own.push('');
  own.splice(column, cells.length, ...cells);
}

export function paperSheets(): PaperSheets {
  const tabs = new Map<number, PaperTab>();
  const calls: string[] = [];
  const batches: (readonly Request[])[] = [];
  const refusals: PaperSheets['refusals'] = [];
  const store = {
    memory: undefined as TabCache | undefined,
    get: () => store.memory,
    latest: () => store.memory,
    set: (memory: TabCache) => (store.memory = memory),
    forget: () => (store.memory = undefined),
    save: () => undefined,
  };
  const knownLedger = {
    memory: EMPTY_LEDGER_CACHE,
    get: () => knownLedger.memory,
    set: (memory: LedgerCache) => (knownLedger.memory = memory),
  };
  let rows: ReturnType<RowCursorStore['get']> = [];
  const knownRows: RowCursorStore = { get: () => rows, set: (counted) => void (rows = counted) };
  const computed: PaperSheets['computed'] = new Map();
  const drawn = {
    memory: [] as readonly DrawnTab[],
    get: () => drawn.memory,
    set: (memory: readonly DrawnTab[]) => (drawn.memory = memory),
  };

  function call<T>(name: string, run: () => CallResult<T>): CallResult<T> {
    calls.push(name);
    const refusal = refusals.findIndex((one) => one.call === name);
    const later = refusals[refusal]?.after ?? 0;
    if (later > 0) Object.assign(refusals[refusal] ?? {}, { after: later - 1 });
    if (refusal === -1 || later > 0) return run();
    const [{ kind, message } = { kind: 'failed', message: '' } as const] = refusals.splice(refusal, 1);
    return { ok: false, kind, message };
  }

  /** Moves a tab to the left; the program never moves one to the right. */
  function moveTab(id: number, tab: PaperTab, index: number): void {
    const others = [...tabs].filter(([other]) => other !== id);
    tabs.clear();
    for (const [other, one] of [...others.slice(0, index), [id, tab] as const, ...others.slice(index)])
      tabs.set(other, one);
  }

  /** Applies a request, as far as it is supported here; false if it is invalid for the book. */
  function carryOut(request: Request): boolean {
    const { addSheet, deleteSheet, updateCells, appendCells, addChart, deleteEmbeddedObject } = request;
    if (addSheet?.properties !== undefined) {
      const { sheetId, title } = addSheet.properties;
      const taken = [...tabs.values()].some((tab) => tab.title === title);
      if (typeof sheetId !== 'number' || typeof title !== 'string' || taken || tabs.has(sheetId))
        return false;
      tabs.set(sheetId, { title, rows: [], charts: [] });
    }
    if (deleteSheet !== undefined) return tabs.delete(deleteSheet.sheetId ?? -1);
    const { start } = updateCells ?? {};
    const updated = tabs.get(start?.sheetId ?? updateCells?.range?.sheetId ?? -1);
    if (updateCells !== undefined) {
      if (updated === undefined) return false;
      if (start !== undefined) {
        const { rowIndex: top, columnIndex: left } = start;
        updateCells.rows?.forEach((row, at) => put(updated.rows, (top ?? 0) + at, left ?? 0, cellsOf(row)));
        return true;
      }
      // Panes are outside the area that is read here.
      if ((updateCells.range?.startColumnIndex ?? 0) > 0) return true;
      const from = updateCells.range?.startRowIndex ?? 0;
      updated.rows = [...updated.rows.slice(0, from), ...(updateCells.rows ?? []).map(cellsOf)];
    }
    if (appendCells !== undefined) {
      const tab = tabs.get(appendCells.sheetId ?? -1);
      if (tab === undefined) return false;
      tab.rows.push(...(appendCells.rows ?? []).map(cellsOf));
    }
    if (deleteEmbeddedObject !== undefined) {
      const { objectId = -1 } = deleteEmbeddedObject;
      const tab = [...tabs.values()].find(({ charts }) => charts.includes(objectId ?? -1));
      if (tab === undefined) return false;
      tab.charts = tab.charts.filter((one) => one !== objectId);
    }
    const { sheetId: changed, index, title: renamed } = request.updateSheetProperties?.properties ?? {};
    if (typeof changed === 'number') {
      const tab = tabs.get(changed);
      if (tab === undefined) return false;
      if (typeof renamed === 'string') tab.title = renamed;
      if (typeof index === 'number') moveTab(changed, tab, index);
    }
    const chart = addChart?.chart;
    if (chart !== undefined && [...tabs.values()].some(({ charts }) => charts.includes(chart.chartId ?? 0)))
      return false;
    if (chart !== undefined)
      tabs.get(chart.position?.overlayPosition?.anchorCell?.sheetId ?? -1)?.charts.push(chart.chartId ?? 0);
    return true;
  }

  function valuesIn({
    sheetId,
    startRowIndex = 0,
    endRowIndex,
    startColumnIndex = 0,
    endColumnIndex,
  }: GridRange): readonly (readonly Cell[])[] | undefined {
    return tabs
      .get(sheetId)
      ?.rows.slice(startRowIndex, endRowIndex)
      .map((row) => row.slice(startColumnIndex, endColumnIndex));
  }

  const invalid = { ok: false, kind: 'invalid', message: 'No such grid.' } as const;
  const listed = (): readonly TabInfo[] =>
    [...tabs].map(([sheetId, { title, charts }]) => ({ sheetId, title, charts: [...charts] }));
  const write = (requests: readonly Request[]): CallResult<undefined> => {
    const before = new Map<number, PaperTab>(
      [...tabs].map(([id, tab]) => [id, { ...tab, rows: [...tab.rows], charts: [...tab.charts] }]),
    );
    if (requests.every(carryOut)) {
      batches.push(requests);
      return { ok: true, value: undefined };
    }
    // If one request fails, the whole batch is undone.
    tabs.clear();
    for (const [id, tab] of before) tabs.set(id, tab);
    return invalid;
  };
  const client: SheetsClient = {
    values: (_, ranges, formulas = false) =>
      call('values', () => {
        const valueOf = (cell: Cell): Cell => (formulas ? cell : (computed.get(String(cell)) ?? cell));
        const found = ranges.map((range) => valuesIn(range)?.map((row) => row.map(valueOf)));
        const value = found.flatMap((grid) => (grid === undefined ? [] : [grid]));
        return value.length < ranges.length ? invalid : { ok: true, value };
      }),
    batchUpdate: (_, requests) => call('batchUpdate', () => write(requests)),
    tabs: () => call('tabs', () => ({ ok: true, value: listed() })),
    errors: () => call('errors', () => ({ ok: true, value: [] })),
  };
  const books: BooksClient = {
    write: (writes) =>
      writes.map(({ requests }) =>
        call('batchUpdateAndLook', () => {
          const written = write(requests);
          return written.ok ? { ok: true, value: listed() } : written;
        }),
      ),
    tabs: (ids) => ids.map((id) => client.tabs(id)),
  };
  return { client, books, tabs, calls, batches, refusals, store, knownLedger, knownRows, drawn, computed };
}

/** The host book in this spreadsheet. */
export function hostBookOn({ client, store, knownLedger, knownRows, drawn }: PaperSheets): HostBook {
  const memory = { tabs: store, knownLedger, knownRows, drawn };
  return openHostBook(client, memory, () => ({ id: 'b', zone: 'Etc/UTC', stampZone: 'Etc/UTC' }));
}
