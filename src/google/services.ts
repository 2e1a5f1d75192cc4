// Calls Google's services, and turns refusals into problems for the host.
import { fail, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { retry } from '../rounds/time/retry';
import { permissionProblem } from '../sheets/client';
import {
  isAccessDenied,
  findExceededLimit,
  toFailure,
  toTemporaryFailure,
  RefusalError,
  rethrowBug,
  type AccountLimit,
  type Failure,
} from './failure';

/** The Sheets service, which the manifest enables. */
export function sheetsService(): GoogleAppsScript.Sheets.Collection.SpreadsheetsCollection {
  if (typeof Sheets === 'undefined')
    throw new RefusalError({ message: 'the Sheets service is not enabled in the manifest' });
  return Sheets.Spreadsheets;
}

/** The Drive service, which the manifest enables. */
export function driveService(): GoogleAppsScript.Drive {
  if (typeof Drive === 'undefined')
    throw new RefusalError({ message: 'the Drive service is not enabled in the manifest' });
  return Drive;
}

/** The cache that hosts' and visitors' calls share. */
export function scriptCache(): GoogleAppsScript.Cache.Cache {
  return CacheService.getScriptCache();
}

/** Turns a refusal into a problem whose text starts with `what`, the attempted action. */
export function catchRefusal<T>(what: string, run: () => Result<T, CallProblem>): Result<T, CallProblem> {
  try {
    return run();
  } catch (error) {
    rethrowBug(error);
    return fail(serviceError(what, toFailure(error)));
  }
}

/** While Google temporarily refuses, repeats the work after each of these pauses. */
export function retryWhileRefused<T>(
  pauses: readonly number[],
  run: () => Result<T, CallProblem>,
): Result<T, CallProblem> {
  return retry(run, {
    pauses,
    pause: (ms) => Utilities.sleep(ms),
    passes: (outcome) => !outcome.ok && outcome.error.passes !== undefined,
  });
}

export function serviceError(what: string, failure: Failure): CallProblem {
  const { message, code } = failure;
  if (isAccessDenied(failure)) return permissionProblem(what, message);
  const limit = findExceededLimit(failure);
  const passes = toTemporaryFailure(failure) === undefined ? {} : ({ passes: 'google' } as const);
  const failed = { ...serviceFailedProblem(what, message, limit), ...passes };
  if (code !== undefined || limit !== undefined) return failed;
  // Google's message may be about a permission or a limit, in the user's language.
  return {
    ...failed,
    text: `${failed.text} If this message mentions a permission, use the account that created the game. If it mentions a limit, continue tomorrow.`,
  };
}

const LIMIT_ADVICE: Readonly<Record<AccountLimit, string>> = {
  moment:
    'Google got too many requests in a short time. Wait a few minutes, then continue. If Google refuses again, continue tomorrow.',
  day: 'This account has reached one of Google’s daily limits. Continue tomorrow.',
  storage: 'The account’s Google Drive is full. Free up some space, then try again.',
};

/** The problem for a refusal; `limit`: the limit that was exceeded, if any. */
export function serviceFailedProblem(
  what: string,
  message: string,
  limit: AccountLimit | undefined,
): CallProblem {
  const advice = limit === undefined ? 'Try again.' : LIMIT_ADVICE[limit];
  return {
    code: 'service-failed',
    text: `${what}: Google refused (${message}). Everything done so far is saved. ${advice}`,
    // The same call would be refused again today.
    ...(limit === 'day' ? {} : { again: true }),
  };
}
