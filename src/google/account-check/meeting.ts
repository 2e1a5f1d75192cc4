// Two calls of the account's check that run at once: each leaves a mark that the other looks for. Meanwhile the first
// holds the lock of the script, and the second tries to take it.
import { object } from '../../games/frame/fields';
import { anyFlag, anyText, jsonText, readText } from '../../games/frame/fields/plain';
import type { Met, Meeting } from '../../rounds/reply/account-input';
import { kept } from '../kept';
import { scriptLock, takeLock } from '../locks';
import { scriptCache } from '../services';
import { present } from '../../games/frame/present';

/** How long a call waits for the other one, in milliseconds. */
const WAITS_MS = 5000;
const PAUSE_MS = 250;
const STAYS_MS = 1000;
/** How long the marks stay in the cache, in seconds. */
const KEPT_SECONDS = 60;

/** The mark of a call, and whether it has seen all that it waited for. */
const noteField = object({ mark: anyText, done: anyFlag });

const NAMES = { first: 'account-check-first', second: 'account-check-second' } as const;
const NOTES = { first: kept(NAMES.first, noteField), second: kept(NAMES.second, noteField) };

export function meet(given: Meeting): Met {
  return given.as === 'first' ? holdingLock(given) : { ...given, ...lookForOther(given) };
}

/** Runs the first call, which gives the lock back once the second is done or the time is over. */
function holdingLock(given: Meeting): Met {
  const from = Date.now();
  const lock = takeLock(scriptLock, WAITS_MS);
  if (lock === undefined || lock === 'none')
    return { ...given, from, until: from, property: false, cache: false };
  try {
    return { ...given, ...lookForOther(given) };
  } finally {
    for (const note of Object.values(NOTES)) note.forget();
    scriptCache().removeAll(Object.values(NAMES));
    lock.release();
  }
}

function lookForOther({ as, mark }: Meeting): Omit<Met, 'as'> {
  const other = as === 'first' ? 'second' : 'first';
  const from = Date.now();
  let [property, cache, isDone] = [false, false, false];
  let asked: Met['asked'];
  leave(as, { mark, done: false });
  for (;;) {
    const seen = [NOTES[other].now(), readText(noteField, scriptCache().get(NAMES[other]))];
    const [inProperty = false, inCache = false] = seen.map((note) => note?.mark === mark);
    property ||= inProperty;
    cache ||= inCache;
    isDone ||= seen.some((note) => note?.mark === mark && note.done);
    if (as === 'second' && (property || cache)) asked ??= askForLock();
    if (Date.now() - from > WAITS_MS || (property && cache && (isDone || as === 'second'))) break;
    Utilities.sleep(PAUSE_MS);
  }
  leave(as, { mark, done: true });
  return { from, until: Date.now(), property, cache, ...present({ asked }) };
}

/**
 * Tries to take the lock that the first call holds. If it gets it, it stays a while, which shows whether the first runs
 * at the same time.
 */
function askForLock(): Met['asked'] {
  const at = Date.now();
  const lock = takeLock(scriptLock, 0);
  if (lock === undefined || lock === 'none') return { at, got: false };
  lock.release();
  Utilities.sleep(STAYS_MS);
  return { at, got: true };
}

function leave(as: Meeting['as'], note: { readonly mark: string; readonly done: boolean }): void {
  NOTES[as].setNow(note);
  scriptCache().put(NAMES[as], jsonText(note), KEPT_SECONDS);
}
