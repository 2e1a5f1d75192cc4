// Calls Google's services, and turns their refusals into errors for the host.
import { fail, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { tryAgain } from '../rounds/time/again';
import { permissionError } from '../sheets/client';
import {
  isDenied,
  limitOf,
  failureOf,
  passingOf,
  Refused,
  throwMistake,
  type Limit,
  type Failure,
} from './failure';

/** Gives the advanced Sheets service, which the manifest enables. */
export function sheetsService(): GoogleAppsScript.Sheets.Collection.SpreadsheetsCollection {
  if (typeof Sheets === 'undefined')
    throw new Refused({ message: 'the Sheets service is not enabled in the manifest' });
  return Sheets.Spreadsheets;
}

/** Gives the advanced Drive service, which the manifest enables. */
export function driveService(): GoogleAppsScript.Drive {
  if (typeof Drive === 'undefined')
    throw new Refused({ message: 'the Drive service is not enabled in the manifest' });
  return Drive;
}

/** Gives the cache of the script, which the host's calls and visitors' calls share. */
export function scriptCache(): GoogleAppsScript.Cache.Cache {
  return CacheService.getScriptCache();
}

/**
 * Runs something that calls services. A refusal becomes an error whose sentence begins with `what`, the thing that
 * was tried.
 */
export function trying<T>(what: string, run: () => Result<T, CallProblem>): Result<T, CallProblem> {
  try {
    return run();
  } catch (error) {
    throwMistake(error);
    return fail(serviceError(what, failureOf(error)));
  }
}

/** Runs something that may be done twice; while Google refuses it for a moment, it is done again after each pause. */
export function tryingAgain<T>(
  pauses: readonly number[],
  run: () => Result<T, CallProblem>,
): Result<T, CallProblem> {
  return tryAgain(run, {
    pauses,
    pause: (ms) => Utilities.sleep(ms),
    passes: (outcome) => !outcome.ok && outcome.error.passes !== undefined,
  });
}

export function serviceError(what: string, failure: Failure): CallProblem {
  const { message, code } = failure;
  if (isDenied(failure)) return permissionError(what, message);
  const limit = limitOf(failure);
  const passes = passingOf(failure) === undefined ? {} : ({ passes: 'google' } as const);
  const failed = { ...serviceFailed(what, message, limit), ...passes };
  if (code !== undefined || limit !== undefined) return failed;
  // Google's words may be about a permission or a limit, in a language that is not understood here.
  return {
    ...failed,
    text: `${failed.text} If Google speaks of a permission, use the account that created the game; if of a limit, go on tomorrow.`,
  };
}

const ADVICE: Readonly<Record<Limit, string>> = {
  moment:
    'That was too much for some minutes: wait a little, then go on. If it is refused again, go on tomorrow.',
  day: 'Google lets this account do no more of this today. Go on tomorrow, where this stopped.',
  storage: 'The account has no room left in Google Drive: make some, then try again.',
};

/** Makes the error for a call that Google refused; `limit` is the limit that it ran into, if any. */
export function serviceFailed(what: string, message: string, limit: Limit | undefined): CallProblem {
  const advice = limit === undefined ? 'Try again.' : ADVICE[limit];
  return {
    code: 'service-failed',
    text: `${what}: Google did not do it (${message}). What was done before stays. ${advice}`,
    // The same call would be refused again today.
    ...(limit === 'day' ? {} : { again: true }),
  };
}
