// Reading the host book over the Sheets API: all tabs that a click needs, in one call.
import type { Cell } from '../games/frame/fields';
import { fail, ok, type Result } from '../games/frame/result';
import type { Cursor } from '../rounds/record/entries';
import type { KnownLedger } from '../rounds/record/known-ledger';
import { LEDGER_DELETED } from '../rounds/record/ledger-tab';
import { unreadOf } from '../rounds/session/stamps';
import { asSecret } from '../rounds/record/secret';
import type { CallProblem } from '../rounds/reply/reply';
import type { Grid, HostSnapshot, ReadOptions, ResponseSheet } from '../rounds/ports/host-book';
import type { ReadFrom } from '../rounds/record/game-files';
import {
  type CallFailure,
  type CallResult,
  type GridRange,
  type SheetsClient,
  type TabInfo,
  passing,
  permissionError,
} from './client';
import { isRendered, type DrawnTabs } from './render';
import {
  EARLIER_LEDGERS,
  OWN_TABS,
  OWN_TAB_NAMES,
  type TabCache,
  type TabCacheStore,
  type OwnTab,
} from './tab-cache';

/** The identity of the open spreadsheet. */
export interface BookIdentity {
  readonly id: string;
  readonly zone: string;
  /** The time zone in which Forms writes times into it. */
  readonly stampZone: string;
  /** The address of the players' page, if it was found open for everybody. */
  readonly page?: string;
  /** True where an address was entered, but the page was not found open. */
  readonly pageNotOpen?: true;
  /** True if the page runs another build of the program, as far as was found. */
  readonly pageBehind?: true;
  /** True where the check of the host's account has not begun. */
  readonly unchecked?: true;
  /** True where the check found that forms do not tell what was sent to them. */
  readonly formsSilent?: true;
  /** The alarm that was set last. */
  readonly alarm?: NonNullable<HostSnapshot['alarm']>;
  /** Until when requests to files go one by one, in UTC milliseconds. */
  readonly oneByOneUntil?: number;
  /** When the periodic trigger ran last, in UTC milliseconds. */
  readonly triggersRanAt?: number;
  /** The triggers that were missing when a window was last opened. */
  readonly lostTriggers?: NonNullable<HostSnapshot['lostTriggers']>;
  /** When late moves were sent, as phones tell it. */
  readonly taps?: NonNullable<HostSnapshot['taps']>;
}

/** Stores what the document knows of its ledger. It may be lost; `TabCacheStore` reads and saves it. */
export interface KnownLedgerStore {
  get(): KnownLedger;
  set(known: KnownLedger): void;
}

/** Stores how many rows the tabs of responses had. It may be lost. */
export interface KnownRowsStore {
  get(): readonly Cursor[];
  set(rows: readonly Cursor[]): void;
}

/** What one call uses to read and write the host book. */
export interface Access {
  readonly client: SheetsClient;
  readonly store: TabCacheStore;
  readonly knownLedger: KnownLedgerStore;
  readonly knownRows: KnownRowsStore;
  readonly drawn: DrawnTabs;
  readonly identity: () => BookIdentity;
}

/**
 * Reads the host book in one call; in two where a tab that is remembered turns out to be gone.
 */
export function readBook(
  access: Access,
  { reading, afresh = false, rendered: drawn = false }: ReadOptions,
): Result<HostSnapshot, CallProblem> {
  const { client, store } = access;
  if (afresh) store.forget();
  const remembered = store.get();
  const { id } = access.identity();
  const known = remembered ?? recollect(client, id);
  if ('error' in known) return fail(known.error);
  const memory: TabCache = reading === undefined ? known : { ...known, reading };
  const first = readAll(access, memory, drawn ? memory.tabs : []);
  if (first.ok) return ok(first.value);
  if (first.kind !== 'invalid') return fail(readFailed(first));
  // A tab is gone: find out which one, and read the others.
  const there = client.tabs(id);
  if (!there.ok) return fail(readFailed(there));
  const ids = there.value.map(({ sheetId }) => sheetId);
  const hasNoLedger = memory.own.includes('ledger') && !ids.includes(OWN_TABS.ledger.sheetId);
  // If the document still knows the last row, the book can be read without its ledger: the host is then told what is
  // lost.
  if (hasNoLedger && access.knownLedger.get().last === undefined) return fail(LEDGER_DELETED);
  const rest: TabCache = {
    ...memory,
    own: memory.own.filter((tab) => ids.includes(OWN_TABS[tab].sheetId)),
    // Read from the first row, since some may have been deleted.
    reading: memory.reading
      .filter(({ sheet }) => ids.includes(sheet))
      .map((source) => ({ ...source, from: 0 })),
  };
  const second = readAll(access, rest, []);
  return second.ok ? ok(second.value) : fail(readFailed(second));
}

export function readFailed({ kind, message }: CallFailure): CallProblem {
  if (kind === 'denied') return permissionError('Reading the host book', message);
  return {
    code: 'read-failed',
    text: `Reading the host book: Google Sheets did not answer as it should (${message}). Try again.`,
    again: true,
    ...passing(kind),
  };
}

/** Looks which tabs a book has when nothing is remembered of it: a new book, or one whose properties were lost. */
export function recollect(client: SheetsClient, id: string): TabCache | { readonly error: CallProblem } {
  const there = client.tabs(id);
  if (!there.ok) return { error: readFailed(there) };
  return {
    own: ownAmong(there.value),
    tabs: drawnAmong(there.value),
    reading: [],
    ...earlierAmong(there.value),
  };
}

/** Lists the tabs that commits have drawn, known by their ids; one that was renamed is left to the host. */
function drawnAmong(tabs: readonly TabInfo[]): readonly TabInfo[] {
  return tabs.filter(isRendered);
}

export function earlierAmong(tabs: readonly TabInfo[]): Pick<TabCache, 'earlier'> {
  return tabs.some(({ sheetId }) => sheetId === EARLIER_LEDGERS.sheetId) ? { earlier: true } : {};
}

export function ownAmong(tabs: readonly TabInfo[]): readonly OwnTab[] {
  return OWN_TAB_NAMES.filter((name) => tabs.some(({ sheetId }) => sheetId === OWN_TABS[name].sheetId));
}

/** Reads everything in one call, also these drawn tabs, to see whether they were changed by hand. */
function readAll(
  { client, knownLedger, knownRows, drawn, identity }: Access,
  memory: TabCache,
  drawnTabs: readonly TabInfo[],
): CallResult<HostSnapshot> {
  const { id, ...open } = identity();
  const own = memory.own.map((tab): GridRange => ({ sheetId: OWN_TABS[tab].sheetId }));
  const responses = memory.reading.flatMap(({ sheet, from }): readonly GridRange[] => [
    { sheetId: sheet, endRowIndex: 1 },
    // Read from the row before the first, so that the range is never empty.
    { sheetId: sheet, startRowIndex: unreadOf(from), endRowIndex: from + 1, endColumnIndex: 1 },
    // Read from the last row that was dealt with, since the next may be beyond the end of the tab.
    { sheetId: sheet, startRowIndex: from },
  ]);
  const ranges = [...own, ...responses, ...drawnTabs.map(({ sheetId }): GridRange => ({ sheetId }))];
  const values = ranges.length === 0 ? { ok: true as const, value: [] } : client.values(id, ranges);
  if (!values.ok) return values;
  const grids = values.value;
  const grid = (tab: OwnTab): Grid | undefined => {
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
  { form, sheet, from }: ReadFrom,
  [header, stamps, rows]: readonly Grid[],
): ResponseSheet {
  const unread = unreadOf(from);
  return {
    form,
    sheet,
    header: header?.[0] ?? [],
    unread,
    // Google leaves out what is empty at the end.
    stamps: [
      ...Array.from({ length: from - unread }, (_, index) => stamps?.[index + 1]?.[0] ?? ''),
      ...(rows ?? []).slice(1).map(([stamp]) => stamp ?? ''),
    ],
    rows: new Map((rows ?? []).slice(1).map((cells, index) => [from + index, cells])),
  };
}

/** Reads these rows of a response sheet, by their numbers below the heading. */
export function readRows(
  client: SheetsClient,
  id: string,
  sheetId: number,
  rows: readonly number[],
): Result<ReadonlyMap<number, readonly Cell[]>, CallProblem> {
  const runs = runsOf(rows);
  const values = client.values(
    id,
    runs.map(([from, to]) => ({ sheetId, startRowIndex: from + 1, endRowIndex: to + 1 })),
  );
  if (!values.ok) return fail(readFailed(values));
  const grids = new Map(
    runs.flatMap(([from, to], index) =>
      Array.from({ length: to - from }, (_, row) => [from + row, values.value[index]?.[row] ?? []] as const),
    ),
  );
  return ok(new Map(rows.map((row) => [row, grids.get(row) ?? []])));
}

/** How many ranges one call may ask for; an address has no room for many more. */
const MOST_RANGES = 200;

/** Groups rows, in order, into ranges whose ends are not included; into a single one where they would be too many. */
function runsOf(rows: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs[runs.length - 1];
    if (last?.[1] === row) last[1] = row + 1;
    else runs.push([row, row + 1]);
  }
  const [first, last] = [runs[0], runs[runs.length - 1]];
  return first === undefined || last === undefined || runs.length <= MOST_RANGES
    ? runs
    : [[first[0], last[1]]];
}
