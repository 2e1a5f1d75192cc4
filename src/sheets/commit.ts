// A commit as one batch of requests: new ledger rows, and everything redrawn (tabs, roster, settings, outbox).
import type { LedgerRow } from '../rounds/record/ledger';
import { LEDGER_COLUMNS, ledgerCells } from '../rounds/record/ledger-tab';
import type { HostCommit } from '../rounds/ports/host-book';
import { headings, type Tab } from '../games/frame/tabs';
import { toUserEnteredValue } from './cells';
import type { CellData, Request, TabInfo } from './client';
import { chartIds, deleteRequests, renderRequests, tabsWithIds, type TabWithId } from './render';
import {
  EARLIER_LEDGERS,
  REDRAWN_TABS,
  PROGRAM_TABS,
  PROGRAM_TAB_NAMES,
  type TabCache,
  type ProgramTabName,
} from './tab-cache';

/** What is known about the tabs that the last commit drew. */
interface LastDrawnTabs {
  /** The book's tabs after the last commit; absent if they are the same as in the cache. */
  readonly mine?: readonly TabInfo[];
  /** Whether a tab is unchanged both in the program and in the book, so that it needn't be drawn. */
  readonly isSame?: (tab: TabWithId) => boolean;
}

export function commitRequests(
  memory: TabCache,
  commit: HostCommit,
  { mine = memory.tabs, isSame }: LastDrawnTabs = {},
): readonly Request[] {
  const existing = [...memory.tabs, ...memory.own.map((tab) => ({ ...PROGRAM_TABS[tab], charts: [] }))];
  const drawn = drawnTabs(commit);
  const { repaired } = commit;
  return [
    ...(repaired?.rows.map((row) => repairRequest(row, repaired.after)) ?? []),
    ...(commit.archive === undefined
      ? ledgerRequests(memory, commit.ledger ?? [], existing)
      : archiveRequests(memory, commit.archive, commit.ledger ?? [], existing)),
    ...renderRequests(existing, [...drawn, ...redrawnTabs(commit)], isSame),
    ...(commit.hide ?? []).map(hideRequest),
    ...deleteRequests([
      ...removedTabs(commit)
        .filter((tab) => memory.own.includes(tab))
        .map((tab) => PROGRAM_TABS[tab].sheetId),
      ...(commit.tabs === undefined ? [] : mine)
        .map(({ sheetId }) => sheetId)
        .filter((id) => memory.tabs.some(({ sheetId }) => sheetId === id))
        .filter((id) => !drawn.some(({ sheetId }) => sheetId === id)),
    ]),
  ];
}

/** What to remember about the book after this commit. */
export function updateTabCache(memory: TabCache, commit: HostCommit): TabCache {
  const gone = removedTabs(commit);
  const written: readonly ProgramTabName[] = [
    ...(commit.ledger === undefined ? [] : ['ledger' as const]),
    ...writtenTabs(commit),
  ];
  return {
    own: PROGRAM_TAB_NAMES.filter(
      (tab) => !gone.includes(tab) && (memory.own.includes(tab) || written.includes(tab)),
    ),
    tabs:
      commit.tabs === undefined
        ? memory.tabs
        : drawnTabs(commit).map((entry) => ({
            sheetId: entry.sheetId,
            title: entry.tab.title,
            charts: chartIds(entry),
          })),
    reading: commit.reading ?? memory.reading,
    ...(memory.earlier === true || commit.archive !== undefined ? { earlier: true } : {}),
    ...droppedTabs(memory, commit),
  };
}

/** Response tabs that aren't read anymore, including the ones that this commit stops reading. */
function droppedTabs({ reading, left = [] }: TabCache, commit: HostCommit): Pick<TabCache, 'left'> {
  const now = commit.reading ?? reading;
  const gone = reading.filter(({ sheet }) => now.every((other) => other.sheet !== sheet));
  const all = [...left, ...gone.map(({ sheet }) => sheet)];
  return all.length === 0 ? {} : { left: all };
}

export function drawnTabs(commit: HostCommit): readonly TabWithId[] {
  return tabsWithIds(commit.tabs ?? []);
}

function writtenTabs(commit: HostCommit): readonly ProgramTabName[] {
  return REDRAWN_TABS.filter((part) => commit[part] !== undefined && commit[part] !== null);
}

function removedTabs(commit: HostCommit): readonly ProgramTabName[] {
  return REDRAWN_TABS.filter((part) => commit[part] === null);
}

function redrawnTabs(commit: HostCommit): readonly TabWithId[] {
  return REDRAWN_TABS.flatMap((part) => {
    const tab = commit[part];
    return tab === undefined || tab === null
      ? []
      : [{ sheetId: PROGRAM_TABS[part].sheetId, tab: { ...tab, title: PROGRAM_TABS[part].title } }];
  });
}

/** Number of columns of a new Ledger tab, enough for the longest row that can be stored. */
const LEDGER_COLUMN_COUNT = 26;

function hideRequest(sheetId: number): Request {
  return { updateSheetProperties: { properties: { sheetId, hidden: true }, fields: 'hidden' } };
}

/** Overwrites a ledger row in place. The tab's first row is the heading. */
function repairRequest(row: LedgerRow, after: number): Request {
  const { sheetId } = PROGRAM_TABS.ledger;
  const at = row.number - after;
  return {
    updateCells: {
      range: { sheetId, startRowIndex: at, endRowIndex: at + 1 },
      rows: [{ values: ledgerValues(row) }],
      fields: 'userEnteredValue',
    },
  };
}

function ledgerValues(row: LedgerRow): CellData[] {
  return ledgerCells(row).map((cell) => ({ userEnteredValue: toUserEnteredValue(cell) }));
}

/** Moves the ledger's rows to the tab of earlier ledgers, and writes the ledger's new first rows. */
function archiveRequests(
  memory: TabCache,
  rows: NonNullable<HostCommit['archive']>,
  next: readonly LedgerRow[],
  existing: readonly TabInfo[],
): readonly Request[] {
  const { sheetId } = EARLIER_LEDGERS;
  const made =
    memory.earlier === true ? [] : [...tabRequests(EARLIER_LEDGERS, existing), hideRequest(sheetId)];
  const kept = [...made, ...appendRequests(sheetId, rows)];
  // If a season that was played elsewhere is imported, the book has no ledger yet.
  if (!memory.own.includes('ledger')) return [...kept, ...ledgerRequests(memory, next, existing)];
  return [
    ...kept,
    {
      updateCells: {
        // The range has no end, so it clears everything below the new rows.
        range: { sheetId: PROGRAM_TABS.ledger.sheetId, startRowIndex: 1 },
        rows: next.map((row) => ({ values: ledgerValues(row) })),
        fields: 'userEnteredValue',
      },
    },
  ];
}

/** Appends rows to the ledger. Creates the tab if there is none yet. */
function ledgerRequests(
  memory: TabCache,
  rows: readonly LedgerRow[],
  existing: readonly TabInfo[],
): readonly Request[] {
  if (rows.length === 0) return [];
  const made = memory.own.includes('ledger') ? [] : tabRequests(PROGRAM_TABS.ledger, existing);
  return [...made, ...appendRequests(PROGRAM_TABS.ledger.sheetId, rows)];
}

function tabRequests(
  { sheetId, title }: { readonly sheetId: number; readonly title: string },
  existing: readonly TabInfo[],
): readonly Request[] {
  const heading: Tab = {
    title,
    rows: [headings(...LEDGER_COLUMNS)],
    widths: [50, 190, 150, 420, 90, 120, 120],
  };
  return [
    ...renderRequests(existing, [{ sheetId, tab: heading }]),
    {
      updateSheetProperties: {
        properties: { sheetId, gridProperties: { columnCount: LEDGER_COLUMN_COUNT } },
        fields: 'gridProperties.columnCount',
      },
    },
  ];
}

function appendRequests(sheetId: number, rows: readonly LedgerRow[]): readonly Request[] {
  return [
    {
      appendCells: {
        sheetId,
        rows: rows.map((row) => ({ values: ledgerValues(row) })),
        fields: 'userEnteredValue',
      },
    },
  ];
}
