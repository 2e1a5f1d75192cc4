// A client that waits where Sheets is asked too often or is out of order for a moment, and asks again.
import { tryAgain } from '../rounds/time/again';
import type { CallResult, FailureKind, SheetsClient } from './client';

/**
 * The pauses between tries, in milliseconds. Sheets limits calls by the minute; a host at a window waits no longer than
 * all of them.
 */
export const PAUSES_MS = [2000, 4000, 8000] as const;

/** Makes a client that tries `busy` calls again, and reads that failed; not writes that may have been done. */
export function patientClient(client: SheetsClient, sleep: (ms: number) => void): SheetsClient {
  const again = <T>(kinds: readonly FailureKind[], call: () => CallResult<T>): CallResult<T> =>
    tryAgain(call, {
      pauses: PAUSES_MS,
      pause: sleep,
      passes: (result) => !result.ok && kinds.includes(result.kind),
    });
  return {
    values: (book, ranges, formulas) =>
      again(['busy', 'unsure'], () => client.values(book, ranges, formulas)),
    tabs: (book) => again(['busy', 'unsure'], () => client.tabs(book)),
    batchUpdate: (book, requests, isDone = () => false) => {
      let isFirst = true;
      const result = again(['busy'], (): CallResult<undefined> => {
        if (!isFirst && isDone(client)) return { ok: true, value: undefined };
        isFirst = false;
        return client.batchUpdate(book, requests);
      });
      if (!result.ok && result.kind === 'unsure') sleep(PAUSES_MS[0]);
      return result;
    },
  };
}
