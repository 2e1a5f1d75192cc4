// Batches requests to different files in one fetchAll, with the script's own token. If Google doesn't allow this account to
// do that, requests are sent one by one through the advanced services.
import { anyText, looseObject, tryRead, anyNumber } from '../games/frame/fields/data-fields';
import { isList, isObject, parseJson, dropUndefined } from '../games/frame/json';
import { retry } from '../rounds/time/retry';
import { RETRY_PAUSES_MS } from '../sheets/client';
import type { ApiCall } from './api-calls';
import { toFailure, toTemporaryFailure, rethrowBug, type Failure } from './failure';
import { object } from '../games/frame/fields';
import { canBatchRequests } from '../rounds/ports/account-findings';
import { storedFindings } from './account-check/stored-findings';
import { storedValue } from './stored-value';
import { HOUR_MS, MINUTE_MS } from '../rounds/time/duration';

export type ApiResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure };

/** The id in a response; undefined if it has none. */
export function readFileId(answer: ApiResult): string | undefined {
  return answer.ok ? tryRead(fileIdField, answer.value)?.id : undefined;
}

/** The part of Google's responses with a file's id. */
export const fileIdField = looseObject({ id: anyText });

/** How many requests are sent at once. Google accepts sixty Sheets writes per minute, and the host book needs some. */
const MAX_BATCH_CALLS = 50;
/** How many characters are sent at once. Google accepts 50 MB per request, and documents no limit for a batch. */
const MAX_BATCH_CHARACTERS = 10_000_000;

/** How many requests are sent at once; 1 if this account can't batch. */
export function batchSize(): number {
  return isBatchingOff() ? 1 : MAX_BATCH_CALLS;
}

/**
 * Makes these calls and returns the responses in order. No two calls may change the same file. Failed reads, and calls
 * refused as too many, are retried after a pause. A write with status 503 may have succeeded.
 */
export function callInBatch(calls: readonly ApiCall[]): readonly ApiResult[] {
  const answers: ApiResult[] = [];
  let left = calls.map((call, index) => ({ call, index }));
  const sendLeft = (): number => {
    const next = sendAll(left.map(({ call }) => call));
    left.forEach(({ index }, at) => (answers[index] = next[at] ?? NO_RESPONSE));
    left = left.filter(({ call, index }) => shouldRetry(call, answers[index]));
    return left.length;
  };
  retry(sendLeft, {
    pauses: RETRY_PAUSES_MS,
    pause: (ms) => Utilities.sleep(ms),
    passes: (waiting) => waiting > 0,
  });
  // A caller that checks immediately could find an unfinished write.
  if (answers.some(isOutcomeUnknown)) Utilities.sleep(RETRY_PAUSES_MS[0]);
  return answers;
}

function shouldRetry({ method }: ApiCall, answer: ApiResult | undefined): boolean {
  if (answer === undefined || answer.ok) return false;
  const passing = toTemporaryFailure(answer.failure);
  return passing === 'busy' || (method === 'get' && passing === 'unsure');
}

function isOutcomeUnknown(answer: ApiResult): boolean {
  return !answer.ok && toTemporaryFailure(answer.failure) === 'unsure';
}

/** A call and the text it sends, if any. */
interface SerializedCall {
  readonly call: ApiCall;
  readonly text: string | undefined;
}

function serializeCall(call: ApiCall): SerializedCall {
  const { body, text = () => JSON.stringify(body) } = call;
  return { call, text: body === undefined ? undefined : text() };
}

/** Sends the calls in parts that aren't too large. Only the texts of one part are in memory at a time. */
function sendAll(calls: readonly ApiCall[]): readonly ApiResult[] {
  if (calls.length < 2 || isBatchingOff()) return calls.map(sendSingle);
  const answers: ApiResult[] = [];
  let part: SerializedCall[] = [];
  let letters = 0;
  for (const call of calls) {
    const next = serializeCall(call);
    const length = next.text?.length ?? 0;
    if (part.length === MAX_BATCH_CALLS || (part.length > 0 && letters + length > MAX_BATCH_CHARACTERS)) {
      answers.push(...sendBatch(part));
      part = [];
      letters = 0;
    }
    part.push(next);
    letters += length;
  }
  answers.push(...sendBatch(part));
  return answers;
}

function sendBatch(part: readonly SerializedCall[]): readonly ApiResult[] {
  const calls = part.map(({ call }) => call);
  if (calls.length < 2 || isBatchingOff()) return calls.map(sendSingle);
  const answers = fetchResponses(part);
  if (answers === undefined) {
    recordNoResponse();
    // It's unknown which calls arrived. Reads are repeated. For writes, callers have to check.
    return calls.map((call) => (call.method === 'get' ? sendSingle(call) : NO_RESPONSE));
  }
  if (answers.some(isTokenRefused)) recordTokenRefused();
  else recordBatchSuccess();
  return calls.map((call, index) => {
    const answer = answers[index] ?? NO_RESPONSE;
    return isTokenRefused(answer) ? sendSingle(call) : answer;
  });
}

const NO_RESPONSE: ApiResult = { ok: false, failure: { message: 'no response', code: 503 } };

function sendSingle({ alone }: ApiCall): ApiResult {
  try {
    return { ok: true, value: alone() };
  } catch (error) {
    rethrowBug(error);
    return { ok: false, failure: toFailure(error) };
  }
}

/** The responses; undefined if there are none. */
function fetchResponses(part: readonly SerializedCall[]): readonly ApiResult[] | undefined {
  try {
    const headers = { Authorization: `Bearer ${ScriptApp.getOAuthToken()}` };
    const requests = part.map(({ call: { method, url }, text }) => ({
      url,
      method,
      headers,
      ...(text === undefined ? {} : { contentType: 'application/json', payload: text }),
      // Makes a refused request return its response instead of throwing.
      muteHttpExceptions: true,
      followRedirects: false,
    }));
    return UrlFetchApp.fetchAll(requests).map((answer) =>
      parseApiResult(answer.getResponseCode(), answer.getContentText()),
    );
  } catch (error) {
    rethrowBug(error);
    return undefined;
  }
}

function parseApiResult(code: number, text: string): ApiResult {
  const json = parseJson(text);
  if (Math.floor(code / 100) === 2) return { ok: true, value: json };
  const error = isObject(json) && isObject(json.error) ? json.error : {};
  const message = typeof error.message === 'string' ? error.message : `error ${code}`;
  const reason = errorReason(error.errors) ?? errorReason(error.details);
  return { ok: false, failure: { message, code, ...dropUndefined({ reason }) } };
}

/** The first reason in a list of errors, in Drive's format or as Google's ErrorInfo. */
function errorReason(list: unknown): string | undefined {
  if (!isList(list)) return undefined;
  for (const one of list) if (isObject(one) && typeof one.reason === 'string') return one.reason;
  return undefined;
}

/** Reasons with which Google refuses any request that uses the script's token. */
const TOKEN_REFUSAL_REASONS =
  /^(insufficientPermissions|accessNotConfigured|ACCESS_TOKEN_SCOPE_INSUFFICIENT|SERVICE_DISABLED)$/;

/** Whether nothing was done because of the token, so that an advanced service may still work. */
function isTokenRefused(answer: ApiResult): boolean {
  if (answer.ok) return false;
  const { code, reason = '' } = answer.failure;
  return code === 401 || (code === 403 && TOKEN_REFUSAL_REASONS.test(reason));
}

/** Tries to batch these calls, even if earlier tries failed. Returns Google's reason for refusing, if any. */
export function batchRefusalReason(calls: readonly ApiCall[]): string | undefined {
  const answers = fetchResponses(calls.map(serializeCall));
  if (answers === undefined) return 'no response';
  const refused = answers.find(({ ok }) => !ok);
  return refused?.ok === false ? refused.failure.message : undefined;
}

/** After this many failures in a row, batching pauses for an hour instead of a minute. */
const FAILURES_BEFORE_LONG_PAUSE = 3;

/** Until when requests are sent one by one, and how many consecutive batches got no response. */
const storedBatchPause = storedValue('one-by-one', object({ until: anyNumber, times: anyNumber }));

/** Until when requests are sent one by one, in UTC milliseconds; undefined if they can be batched. */
export function batchPauseEnd(): number | undefined {
  const until = storedBatchPause.get()?.until ?? 0;
  return Date.now() < until ? until : undefined;
}

/** Whether the account check or an earlier call found that requests can't be batched. */
function isBatchingOff(): boolean {
  return batchPauseEnd() !== undefined || !canBatchRequests(storedFindings.get());
}

/** Notes that a batch got no response. */
function recordNoResponse(): void {
  const times = failedBatchCount() + 1;
  storedBatchPause.set({
    until: Date.now() + (times < FAILURES_BEFORE_LONG_PAUSE ? MINUTE_MS : HOUR_MS),
    times,
  });
}

/** Notes that Google refuses requests with the script's token. */
function recordTokenRefused(): void {
  storedBatchPause.set({ until: Date.now() + HOUR_MS, times: failedBatchCount() });
}

function recordBatchSuccess(): void {
  if (failedBatchCount() > 0) storedBatchPause.set({ until: 0, times: 0 });
}

function failedBatchCount(): number {
  return storedBatchPause.get()?.times ?? 0;
}
