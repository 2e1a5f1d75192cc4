// A commit as the requests of one batch: the new ledger rows, every redrawn tab, roster, settings and outbox.
import type { LedgerRow } from '../rounds/record/ledger';
import { LEDGER_COLUMNS, ledgerCells } from '../rounds/record/ledger-tab';
import type { HostCommit } from '../rounds/ports/ports';
import { headings, type Tab } from '../games/frame/tabs';
import { enteredValue } from './cells';
import type { CellData, Request, TabInfo } from './client';
import { chartIds, deleteRequests, renderRequests } from './render';
import { type TabChange, placed, type PlacedTab } from './rendered-tabs';
import { OWN_TABS, type TabCache, type OwnTab } from './tab-cache';

/** The tabs that the last commit has drawn, as far as they are known, beside those that the book has. */
export interface KnownTabs {
  /** The tabs that the book had after it; the same as it has now when left out. */
  readonly mine?: readonly TabInfo[];
  /** The change to a tab since then, undefined where all of it is to be written; left out where no change is known. */
  readonly changeOf?: (tab: PlacedTab) => TabChange | undefined;
}

/** The requests for a commit to a book with these tabs. */
export function commitRequests(
  memory: TabCache,
  commit: HostCommit,
  { mine = memory.tabs, changeOf }: KnownTabs = {},
): readonly Request[] {
  const existing = [...memory.tabs, ...memory.own.map((tab) => ({ ...OWN_TABS[tab], charts: [] }))];
  const drawn = drawnTabs(commit);
  return [
    ...(commit.mended ?? []).map(mendRequest),
    ...ledgerRequests(memory, commit.ledger ?? [], existing),
    ...renderRequests(existing, [...drawn, ...ownTabs(commit)], changeOf),
    ...(commit.hide ?? []).map(hideRequest),
    ...deleteRequests([
      ...goneOwn(commit)
        .filter((tab) => memory.own.includes(tab))
        .map((tab) => OWN_TABS[tab].sheetId),
      ...(commit.tabs === undefined ? [] : mine)
        .map(({ sheetId }) => sheetId)
        .filter((id) => memory.tabs.some(({ sheetId }) => sheetId === id))
        .filter((id) => !drawn.some(({ sheetId }) => sheetId === id)),
    ]),
  ];
}

/** The memory of the book once a commit is written. */
export function tabsAfter(memory: TabCache, commit: HostCommit): TabCache {
  const gone = goneOwn(commit);
  const names: readonly OwnTab[] = ['ledger', 'roster', 'settings', 'outbox', 'files'];
  const written: readonly OwnTab[] = [
    ...(commit.ledger === undefined ? [] : ['ledger' as const]),
    ...ownNames(commit),
  ];
  return {
    own: names.filter((tab) => !gone.includes(tab) && (memory.own.includes(tab) || written.includes(tab))),
    tabs:
      commit.tabs === undefined
        ? memory.tabs
        : drawnTabs(commit).map((entry) => ({
            sheetId: entry.sheetId,
            title: entry.tab.title,
            charts: chartIds(entry),
          })),
    reading: commit.reading ?? memory.reading,
    ...(memory.verified === undefined ? {} : { verified: memory.verified }),
    ...(memory.opening === undefined ? {} : { opening: memory.opening }),
  };
}

/** The tabs that a commit draws. */
export function drawnTabs(commit: HostCommit): readonly PlacedTab[] {
  return placed(commit.tabs ?? []);
}

const PARTS = ['roster', 'settings', 'outbox', 'files'] as const;

function ownNames(commit: HostCommit): readonly OwnTab[] {
  return PARTS.filter((part) => commit[part] !== undefined && commit[part] !== null);
}

function goneOwn(commit: HostCommit): readonly OwnTab[] {
  return PARTS.filter((part) => commit[part] === null);
}

function ownTabs(commit: HostCommit): readonly PlacedTab[] {
  return PARTS.flatMap((part) => {
    const tab = commit[part];
    return tab === undefined || tab === null
      ? []
      : [{ sheetId: OWN_TABS[part].sheetId, tab: { ...tab, title: OWN_TABS[part].title } }];
  });
}

/** The number of columns that the Ledger tab is made with; longer data gets more. */
const LEDGER_WIDTH = 26;

function hideRequest(sheetId: number): Request {
  return { updateSheetProperties: { properties: { sheetId, hidden: true }, fields: 'hidden' } };
}

/** Writes a row anew over all that stands in its place; the heading is the tab's first row. */
function mendRequest(row: LedgerRow): Request {
  const { sheetId } = OWN_TABS.ledger;
  return {
    updateCells: {
      range: { sheetId, startRowIndex: row.number, endRowIndex: row.number + 1 },
      rows: [{ values: ledgerValues(row) }],
      fields: 'userEnteredValue',
    },
  };
}

function ledgerValues(row: LedgerRow): CellData[] {
  return ledgerCells(row).map((cell) => ({ userEnteredValue: enteredValue(cell) }));
}

/** Appends rows to the ledger; with the first, the tab and its heading are made. */
function ledgerRequests(
  memory: TabCache,
  rows: readonly LedgerRow[],
  existing: readonly TabInfo[],
): readonly Request[] {
  if (rows.length === 0) return [];
  const { sheetId, title } = OWN_TABS.ledger;
  const heading: Tab = {
    title,
    rows: [headings(...LEDGER_COLUMNS)],
    widths: [50, 190, 150, 420, 90, 120, 120],
  };
  const widest = rows.reduce((most, row) => Math.max(most, ledgerCells(row).length), 0);
  return [
    ...(memory.own.includes('ledger')
      ? []
      : [
          ...renderRequests(existing, [{ sheetId, tab: heading }]),
          {
            updateSheetProperties: {
              properties: { sheetId, gridProperties: { columnCount: LEDGER_WIDTH } },
              fields: 'gridProperties.columnCount',
            },
          },
        ]),
    ...(widest > LEDGER_WIDTH
      ? [{ appendDimension: { sheetId, dimension: 'COLUMNS', length: widest - LEDGER_WIDTH } }]
      : []),
    {
      appendCells: {
        sheetId,
        rows: rows.map((row) => ({ values: ledgerValues(row) })),
        fields: 'userEnteredValue',
      },
    },
  ];
}
