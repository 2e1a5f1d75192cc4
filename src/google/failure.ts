// Failures of calls that Google refused. Only their structure counts: built-in services use the user's language, and their
// exceptions have no documented names.
import { isMistake } from '../games/frame/result';
import { isList, isObject, present } from '../games/frame/json';
import { knownDenial } from '../sheets/client';

export interface Failure {
  readonly message: string;
  /** The HTTP status from an advanced service; built-in services have none. */
  readonly code?: number;
  readonly reason?: string;
}

/** Not everything that Google throws is an `Error`. */
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

/** A refusal thrown by us, in the shape that Google's services use. */
export class Refused extends Error {
  readonly details: object | undefined;

  constructor({ message, code, reason }: Failure) {
    super(message);
    this.name = 'Refused';
    this.details = code === undefined ? undefined : { code, errors: [{ reason }] };
  }
}

/** Rethrows our own bugs, which aren't refusals. Every `catch` calls this first; the linter enforces it. */
export function throwMistake(error: unknown): void {
  if (isMistake(error)) throw error;
}

/** A refusal that may pass: nothing was done (`busy`), or it's unknown (`unsure`). */
export type Passing = 'busy' | 'unsure';

/**
 * Decides for the whole program whether a failure is temporary: too many calls at a time, or any failure on Google's side. In
 * text without structure only well-known denials and limits are recognised; everything else is worth a retry. Undefined if
 * the same call would be refused again.
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

/** Limits of an account: calls within minutes, calls within about a day, and Drive storage. */
export type Limit = 'moment' | 'day' | 'storage';

/** Reasons for a daily limit. Google doesn't say over how long sharing is limited. */
const OF_A_DAY = /^(dailyLimitExceeded|sharingRateLimitExceeded)/;
/** English words for a daily limit, from built-in services and for Sheets quotas. */
const IN_A_DAY = /\bfor one day\b|\bper day\b/i;

/** The limit that was hit; undefined for other refusals. */
export function limitOf({ code, reason = '', message }: Failure): Limit | undefined {
  if (reason === 'storageQuotaExceeded') return 'storage';
  const limited = code === 429 || /LimitExceeded|^quotaExceeded$/i.test(reason);
  if (OF_A_DAY.test(reason) || ((limited || code === undefined) && IN_A_DAY.test(message))) return 'day';
  return limited ? 'moment' : undefined;
}

function isQuota(failure: Failure): boolean {
  return limitOf(failure) !== undefined;
}

/** Reasons for an organisation's own rule, seen with status 403 and 400. */
const POLICY = /^(publish|share)(Out|In)NotPermitted|^domainPolicy$|^cannotShare|Restriction(NotAllowed)?$/;

/** An organisation forbids this call; other calls work, and retrying doesn't help. */
export function isPolicy(failure: Failure): boolean {
  const { code, reason = '' } = failure;
  if (POLICY.test(reason)) return true;
  return (
    code === 403 && !isQuota(failure) && !/^(insufficient|appNotAuthorized|accessNotConfigured)/.test(reason)
  );
}

/** The account lacks a permission. In text without structure only well-known words are recognised. */
export function isDenied(failure: Failure): boolean {
  if (failure.code === undefined) return knownDenial(failure.message);
  return (failure.code === 401 || failure.code === 403) && !isQuota(failure);
}

/** Returns undefined if Google refuses. */
export function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    throwMistake(error);
    return undefined;
  }
}
