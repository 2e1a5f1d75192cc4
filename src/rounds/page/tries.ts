// Attempts to send, remembered for a while: how often a player tries, whether pages are sending, and the outcome of each tap's
// attempts, which are one answer. All of it can be lost at any time.
import { sha256 } from 'js-sha256';
import type { Arrival } from '../session/late-taps';
import type { Pages, Visitor } from './memory';
import type { PageSending } from './views';

const SENDING = 'sending';

/** Much longer than the pause before a page's next attempt. */
const ARRIVAL_SECONDS = 3600;

/** It has arrived if it has `until`. */
export type Tried = Pick<Arrival, 'from'> & Partial<Arrival>;

/** The latest attempt of the same tap, if known. */
export function arrivalOf({ pages }: Pages, sending: PageSending): Tried | undefined {
  const name = tapName(sending);
  const text = name === undefined ? undefined : pages.recall([name]).get(name);
  if (text === undefined) return undefined;
  const [from = 0, until] = text.split(' ').map(Number);
  return until === undefined ? { from } : { from, until };
}

/** Notes that a tap is being sent, and when it arrived, so that a retry doesn't become a second answer. */
export function keepArrival({ pages }: Pages, sending: PageSending, { from, until }: Tried): void {
  const name = tapName(sending);
  const text = until === undefined ? String(from) : `${from} ${until}`;
  if (name !== undefined) pages.remember(new Map([[name, text]]), ARRIVAL_SECONDS);
}

/** Undefined for older pages, which don't send the tap's time. */
function tapName({ key, stage, mark, answers, tapped }: PageSending): string | undefined {
  return tapped === undefined
    ? undefined
    : `tap ${sha256(JSON.stringify([key, stage, mark, answers, tapped]))}`;
}

/** Counts per minute; false above the limit. */
export function mayCount({ pages }: Pages, what: string, now: number, most: number): boolean {
  const name = `${what} ${Math.floor(now / 60_000)}`;
  const count = Number(pages.recall([name]).get(name) ?? 0);
  if (count >= most) return false;
  pages.remember(new Map([[name, String(count + 1)]]), 60);
  return true;
}

/** For how long after one page's sending others are likely to send, in milliseconds. */
const SENDING_MS = 5000;

/** Counts a player's attempts per minute and notes the sending; false above the limit. */
export function maySend({ pages }: Pages, { digest }: Visitor, now: number, most: number): boolean {
  const name = triesName(digest, now);
  const count = Number(pages.recall([name]).get(name) ?? 0);
  if (count >= most) return false;
  const noted = [
    [name, String(count + 1)],
    [SENDING, String(now)],
  ] as const;
  pages.remember(new Map(noted), 60);
  return true;
}

/** Uncounts an attempt that didn't get its turn. */
export function uncountTry({ pages }: Pages, { digest }: Visitor, now: number): void {
  const name = triesName(digest, now);
  const count = Number(pages.recall([name]).get(name) ?? 0);
  pages.remember(new Map([[name, String(Math.max(0, count - 1))]]), 60);
}

const triesName = (digest: string, now: number): string => `sent ${digest} ${Math.floor(now / 60_000)}`;

/** Whether pages are sending: long work that holds the lock should wait. */
export function arePagesSending({ pages }: Pages, now: number): boolean {
  return now - Number(pages.recall([SENDING]).get(SENDING) ?? -Infinity) < SENDING_MS;
}
