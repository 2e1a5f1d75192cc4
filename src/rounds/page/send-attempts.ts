// Remembers attempts to send for a while: how often a player tries, whether pages are sending, and whether an earlier
// attempt of the same tap arrived, so that its retries are one answer. Any of it can be lost at any time.
import { sha256 } from 'js-sha256';
import type { ArrivalSpan } from '../session/late-send-times';
import type { WithPages, Visitor } from './page-cache';
import type { SendRequest } from './views';

const SENDING_CACHE_KEY = 'sending';

/** How long an attempt is remembered. Pages retry much sooner. */
const ATTEMPT_CACHE_SECONDS = 3600;

/** An attempt that began at `from`; `until` is present once it has arrived. */
export type SendAttempt = Pick<ArrivalSpan, 'from'> & Partial<ArrivalSpan>;

/** The latest attempt made for this tap, if known. */
export function readAttempt({ pages }: WithPages, sending: SendRequest): SendAttempt | undefined {
  const name = attemptCacheKey(sending);
  const text = name === undefined ? undefined : pages.recall([name]).get(name);
  if (text === undefined) return undefined;
  const [from, until] = text.split(' ');
  return { from: Number(from), ...(until === undefined ? {} : { until: Number(until) }) };
}

/** Notes an attempt and when it arrived, so that a retry doesn't become a second answer. */
export function storeAttempt({ pages }: WithPages, sending: SendRequest, { from, until }: SendAttempt): void {
  const name = attemptCacheKey(sending);
  const text = until === undefined ? String(from) : `${from} ${until}`;
  if (name !== undefined) pages.remember(new Map([[name, text]]), ATTEMPT_CACHE_SECONDS);
}

/** Identifies the tap; undefined for older pages, which don't send its time. */
function attemptCacheKey({ key, stage, mark, answers, tapped }: SendRequest): string | undefined {
  return tapped === undefined
    ? undefined
    : `tap ${sha256(JSON.stringify([key, stage, mark, answers, tapped]))}`;
}

/** Counts calls of this kind in the current minute; false if the limit is reached. */
export function countCallIfAllowed({ pages }: WithPages, what: string, now: number, most: number): boolean {
  const name = `${what} ${Math.floor(now / 60_000)}`;
  const count = readCount(pages, name);
  if (count >= most) return false;
  pages.remember(new Map([[name, String(count + 1)]]), 60);
  return true;
}

/** How long other pages are likely to send after one page has sent, in milliseconds. */
const SENDING_PERIOD_MS = 5000;

/** Counts a player's attempts in the current minute, and notes that pages are sending; false if the limit is reached. */
export function countSendIfAllowed(
  { pages }: WithPages,
  { digest }: Visitor,
  now: number,
  most: number,
): boolean {
  const name = sendCountCacheKey(digest, now);
  const count = readCount(pages, name);
  if (count >= most) return false;
  const noted = [
    [name, String(count + 1)],
    [SENDING_CACHE_KEY, String(now)],
  ] as const;
  pages.remember(new Map(noted), 60);
  return true;
}

/** Undoes the count of an attempt that didn't get the lock. */
export function undoSendCount({ pages }: WithPages, { digest }: Visitor, now: number): void {
  const name = sendCountCacheKey(digest, now);
  pages.remember(new Map([[name, String(Math.max(0, readCount(pages, name) - 1))]]), 60);
}

function readCount(pages: WithPages['pages'], name: string): number {
  return Number(pages.recall([name]).get(name) ?? 0);
}

const sendCountCacheKey = (digest: string, now: number): string =>
  `sent ${digest} ${Math.floor(now / 60_000)}`;

/** Whether pages are sending. Work that holds the lock for long should wait. */
export function arePagesSending({ pages }: WithPages, now: number): boolean {
  return (
    now - Number(pages.recall([SENDING_CACHE_KEY]).get(SENDING_CACHE_KEY) ?? -Infinity) < SENDING_PERIOD_MS
  );
}
