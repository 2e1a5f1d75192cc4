// Failures of calls to Google. Their messages aren't reliable, since built-in services write in the user's language, and
// exceptions have no documented names.
import { isProgramError } from '../games/frame/result';
import { isList, isObject, dropUndefined } from '../games/frame/json';
import { isDenialMessage } from '../sheets/client';

export interface Failure {
  readonly message: string;
  /** The HTTP status from an advanced service; built-in services have none. */
  readonly code?: number;
  readonly reason?: string;
}

/** A thrown value as a failure. Not everything that Google throws is an `Error`. */
export function toFailure(error: unknown): Failure {
  if (!isObject(error)) return { message: String(error) };
  const message = typeof error.message === 'string' ? error.message : JSON.stringify(error);
  const { details } = error;
  if (!isObject(details) || typeof details.code !== 'number') return { message };
  const { code, errors } = details;
  const first: unknown = isList(errors) ? errors[0] : undefined;
  const reason = isObject(first) && typeof first.reason === 'string' ? first.reason : undefined;
  return { message, code, ...dropUndefined({ reason }) };
}

/** A refusal that we throw, with the same properties as Google's exceptions. */
export class RefusalError extends Error {
  readonly details: object | undefined;

  constructor({ message, code, reason }: Failure) {
    super(message);
    this.name = 'Refused';
    this.details = code === undefined ? undefined : { code, errors: [{ reason }] };
  }
}

/** Rethrows our own bugs, which aren't refusals. Every `catch` calls it first; the linter enforces that. */
export function rethrowBug(error: unknown): void {
  if (isProgramError(error)) throw error;
}

/** A temporary failure. `busy`: Google did nothing. `unsure`: Google may have done something. */
export type TemporaryFailure = 'busy' | 'unsure';

/**
 * Whether a failure is temporary, which means too many calls at a time or a failure on Google's side. A message without a
 * code is only taken as permanent if it is a well-known denial or limit. Undefined if the same call would be refused again.
 */
export function toTemporaryFailure(failure: Failure): TemporaryFailure | undefined {
  const limit = findExceededLimit(failure);
  if (limit !== undefined) return limit === 'moment' ? 'busy' : undefined;
  const { code } = failure;
  if (code === undefined) return isAccessDenied(failure) ? undefined : 'unsure';
  return code >= 500 ? 'unsure' : undefined;
}

export function isNotFound(error: unknown): boolean {
  return toFailure(error).code === 404;
}

/** An account's limits: calls within minutes (`moment`), calls within about a day, and Drive storage. */
export type AccountLimit = 'moment' | 'day' | 'storage';

/** Reasons that mean a daily limit. Google doesn't document the period of the limit on sharing. */
const DAILY_LIMIT_REASON = /^(dailyLimitExceeded|sharingRateLimitExceeded)/;
/** English words for a daily limit, in built-in services' messages and Sheets quotas. */
const DAILY_LIMIT_TEXT = /\bfor one day\b|\bper day\b/i;

/** The limit that was hit; undefined for other refusals. */
export function findExceededLimit({ code, reason = '', message }: Failure): AccountLimit | undefined {
  if (reason === 'storageQuotaExceeded') return 'storage';
  const limited = code === 429 || /LimitExceeded|^quotaExceeded$/i.test(reason);
  if (DAILY_LIMIT_REASON.test(reason) || ((limited || code === undefined) && DAILY_LIMIT_TEXT.test(message)))
    return 'day';
  return limited ? 'moment' : undefined;
}

function isQuotaFailure(failure: Failure): boolean {
  return findExceededLimit(failure) !== undefined;
}

/** Reasons for a refusal by an organization's own rules, seen with status 403 and 400. */
const POLICY_REASON =
  /^(publish|share)(Out|In)NotPermitted|^domainPolicy$|^cannotShare|Restriction(NotAllowed)?$/;

/** Whether an organization's rule forbids this call. Other calls work, but retrying this call doesn't help. */
export function isForbiddenByPolicy(failure: Failure): boolean {
  const { code, reason = '' } = failure;
  if (POLICY_REASON.test(reason)) return true;
  return (
    code === 403 &&
    !isQuotaFailure(failure) &&
    !/^(insufficient|appNotAuthorized|accessNotConfigured)/.test(reason)
  );
}

/** Whether the account lacks a permission. A message without a code is only matched against well-known words. */
export function isAccessDenied(failure: Failure): boolean {
  if (failure.code === undefined) return isDenialMessage(failure.message);
  return (failure.code === 401 || failure.code === 403) && !isQuotaFailure(failure);
}

/** Runs something; undefined if Google refuses it. */
export function ignoreRefusal<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    rethrowBug(error);
    return undefined;
  }
}
