// The host book over the Sheets API: everything in one read, every commit in one atomic write.
import type { Cell } from '../games/frame/fields';
import { fail, ok, type Result } from '../games/frame/result';
import { withLastRow, withOpening, type KnownLedger } from '../rounds/record/known-ledger';
import { LEDGER_DELETED } from '../rounds/record/ledger-tab';
import { unreadOf } from '../rounds/session/stamps';
import { asSecret } from '../rounds/record/secret';
import type { CallProblem } from '../rounds/reply/reply';
import type {
  Grid,
  HostBook,
  HostCommit,
  HostSnapshot,
  ReadOptions,
  ResponseSheet,
} from '../rounds/ports/host-book';
import type { ReadFrom } from '../rounds/record/game-files';
import type { LedgerRow } from '../rounds/record/ledger';
import type { CallFailure, CallResult, GridRange, Request, SheetsClient, TabInfo } from './client';
import { commitRequests, drawnTabs, tabsAfter } from './commit';
import { isRendered } from './render';
import { RenderedTabs, type RenderedTabsStore } from './rendered-tabs';
import { passing } from './passing';
import { permissionError } from './permission-error';
import { runsOf } from './row-runs';
import { archives } from './archives';
import {
  EARLIER_LEDGERS,
  OWN_TABS,
  OWN_TAB_NAMES,
  type TabCache,
  type TabCacheStore,
  type OwnTab,
} from './tab-cache';
import { LedgerVerification } from './verified-ledger';

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
  /** True where the check of the host's account has not begun. */
  readonly unchecked?: true;
  /** True where the check found that forms do not tell what was sent to them. */
  readonly formsSilent?: true;
  /** The alarm that was set last. */
  readonly alarm?: NonNullable<HostSnapshot['alarm']>;
  /** Until when requests to files go one by one, in UTC milliseconds. */
  readonly oneByOneUntil?: number;
  /** The triggers that were missing when a window was last opened. */
  readonly lostTriggers?: NonNullable<HostSnapshot['lostTriggers']>;
  /** When late moves were sent, as phones tell it. */
  readonly taps?: NonNullable<HostSnapshot['taps']>;
}

/** What is remembered between calls. */
export interface HostBookMemory {
  readonly tabs: TabCacheStore;
  readonly knownLedger: KnownLedgerStore;
  readonly drawn: RenderedTabsStore;
}

/** Stores what the document knows of its ledger. It may be lost; `TabCacheStore` reads and saves it. */
export interface KnownLedgerStore {
  get(): KnownLedger;
  set(known: KnownLedger): void;
}

/** What one call uses to read and write the host book. */
interface Access {
  readonly client: SheetsClient;
  readonly store: TabCacheStore;
  readonly knownLedger: KnownLedgerStore;
  readonly verification: LedgerVerification;
  readonly drawn: RenderedTabs;
  readonly identity: () => BookIdentity;
}

export function hostBook(
  client: SheetsClient,
  { tabs: store, knownLedger, drawn }: HostBookMemory,
  identity: () => BookIdentity,
): HostBook {
  // The open spreadsheet stays the same within a call.
  let known: BookIdentity | undefined;
  const access: Access = {
    client,
    store,
    knownLedger,
    verification: new LedgerVerification(),
    drawn: new RenderedTabs(drawn),
    identity: () => (known ??= identity()),
  };
  return {
    read: (options = {}) => read(access, options),
    lastRow: () => {
      // This reads what is known anew.
      store.get();
      return knownLedger.get().last?.hash;
    },
    readRows: (sheet, rows) => readRows(client, access.identity().id, sheet, rows),
    archives: () => {
      const found = archives(client, access.identity().id);
      return found.ok ? found : fail(readFailed(found));
    },
    write: (commit) => write(access, commit),
    rememberOpening: (opening) => {
      knownLedger.set(withOpening(knownLedger.get(), opening));
      store.save();
    },
  };
}

function read(
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
  // Where the document knows more of it, whoever reads can tell what is lost.
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

function readFailed({ kind, message }: CallFailure): CallProblem {
  if (kind === 'denied') return permissionError('Reading the host book', message);
  return {
    code: 'read-failed',
    text: `Reading the host book: Google Sheets did not answer as it should (${message}). Try again.`,
    again: true,
    ...passing(kind),
  };
}

/** Looks which tabs a book has when nothing is remembered of it: a new book, or one whose properties were lost. */
function recollect(client: SheetsClient, id: string): TabCache | { readonly error: CallProblem } {
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

function earlierAmong(tabs: readonly TabInfo[]): Pick<TabCache, 'earlier'> {
  return tabs.some(({ sheetId }) => sheetId === EARLIER_LEDGERS.sheetId) ? { earlier: true } : {};
}

function ownAmong(tabs: readonly TabInfo[]): readonly OwnTab[] {
  return OWN_TAB_NAMES.filter((name) => tabs.some(({ sheetId }) => sheetId === OWN_TABS[name].sheetId));
}

/** Reads everything in one call, also these drawn tabs, to see whether they were changed by hand. */
function readAll(
  { client, verification, knownLedger, drawn, identity }: Access,
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
  const ledger = grid('ledger')?.slice(1);
  return {
    ok: true,
    value: {
      book: asSecret(id),
      ...open,
      ledger,
      verifiedRows: verification.verifiedRows(ledger, memory.verified),
      known: knownLedger.get(),
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

function readRows(
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

function write(access: Access, commit: HostCommit): Result<undefined, CallProblem> {
  const { client, store, verification, drawn } = access;
  const { id } = access.identity();
  const remembered = store.latest();
  const known = remembered ?? recollect(client, id);
  if ('error' in known) return fail(known.error);
  const requests = commitRequests(known, commit, { changeOf: (tab) => drawn.change(tab) });
  const memory = tabsAfter(known, commit);
  const done = (): Result<undefined, CallProblem> => {
    verification.appended(commit);
    if (commit.tabs !== undefined) drawn.written(drawnTabs(commit));
    const last = verification.lastRow();
    // The document knows each row of the ledger from now on, so that a book without it can be told from this one.
    if (commit.ledger !== undefined && last !== undefined)
      access.knownLedger.set(withLastRow(access.knownLedger.get(), last));
    if (commit.ledger !== undefined || JSON.stringify(remembered) !== JSON.stringify(memory)) {
      store.set({ ...memory, verified: verification.verified() });
    }
    return ok(undefined);
  };
  if (requests.length === 0) return done();
  // Forgotten first: if the call were stopped between the write and remembering it, a tab of the book would stay
  // unknown.
  if (remembered !== undefined && !sameTabs(remembered, memory)) store.forget();
  const written = writeOnce(client, id, commit, requests);
  if (written.ok) return done();
  if (written.kind !== 'invalid') return fail(writeFailed(written));
  // Nothing was written, since tabs or charts were changed by hand: look what is there, and write all of it once more.
  const there = client.tabs(id);
  if (!there.ok) return fail(writeFailed(there));
  const { earlier: _, ...others } = known;
  const looked: TabCache = {
    ...others,
    own: ownAmong(there.value),
    tabs: there.value,
    ...earlierAmong(there.value),
  };
  if (known.own.includes('ledger') && !looked.own.includes('ledger')) return fail(LEDGER_DELETED);
  const again = writeOnce(client, id, commit, commitRequests(looked, commit, { mine: known.tabs }));
  return again.ok ? done() : fail(writeFailed(again));
}

/** Writes a batch. Where Google cannot say whether it did, the ledger tells, and it is written again if not. */
function writeOnce(
  client: SheetsClient,
  id: string,
  commit: HostCommit,
  requests: readonly Request[],
): CallResult<undefined> {
  const [row] = commit.ledger ?? [];
  const isWritten = (asked: SheetsClient): boolean => row !== undefined && holds(asked, id, row) === true;
  const written = client.batchUpdate(id, requests, isWritten);
  if (written.ok || written.kind !== 'unsure') return written;
  if (row === undefined) return client.batchUpdate(id, requests);
  const there = client.tabs(id);
  if (!there.ok) return written;
  if (!ownAmong(there.value).includes('ledger')) return client.batchUpdate(id, requests);
  const found = holds(client, id, row);
  if (found === undefined) return written;
  return found ? { ok: true, value: undefined } : client.batchUpdate(id, requests, isWritten);
}

/** Whether the ledger holds the row; undefined where it cannot be read. */
function holds(client: SheetsClient, id: string, { hash }: LedgerRow): boolean | undefined {
  const ledger = client.values(id, [{ sheetId: OWN_TABS.ledger.sheetId }]);
  return ledger.ok ? (ledger.value[0] ?? []).some((cells) => cells.includes(hash)) : undefined;
}

function sameTabs(a: TabCache, b: TabCache): boolean {
  return JSON.stringify([a.own, a.tabs]) === JSON.stringify([b.own, b.tabs]);
}

function writeFailed({ kind, message }: CallFailure): CallProblem {
  if (kind === 'denied') return permissionError('Writing to the host book', message);
  return {
    code: 'write-failed',
    text: `Writing to the host book: Google Sheets did not take it (${message}). Nothing was half-written; try again.`,
    again: true,
    ...passing(kind),
  };
}
