// The round loop's ports, implemented with Google's services.
import { GAMES } from '../games/catalogue';
import { ensure, fail, type Result } from '../games/frame/result';
import { sha256 } from 'js-sha256';
import { accountFacts, responseTimeZone } from '../rounds/ports/account-findings';
import type { CallProblem } from '../rounds/reply/reply';
import type { PagePorts } from '../rounds/page/read-game';
import type { HostSnapshot } from '../rounds/ports/host-book';
import type { Ports, DeliveredFatesPort, MessengerPort, PostResult } from '../rounds/ports/ports';
import type { Alarm } from '../rounds/ports/triggers';
import { drawnTabsField } from '../sheets/render';
import { openHostBook, type HostBookMemory } from '../sheets/host-book';
import { matchTabs } from '../sheets/match-tabs';
import { storedFindings } from './account-check/stored-findings';
import { accountPort } from './account-check/port';
import { activeUser } from './callers';
import { booksPort } from './books';
import { formsPort, retryingFormsPort } from './forms';
import { prefetchPort } from './book-access';
import { alarmPort, recordedAlarm } from './alarm';
import { PAGE_URL_PROPERTY, HOST_WAITING_KEY, pagesPort } from './pages';
import { batchPauseEnd } from './batched-calls';
import { discardPropertyChange, getProperty, saveProperties } from './document-properties';
import { hostsStore, ledgerCacheStore, rowCountsStore, TAB_CACHE_PROPERTY, tabCacheStore } from './stores';
import { singleTryClient, sheetsClient } from './sheets-client';
import { thisBuild } from './release';
import { periodicTrigger, lastRunAt, readLostTriggers, lostTriggersPort, submitTrigger } from './triggers';
import { scriptCache } from './services';
import { mapField, object } from '../games/frame/fields';
import { anyText, anyNumber } from '../games/frame/fields/data-fields';
import { storedValue } from './stored-value';
import { dropUndefined } from '../games/frame/json';
import { toPostOutcome } from '../rounds/discord/posting';
import { rethrowBug, ignoreRefusal } from './failure';

/** After this many milliseconds, a call starts no more slow work and returns, so that the host sees progress. */
const WORK_LIMIT_MS = 15_000;
const LOCK_WAIT_MS = 10_000;
/** How long to wait for a lock that is usually free, in milliseconds. */
const SHORT_LOCK_WAIT_MS = 500;
/** How long a player's call waits for the lock while others send, in milliseconds. */
export const PAGE_LOCK_WAIT_MS = 1500;

const storedDrawnTabs = storedValue('drawn-tabs', drawnTabsField, { ofBuild: true });

const HOST_BOOK_CACHE: HostBookMemory = {
  tabs: tabCacheStore,
  knownLedger: ledgerCacheStore,
  knownRows: rowCountsStore,
  drawn: { get: () => storedDrawnTabs.get() ?? [], set: storedDrawnTabs.set },
};

/** `refreshes`: true for a call that only shows the game, and so has time to reread some cached values. */
export function googlePorts({ refreshes = false } = {}): Ports {
  const started = Date.now();
  let locked = false;
  const who = (): string => activeUser() || 'the host';
  return {
    games: GAMES,
    book: openHostBook(sheetsClient, HOST_BOOK_CACHE, () => {
      const book = SpreadsheetApp.getActiveSpreadsheet();
      const zone = bookTimeZone(book, locked ? 'change' : refreshes ? 'refresh' : 'look');
      const found = storedFindings.get();
      const page = getProperty(PAGE_URL_PROPERTY) ?? '';
      const alone = batchPauseEnd();
      return {
        id: book.getId(),
        zone,
        stampZone: responseTimeZone(found) ?? zone,
        ...accountFacts(found, page, thisBuild()),
        ...optionalAlarm(recordedAlarm()),
        ...dropUndefined({ oneByOneUntil: alone, triggersRanAt: lastRunAt() }),
        lostTriggers: readLostTriggers(),
        ...(page === '' ? {} : { taps: () => pagesPort.taps() }),
      };
    }),
    matchTabs: matchTabs(sheetsClient, () => SpreadsheetApp.getActiveSpreadsheet().getId()),
    forms: retryingFormsPort,
    books: booksPort,
    prefetch: prefetchPort,
    messenger: messengerPort,
    trigger: periodicTrigger,
    alarm: alarmPort,
    submitTrigger,
    lostTriggers: lostTriggersPort,
    deliveredFates: deliveredFatesPort,
    account: accountPort,
    hosts: hostsStore,
    pages: pagesPort,
    exclusively: (run, waitMs) =>
      runExclusively(() => {
        locked = true;
        return run();
      }, waitMs),
    withFormsLock: holdFormsLock,
    now: () => Date.now(),
    waitUntil: (at) => Utilities.sleep(Math.max(0, at - Date.now())),
    // Google's UUIDs have 122 random bits.
    secret: () => sha256(Utilities.getUuid()).slice(0, 32),
    who,
    actingAccount: who,
    workUntil: () => started + WORK_LIMIT_MS,
  };
}

function optionalAlarm(alarm: Alarm | undefined): Pick<HostSnapshot, 'alarm'> {
  return alarm === undefined ? {} : { alarm };
}

/**
 * Ports for the players' page. Visitors' calls have no document, so these ports use the book that the host's calls have
 * noted. Temporary refusals aren't retried, since the call holds the lock that everyone needs. The page itself retries.
 */
export function pagePorts(): PagePorts {
  return {
    games: GAMES,
    book: openHostBook(singleTryClient, HOST_BOOK_CACHE, () => {
      const { book: id, zone, stampZone: stamps } = ensure(pagesPort.published(), 'no game has open pages');
      return { id, zone, stampZone: stamps };
    }),
    forms: formsPort,
    pages: pagesPort,
    exclusively: runAfterHosts,
    now: () => Date.now(),
  };
}

/** Runs while nobody else changes the game. Page and sidebar share the script's lock, since the page has no document. */
function runExclusively<T>(run: () => Result<T, CallProblem>, waitMs = LOCK_WAIT_MS): Result<T, CallProblem> {
  const lock = takeLock(scriptLock, SHORT_LOCK_WAIT_MS) ?? takeLockBeforePages(waitMs);
  if (lock === undefined) return fail(BUSY_PROBLEM);
  // This property was read before taking the lock, so another call may have changed it since.
  discardPropertyChange(TAB_CACHE_PROPERTY);
  return runLocked(lock, run);
}

/**
 * Runs with the document's lock, which is only used here. Google releases it even if the execution crashes. Without a
 * document there's no such lock, but in that case nobody creates forms concurrently.
 */
function holdFormsLock<T>(
  run: () => Result<T, CallProblem>,
  waitMs = SHORT_LOCK_WAIT_MS,
): Result<T, CallProblem> {
  const lock = takeLock(documentLock, waitMs);
  if (lock === undefined) return fail(FORMS_BUSY_PROBLEM);
  try {
    return run();
  } finally {
    if (lock !== 'none') lock.release();
  }
}

/** Takes the lock. While this call waits, players' pages leave the lock free for it. */
function takeLockBeforePages(waitMs: number): ReturnType<typeof takeLock> {
  const cache = scriptCache();
  cache.put(HOST_WAITING_KEY, 'yes', Math.ceil(waitMs / 1000) + 5);
  const lock = takeLock(scriptLock, waitMs);
  if (lock !== undefined) cache.remove(HOST_WAITING_KEY);
  return lock;
}

/** Runs a player's call. Waits only briefly for the lock, and not at all while a host is waiting. */
function runAfterHosts<T>(
  run: () => Result<T, CallProblem>,
  waitMs = PAGE_LOCK_WAIT_MS,
): Result<T, CallProblem> {
  const hostWaits = (): boolean => pagesPort.hostWaits();
  const lock = hostWaits() ? undefined : takeLock(scriptLock, waitMs);
  if (lock === undefined) return fail(BUSY_PROBLEM);
  return runLocked(lock, () => (hostWaits() ? fail(BUSY_PROBLEM) : run()));
}

function runLocked<T>(lock: HeldLock | 'none', run: () => Result<T, CallProblem>): Result<T, CallProblem> {
  try {
    return run();
  } finally {
    saveProperties();
    if (lock !== 'none') lock.release();
  }
}

const BUSY_PROBLEM: CallProblem = {
  code: 'busy',
  text: 'Changing the game: another window is changing the game right now. Nothing was changed. Try again in a moment.',
  passes: 'others',
};

const storedDeliveredFates = storedValue('answered', mapField(anyText));

const deliveredFatesPort: DeliveredFatesPort = {
  read: () => storedDeliveredFates.get() ?? new Map(),
  // If this value is lost, the books are written again.
  write: storedDeliveredFates.set,
};

const FORMS_BUSY_PROBLEM: CallProblem = {
  code: 'forms-busy',
  text: 'Changing the forms: another window is creating or changing forms right now. Try again in a moment.',
  passes: 'others',
};

/** The zone, and when it was read. */
const storedTimeZone = storedValue('zone', object({ zone: anyText, at: anyNumber }));

/** How long the cached zone is valid for each kind of call, in milliseconds. */
const TIME_ZONE_CACHE_MS = { change: 60_000, refresh: 30_000, look: Infinity } as const;

function bookTimeZone(
  book: GoogleAppsScript.Spreadsheet.Spreadsheet,
  call: keyof typeof TIME_ZONE_CACHE_MS,
): string {
  const before = storedTimeZone.get();
  const now = Date.now();
  if (before !== undefined && now - before.at < TIME_ZONE_CACHE_MS[call]) return before.zone;
  const zone = book.getSpreadsheetTimeZone();
  storedTimeZone.set({ zone, at: now });
  return zone;
}

/** The longest wait for Discord, in seconds. The caller handles longer waits. */
const MAX_POST_WAIT_SECONDS = 10;

const messengerPort: MessengerPort = {
  post: (address, body) => {
    const first = postOnce(address, body);
    if (first.kind !== 'wait' || first.seconds > MAX_POST_WAIT_SECONDS) return first;
    Utilities.sleep(Math.ceil(first.seconds * 1000));
    return postOnce(address, body);
  },
};

function postOnce(address: string, body: string): PostResult {
  let response: GoogleAppsScript.URL_Fetch.HTTPResponse;
  try {
    response = UrlFetchApp.fetch(address, {
      method: 'post',
      contentType: 'application/json',
      payload: body,
      muteHttpExceptions: true,
    });
  } catch (error) {
    rethrowBug(error);
    // If Google's message is in another language, it's unknown whether the message was sent, and the host has to check.
    return /invoked too many times/.test(String(error)) ? { kind: 'used-up' } : { kind: 'unknown' };
  }
  return toPostOutcome(response.getResponseCode(), response.getContentText());
}

type Lock = GoogleAppsScript.Lock.Lock;

/** Returns a lock, or null if there's none. A function, since Google may refuse even this. */
type LockGetter = () => Lock | null;

interface HeldLock {
  /** Releases the lock. If this fails, the lock ends with the call. */
  readonly release: () => void;
}

const scriptLock: LockGetter = () => LockService.getScriptLock();

/** Null without a document, although Google's types don't say so. */
const documentLock: LockGetter = () => LockService.getDocumentLock();

/** The pause after Google refuses to say whether a lock is free, in milliseconds. */
const REFUSAL_PAUSE_MS = 300;

/** Takes a lock. `none`: there's no lock to take. Undefined: another call holds the lock. */
function takeLock(lockOf: LockGetter, waitMs: number): HeldLock | 'none' | undefined {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      const lock = lockOf();
      if (lock === null) return 'none';
      return lock.tryLock(Math.max(0, until - Date.now())) ? heldLock(lock) : undefined;
    } catch (error) {
      rethrowBug(error);
      if (Date.now() + REFUSAL_PAUSE_MS > until) return undefined;
      Utilities.sleep(REFUSAL_PAUSE_MS);
    }
  }
}

function heldLock(lock: Lock): HeldLock {
  return {
    release: () => ignoreRefusal(() => lock.releaseLock()),
  };
}
