// Reads and writes the host book over the Sheets API, with one read for everything and one atomic write per commit.
import { fail, ok, type Result } from '../games/frame/result';
import { withLastRow, withOpening } from '../rounds/record/ledger-cache';
import { LEDGER_DELETED, KIND_COLUMN } from '../rounds/record/ledger-tab';
import type { CallProblem } from '../rounds/reply/reply';
import type { HostBook, HostCommit, Grid } from '../rounds/ports/host-book';
import type { LedgerRow } from '../rounds/record/ledger';
import {
  type CallFailure,
  type CallResult,
  type Request,
  type SheetsClient,
  type GridRange,
  retryHint,
  permissionProblem,
} from './client';
import { commitRequests, drawnTabs, updateTabCache } from './commit';
import { deleteRequests, DrawnTabs, type DrawnTabsStore } from './render';
import {
  earlierLedgerFlag,
  findProgramTabs,
  readBook,
  readProblem,
  readRows,
  lookUpTabs,
  type HostBookAccess,
  type BookIdentity,
  type LedgerCacheStore,
  type RowCursorStore,
} from './host-book-reading';
import {
  PROGRAM_TABS,
  type TabCache,
  type TabCacheStore,
  EARLIER_LEDGERS,
  hasEarlierLedgers,
} from './tab-cache';
import type { EntryKind } from '../rounds/record/entries';

export interface HostBookMemory {
  readonly tabs: TabCacheStore;
  readonly knownLedger: LedgerCacheStore;
  readonly knownRows: RowCursorStore;
  readonly drawn: DrawnTabsStore;
}

export function openHostBook(
  client: SheetsClient,
  { tabs: store, knownLedger, knownRows, drawn }: HostBookMemory,
  identity: () => BookIdentity,
): HostBook {
  // The open spreadsheet is the same during the whole call.
  let known: BookIdentity | undefined;
  const access: HostBookAccess = {
    client,
    store,
    knownLedger,
    knownRows,
    drawn: new DrawnTabs(drawn),
    identity: () => (known ??= identity()),
  };
  return {
    read: (options = {}) => readBook(access, options),
    lastRow: () => {
      // `get` also rereads what `knownLedger` returns.
      store.get();
      return knownLedger.get().last?.hash;
    },
    readRows: (sheet, rows) => readRows(client, access.identity().id, sheet, rows),
    archives: () => {
      const found = readEarlierLedgers(client, access.identity().id);
      return found.ok ? found : fail(readProblem(found));
    },
    write: (commit) => write(access, commit),
    rememberOpening: (opening) => {
      knownLedger.set(withOpening(knownLedger.get(), opening));
      store.save();
    },
    rememberRows: (rows) => knownRows.set(rows),
  };
}

function write(access: HostBookAccess, commit: HostCommit): Result<undefined, CallProblem> {
  const { client, store, drawn } = access;
  const { id } = access.identity();
  const remembered = store.latest();
  const known = remembered ?? lookUpTabs(client, id);
  if ('error' in known) return fail(known.error);
  const requests = [
    ...commitRequests(known, commit, { isSame: (tab) => drawn.isSame(tab) }),
    ...(known.own.includes('ledger') || commit.ledger === undefined || (commit.tabs ?? []).length === 0
      ? []
      : emptySheet1Deletion(client, id)),
  ];
  const memory = updateTabCache(known, commit);
  const done = (): Result<undefined, CallProblem> => {
    if (commit.tabs !== undefined) drawn.written(drawnTabs(commit));
    const last = commit.ledger?.at(-1);
    // Once the document remembers these ledger rows, a copy of the book that lacks them can be recognized.
    if (last !== undefined)
      access.knownLedger.set(withLastRow(access.knownLedger.get(), last, commit.deeds ?? []));
    if (JSON.stringify(remembered) !== JSON.stringify(memory)) store.set(memory);
    return ok(undefined);
  };
  if (requests.length === 0) return done();
  // Forgets the tabs before writing. If the call stopped right after writing, the remembered tabs would be wrong.
  if (remembered !== undefined && !hasSameTabs(remembered, memory)) store.forget();
  const written = writeOnce(client, id, commit, requests);
  if (written.ok) return done();
  if (written.kind !== 'invalid') return fail(hostBookWriteProblem(written));
  // Nothing was written, because somebody changed tabs or charts. So this looks up the tabs and writes everything again.
  const there = client.tabs(id);
  if (!there.ok) return fail(hostBookWriteProblem(there));
  const { earlier: _, ...others } = known;
  const looked: TabCache = {
    ...others,
    own: findProgramTabs(there.value),
    tabs: there.value,
    ...earlierLedgerFlag(there.value),
  };
  if (known.own.includes('ledger') && !looked.own.includes('ledger')) return fail(LEDGER_DELETED);
  const again = writeOnce(client, id, commit, commitRequests(looked, commit, { mine: known.tabs }));
  return again.ok ? done() : fail(hostBookWriteProblem(again));
}

/** Deletes the first tab of a new spreadsheet if it's empty. The commit has added other tabs by then. */
function emptySheet1Deletion(client: SheetsClient, id: string): readonly Request[] {
  const values = client.values(id, [{ sheetId: 0 }]);
  return values.ok && (values.value[0] ?? []).length === 0 ? deleteRequests([0]) : [];
}

/** Writes a batch. If Google can't say whether it was written, checks the ledger, and retries if it wasn't. */
function writeOnce(
  client: SheetsClient,
  id: string,
  commit: HostCommit,
  requests: readonly Request[],
): CallResult<undefined> {
  const [row] = commit.ledger ?? [];
  const isWritten = (asked: SheetsClient): boolean =>
    row !== undefined && hasLedgerRow(asked, id, row) === true;
  const written = client.batchUpdate(id, requests, isWritten);
  if (written.ok || written.kind !== 'unsure') return written;
  if (row === undefined) return client.batchUpdate(id, requests);
  const there = client.tabs(id);
  if (!there.ok) return written;
  if (!findProgramTabs(there.value).includes('ledger')) return client.batchUpdate(id, requests);
  const found = hasLedgerRow(client, id, row);
  if (found === undefined) return written;
  return found ? { ok: true, value: undefined } : client.batchUpdate(id, requests, isWritten);
}

/** Whether the ledger contains the row; undefined if the ledger can't be read. */
function hasLedgerRow(client: SheetsClient, id: string, { hash }: LedgerRow): boolean | undefined {
  const ledger = client.values(id, [{ sheetId: PROGRAM_TABS.ledger.sheetId }]);
  return ledger.ok ? (ledger.value[0] ?? []).some((cells) => cells.includes(hash)) : undefined;
}

function hasSameTabs(a: TabCache, b: TabCache): boolean {
  return JSON.stringify([a.own, a.tabs]) === JSON.stringify([b.own, b.tabs]);
}

function hostBookWriteProblem({ kind, message }: CallFailure): CallProblem {
  if (kind === 'denied') return permissionProblem('Writing to the host book', message);
  return {
    code: 'write-failed',
    text: `Writing to the host book: Google Sheets refused (${message}). Your data is intact. Try again.`,
    again: true,
    ...retryHint(kind),
  };
}

const NEW_LEDGER_ENTRY_KIND: EntryKind = 'season-goes-on';

/**
 * The rows of all ledgers, oldest ledger first, without headings. Each ledger has its own read, because a long season
 * doesn't fit into one response.
 */
function readEarlierLedgers(client: SheetsClient, id: string): CallResult<readonly Grid[]> {
  const there = client.tabs(id);
  if (!there.ok) return there;
  const ranges = hasEarlierLedgers(there.value) ? earlierLedgerRanges(client, id) : NO_RANGES;
  if (!ranges.ok) return ranges;
  const grids: Grid[] = [];
  for (const range of ranges.value) {
    const values = client.values(id, [range]);
    if (!values.ok) return values;
    grids.push(values.value[0] ?? []);
  }
  return { ok: true, value: grids };
}

const NO_RANGES: CallResult<readonly GridRange[]> = { ok: true, value: [] };

/** The rows of each ledger within the tab of earlier ledgers. Every ledger but the first begins with the season so far. */
function earlierLedgerRanges(client: SheetsClient, id: string): CallResult<readonly GridRange[]> {
  const { sheetId } = EARLIER_LEDGERS;
  const kinds = client.values(id, [
    { sheetId, startRowIndex: 1, startColumnIndex: KIND_COLUMN, endColumnIndex: KIND_COLUMN + 1 },
  ]);
  if (!kinds.ok) return kinds;
  const rows = kinds.value[0] ?? [];
  const starts = rows.flatMap(([kind], row) => (row === 0 || kind === NEW_LEDGER_ENTRY_KIND ? [row] : []));
  const ranges = starts.map((row, at) => ({
    sheetId,
    startRowIndex: 1 + row,
    endRowIndex: 1 + (starts[at + 1] ?? rows.length),
  }));
  return { ok: true, value: ranges };
}
