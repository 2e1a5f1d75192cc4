// The failure of a call that Google refused. Its structure decides: the text of a built-in service is in the user's
// language, and nothing is known of the names of its exceptions.
import { isMistake } from '../games/frame/result';
import { isList, isObject, present } from '../games/frame/json';
import { knownDenial } from '../sheets/client';

export interface Failure {
  readonly message: string;
  /** The HTTP status that an advanced service gives; built-in services give none. */
  readonly code?: number;
  readonly reason?: string;
}

/** Reads what was thrown; not every exception of Google's is an `Error`. */
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

/** A refusal of Google's that no service has thrown, thrown as its services throw theirs. */
export class Refused extends Error {
  readonly details: object | undefined;

  constructor({ message, code, reason }: Failure) {
    super(message);
    this.name = 'Refused';
    this.details = code === undefined ? undefined : { code, errors: [{ reason }] };
  }
}

/**
 * Throws a mistake of this program again, since it is no refusal. Every `catch` calls it first, so that a mistake reaches
 * the host as what it is; the linter sees to it.
 */
export function throwMistake(error: unknown): void {
  if (isMistake(error)) throw error;
}

/**
 * What became of a refused call that may work a little later: nothing was done (`busy`), or nobody knows (`unsure`).
 */
export type Passing = 'busy' | 'unsure';

/**
 * Decides, for the whole program, whether a failure passes by itself: too many calls at a time do, and so does any
 * other failure of Google's own. In a text without structure only the well-known denials and limits are recognised;
 * everything else is worth another try. Undefined where the same call would be refused again.
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

/**
 * The limits of an account: on calls within some minutes, on calls within about a day, and on the space in its Drive.
 */
export type Limit = 'moment' | 'day' | 'storage';

/** Reasons that name a limit for a day. Sharing is limited over a longer time, which Google does not tell. */
const OF_A_DAY = /^(dailyLimitExceeded|sharingRateLimitExceeded)/;
/** English words for a limit for a day, as built-in services say it, and the Sheets API for a quota. */
const IN_A_DAY = /\bfor one day\b|\bper day\b/i;

/** Gives the limit for which a call was refused; undefined where it was refused for something else. */
export function limitOf({ code, reason = '', message }: Failure): Limit | undefined {
  if (reason === 'storageQuotaExceeded') return 'storage';
  const limited = code === 429 || /LimitExceeded|^quotaExceeded$/i.test(reason);
  if (OF_A_DAY.test(reason) || ((limited || code === undefined) && IN_A_DAY.test(message))) return 'day';
  return limited ? 'moment' : undefined;
}

/** Whether the same call may work later. */
function isQuota(failure: Failure): boolean {
  return limitOf(failure) !== undefined;
}

/** Reasons that name an organisation's own rule. Google was seen to give them with status 403, and with 400. */
const POLICY = /^(publish|share)(Out|In)NotPermitted|^domainPolicy$|^cannotShare|Restriction(NotAllowed)?$/;

/** Whether an organisation forbids the call: the account may do everything else, and trying later would not help. */
export function isPolicy(failure: Failure): boolean {
  const { code, reason = '' } = failure;
  if (POLICY.test(reason)) return true;
  return (
    code === 403 && !isQuota(failure) && !/^(insufficient|appNotAuthorized|accessNotConfigured)/.test(reason)
  );
}

/** Whether the account lacks a right. In a text without structure only the well-known words are recognised. */
export function isDenied(failure: Failure): boolean {
  if (failure.code === undefined) return knownDenial(failure.message);
  return (failure.code === 401 || failure.code === 403) && !isQuota(failure);
}

/** Runs something and gives its value; undefined where it was refused. */
export function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    throwMistake(error);
    return undefined;
  }
}
