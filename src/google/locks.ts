// The locks of the script and of the document. Asked for by many at once, Google refuses to say whether one is free, by an
// exception: whoever asked waits a moment and asks again, as long as they would have waited for the lock itself.
import { throwMistake } from './failure';
import { quietly } from './quietly';

type Lock = GoogleAppsScript.Lock.Lock;

/** Gives a lock, asked for as late as possible, since Google may refuse to give one. Null where there is none. */
type LockOf = () => Lock | null;

export interface HeldLock {
  /** Gives the lock back. If that fails, it ends with the call, and what was done is done. */
  readonly release: () => void;
}

export const scriptLock: LockOf = () => LockService.getScriptLock();

/** Gives the document's lock; null without a document, which Google's types leave out. */
export const documentLock: LockOf = () => LockService.getDocumentLock();

/** The pause after Google refused to say whether a lock is free, in milliseconds. */
const REFUSED_MS = 300;

/** Takes a lock within so many milliseconds; `none` where there is none to take, undefined where somebody else has it. */
export function takeLock(lockOf: LockOf, waitMs: number): HeldLock | 'none' | undefined {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      const lock = lockOf();
      if (lock === null) return 'none';
      return lock.tryLock(Math.max(0, until - Date.now())) ? held(lock) : undefined;
    } catch (error) {
      throwMistake(error);
      if (Date.now() + REFUSED_MS > until) return undefined;
      Utilities.sleep(REFUSED_MS);
    }
  }
}

function held(lock: Lock): HeldLock {
  return {
    release: () => quietly(() => lock.releaseLock()),
  };
}
