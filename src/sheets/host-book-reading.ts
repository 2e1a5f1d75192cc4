// Reads the host book over the Sheets API: every tab that a click needs, in one call.
import type { Cell } from '../games/frame/fields';
import { fail, ok, type Result } from '../games/frame/result';
import type { RowCursor } from '../rounds/record/entries';
import type { LedgerCache } from '../rounds/record/ledger-cache';
import { LEDGER_DELETED } from '../rounds/record/ledger-tab';
import { skippedRowCount } from '../rounds/session/timestamps';
import { asSecret } from '../rounds/record/secret';
import type { CallProblem } from '../rounds/reply/reply';
import type { accountFacts } from '../rounds/ports/account-findings';
import type { Grid, HostSnapshot, ReadOptions, ResponseSheet } from '../rounds/ports/host-book';
import type { TabToRead } from '../rounds/record/game-files';
import {
  type CallFailure,
  type CallResult,
  type GridRange,
  type SheetsClient,
  type TabInfo,
  retryHint,
  permissionProblem,
} from './client';
import { isRenderedTab, type DrawnTabs } from './render';
import {
  hasEarlierLedgers,
  PROGRAM_TABS,
  PROGRAM_TAB_NAMES,
  type TabCache,
  type TabCacheStore,
  type ProgramTabName,
} from './tab-cache';

/** The values stored in the open spreadsheet's properties. */
type StoredFacts = Pick<
  HostSnapshot,
  | keyof ReturnType<typeof accountFacts>
  | 'zone'
  | 'stampZone'
  | 'alarm'
  | 'oneByOneUntil'
  | 'triggersRanAt'
  | 'lostTriggers'
  | 'taps'
>;

export interface BookIdentity extends StoredFacts {
  readonly id: string;
}

/** Facts about the ledger, stored in the document. They can be lost. `TabCacheStore` reads and saves them too. */
export interface LedgerCacheStore {
  get(): LedgerCache;
  set(known: LedgerCache): void;
}

/** How many rows each response tab had when last read. The stored numbers can be lost. */
export interface RowCursorStore {
  get(): readonly RowCursor[];
  set(rows: readonly RowCursor[]): void;
}

export interface HostBookAccess {
  readonly client: SheetsClient;
  readonly store: TabCacheStore;
  readonly knownLedger: LedgerCacheStore;
  readonly knownRows: RowCursorStore;
  readonly drawn: DrawnTabs;
  readonly identity: () => BookIdentity;
}

/** Reads the host book in one call. If a remembered tab is gone, a second call is needed. */
export function readBook(
  access: HostBookAccess,
  { reading, afresh = false, rendered: drawn = false }: ReadOptions,
): Result<HostSnapshot, CallProblem> {
  const { client, store } = access;
  if (afresh) store.forget();
  const remembered = store.get();
  const { id } = access.identity();
  const known = remembered ?? lookUpTabs(client, id);
  if ('error' in known) return fail(known.error);
  const memory: TabCache = reading === undefined ? known : { ...known, reading };
  const first = readAll(access, memory, drawn ? memory.tabs : []);
  if (first.ok) return ok(first.value);
  if (first.kind !== 'invalid') return fail(readProblem(first));
  // A tab is gone, so this finds out which tab, and reads the others.
  const there = client.tabs(id);
  if (!there.ok) return fail(readProblem(there));
  const ids = there.value.map(({ sheetId }) => sheetId);
  const hasNoLedger = memory.own.includes('ledger') && !ids.includes(PROGRAM_TABS.ledger.sheetId);
  // If the document remembers the missing ledger's last row, the book is still read, so that the host learns what is lost.
  if (hasNoLedger && access.knownLedger.get().last === undefined) return fail(LEDGER_DELETED);
  const rest: TabCache = {
    ...memory,
    own: memory.own.filter((tab) => ids.includes(PROGRAM_TABS[tab].sheetId)),
    // Reads responses from the first row, because somebody may have deleted rows.
    reading: memory.reading
      .filter(({ sheet }) => ids.includes(sheet))
      .map((source) => ({ ...source, from: 0 })),
  };
  const second = readAll(access, rest, []);
  return second.ok ? ok(second.value) : fail(readProblem(second));
}

export function readProblem({ kind, message }: CallFailure): CallProblem {
  if (kind === 'denied') return permissionProblem('Reading the host book', message);
  return {
    code: 'read-failed',
    text: `Reading the host book: Google Sheets didn’t respond properly (${message}). Try again.`,
    again: true,
    ...retryHint(kind),
  };
}

/** Looks up the tabs of a book that is new or has lost its properties. */
export function lookUpTabs(client: SheetsClient, id: string): TabCache | { readonly error: CallProblem } {
  const there = client.tabs(id);
  if (!there.ok) return { error: readProblem(there) };
  return {
    own: findProgramTabs(there.value),
    tabs: renderedTabs(there.value),
    reading: [],
    ...earlierLedgerFlag(there.value),
  };
}

/** Tabs drawn by commits, recognized by their ids. If the host renamed a tab, it belongs to the host. */
function renderedTabs(tabs: readonly TabInfo[]): readonly TabInfo[] {
  return tabs.filter(isRenderedTab);
}

export function earlierLedgerFlag(tabs: readonly TabInfo[]): Pick<TabCache, 'earlier'> {
  return hasEarlierLedgers(tabs) ? { earlier: true } : {};
}

export function findProgramTabs(tabs: readonly TabInfo[]): readonly ProgramTabName[] {
  return PROGRAM_TAB_NAMES.filter((name) =>
    tabs.some(({ sheetId }) => sheetId === PROGRAM_TABS[name].sheetId),
  );
}

/** Reads everything in one call. Includes these drawn tabs, to check whether somebody edited them. */
function readAll(
  { client, knownLedger, knownRows, drawn, identity }: HostBookAccess,
  memory: TabCache,
  drawnTabs: readonly TabInfo[],
): CallResult<HostSnapshot> {
  const { id, ...open } = identity();
  const own = memory.own.map((tab): GridRange => ({ sheetId: PROGRAM_TABS[tab].sheetId }));
  const responses = memory.reading.flatMap(({ sheet, from }): readonly GridRange[] => [
    { sheetId: sheet, endRowIndex: 1 },
    // The range begins one row early, so that it's never empty.
    { sheetId: sheet, startRowIndex: skippedRowCount(from), endRowIndex: from + 1, endColumnIndex: 1 },
    // The range begins with the last handled row, because the next row may be past the end of the tab.
    { sheetId: sheet, startRowIndex: from },
  ]);
  const ranges = [...own, ...responses, ...drawnTabs.map(({ sheetId }): GridRange => ({ sheetId }))];
  const values = ranges.length === 0 ? { ok: true as const, value: [] } : client.values(id, ranges);
  if (!values.ok) return values;
  const grids = values.value;
  const grid = (tab: ProgramTabName): Grid | undefined => {
    const at = memory.own.indexOf(tab);
    return at === -1 ? undefined : (grids[at] ?? []);
  };
  const firstDrawn = own.length + responses.length;
  drawn.find(new Map(drawnTabs.map(({ sheetId }, at) => [sheetId, grids[firstDrawn + at] ?? []])));
  return {
    ok: true,
    value: {
      book: asSecret(id),
      ...open,
      ledger: grid('ledger')?.slice(1),
      known: knownLedger.get(),
      knownRows: knownRows.get(),
      roster: grid('roster'),
      settings: grid('settings'),
      outbox: grid('outbox'),
      files: grid('files'),
      nextRoster: grid('nextRoster'),
      nextSettings: grid('nextSettings'),
      aheadRoster: grid('aheadRoster'),
      aheadSettings: grid('aheadSettings'),
      responses: memory.reading.map((source, index) =>
        responseSheet(source, grids.slice(own.length + 3 * index)),
      ),
    },
  };
}

function responseSheet(
  { form, sheet, from }: TabToRead,
  [header, stamps, rows]: readonly Grid[],
): ResponseSheet {
  const unread = skippedRowCount(from);
  return {
    form,
    sheet,
    header: header?.[0] ?? [],
    unread,
    // Google leaves out empty cells at the end, so this fills them in.
    timestamps: [
      ...Array.from({ length: from - unread }, (_, index) => stamps?.[index + 1]?.[0] ?? ''),
      ...(rows ?? []).slice(1).map(([stamp]) => stamp ?? ''),
    ],
    rows: new Map((rows ?? []).slice(1).map((cells, index) => [from + index, cells])),
  };
}

/** Reads single rows of a response tab. `rows`: numbers below the heading. */
export function readRows(
  client: SheetsClient,
  id: string,
  sheetId: number,
  rows: readonly number[],
): Result<ReadonlyMap<number, readonly Cell[]>, CallProblem> {
  const runs = rowRuns(rows);
  const values = client.values(
    id,
    runs.map(([from, to]) => ({ sheetId, startRowIndex: from + 1, endRowIndex: to + 1 })),
  );
  if (!values.ok) return fail(readProblem(values));
  const grids = new Map(
    runs.flatMap(([from, to], index) =>
      Array.from({ length: to - from }, (_, row) => [from + row, values.value[index]?.[row] ?? []] as const),
    ),
  );
  return ok(new Map(rows.map((row) => [row, grids.get(row) ?? []])));
}

/** Groups sorted row numbers into ranges with exclusive ends. */
function rowRuns(rows: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs[runs.length - 1];
    if (last?.[1] === row) last[1] = row + 1;
    else runs.push([row, row + 1]);
  }
  return runs;
}
