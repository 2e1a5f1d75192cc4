// The failure of a call that Google refused. Its structure decides: the text of a built-in service is in the user's
// language.
import { isList, isObject } from '../games/frame/json';
import { knownDenial } from '../sheets/permission-error';
import { present } from '../games/frame/present';

export interface Failure {
  readonly message: string;
  /** The HTTP status of an advanced service's answer; built-in services give none. */
  readonly code?: number;
  readonly reason?: string;
}

/** Reads whatever was thrown; not every exception of Google's is an `Error`. */
export function failureOf(error: unknown): Failure {
  if (!isObject(error)) return { message: String(error) };
  const message = typeof error.message === 'string' ? error.message : JSON.stringify(error);
  const { details } = error;
  if (!isObject(details) || typeof details.code !== 'number') return { message };
  const { code, errors } = details;
  const first: unknown = isList(errors) ? errors[0] : undefined;
  const reason = isObject(first) && typeof first.reason === 'string' ? first.reason : undefined;
  return { message, code, ...present({ reason }) };
}

const GOOGLE_ERROR_NAMES: readonly unknown[] = ['Exception', 'GoogleJsonResponseException'];

/** True for an exception that one of Google's services threw; any other exception is a bug. */
export function isGoogleError(error: unknown): boolean {
  return isObject(error) && GOOGLE_ERROR_NAMES.includes(error.name);
}

/** How a refused call may still have gone that may work in some moments: nothing was done, or nobody knows. */
export type Passing = 'busy' | 'unsure';

/**
 * The one place that tells what passes by itself from what does not: too many calls in a moment, and any other failure of
 * Google's own. Of a text without structure only the well-known denials and limits are understood; all else is worth
 * another try. Undefined where the very same call would be refused again.
 */
export function passingOf(failure: Failure): Passing | undefined {
  const limit = limitOf(failure);
  if (limit !== undefined) return limit === 'moment' ? 'busy' : undefined;
  const { code } = failure;
  if (code === undefined) return isDenied(failure) ? undefined : 'unsure';
  return code >= 500 ? 'unsure' : undefined;
}

export function isNotFound(error: unknown): boolean {
  return failureOf(error).code === 404;
}

/** The limits of an account: calls within some minutes, calls within about a day, and the room in its Drive. */
export type Limit = 'moment' | 'day' | 'storage';

/** The reasons that name a limit of a day. Sharing is counted over a long time, which Google does not name. */
const OF_A_DAY = /^(dailyLimitExceeded|sharingRateLimitExceeded)/;
/** The English words for a limit of a day: those of built-in services, and of the Sheets API for a quota. */
const IN_A_DAY = /\bfor one day\b|\bper day\b/i;

/** The limit that a call was refused for; undefined where it was refused for something else. */
export function limitOf({ code, reason = '', message }: Failure): Limit | undefined {
  if (reason === 'storageQuotaExceeded') return 'storage';
  const limited = code === 429 || /LimitExceeded|^quotaExceeded$/i.test(reason);
  if (OF_A_DAY.test(reason) || ((limited || code === undefined) && IN_A_DAY.test(message))) return 'day';
  return limited ? 'moment' : undefined;
}

/** True where the same call may work later. */
export function isQuota(failure: Failure): boolean {
  return limitOf(failure) !== undefined;
}

/** Reasons that name an organisation's own rule. Google was seen to give them with status 403, and with 400. */
const POLICY = /^(publish|share)(Out|In)NotPermitted|^domainPolicy$|^cannotShare|Restriction(NotAllowed)?$/;

/** True where an organisation forbids the call: the account may do all else, and later it will be the same. */
export function isPolicy(failure: Failure): boolean {
  const { code, reason = '' } = failure;
  if (POLICY.test(reason)) return true;
  return (
    code === 403 && !isQuota(failure) && !/^(insufficient|appNotAuthorized|accessNotConfigured)/.test(reason)
  );
}

/** True where the account lacks the right. Of a text without structure only the well-known ones are understood. */
export function isDenied(failure: Failure): boolean {
  if (failure.code === undefined) return knownDenial(failure.message);
  return (failure.code === 401 || failure.code === 403) && !isQuota(failure);
}
