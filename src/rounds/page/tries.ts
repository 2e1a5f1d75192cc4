// Tries to send, kept for some minutes: how often a player tries, whether pages are sending, and what became of the tries of
// one tap, which are one submission. All of it may be forgotten at any time.
import { sha256 } from 'js-sha256';
import type { Arrival } from '../session/late-taps';
import type { Pages, Visitor } from './memory';
import type { PageSending } from './views';

const SENDING = 'sending';

/** How long the tries of a page are remembered: much longer than the pause before its next one. */
const ARRIVAL_SECONDS = 3600;

/** A try to send; it has arrived where it has `until`. */
export type Tried = Pick<Arrival, 'from'> & Partial<Arrival>;

/** Finds the latest earlier try of the same tap; undefined where none is known any more. */
export function arrivalOf({ pages }: Pages, sending: PageSending): Tried | undefined {
  const name = tapName(sending);
  const text = name === undefined ? undefined : pages.recall([name]).get(name);
  if (text === undefined) return undefined;
  const [from = 0, until] = text.split(' ').map(Number);
  return until === undefined ? { from } : { from, until };
}

/** Keeps that a tap is being sent, and when it has arrived, so that another try of it is no second submission. */
export function keepArrival({ pages }: Pages, sending: PageSending, { from, until }: Tried): void {
  const name = tapName(sending);
  const text = until === undefined ? String(from) : `${from} ${until}`;
  if (name !== undefined) pages.remember(new Map([[name, text]]), ARRIVAL_SECONDS);
}

/** Names a tap; undefined where an older page sends no time of it. */
function tapName({ key, stage, mark, answers, tapped }: PageSending): string | undefined {
  return tapped === undefined
    ? undefined
    : `tap ${sha256(JSON.stringify([key, stage, mark, answers, tapped]))}`;
}

/** Counts something by the minute, and tells whether it may be done once more. */
export function mayCount({ pages }: Pages, what: string, now: number, most: number): boolean {
  const name = `${what} ${Math.floor(now / 60_000)}`;
  const count = Number(pages.recall([name]).get(name) ?? 0);
  if (count >= most) return false;
  pages.remember(new Map([[name, String(count + 1)]]), 60);
  return true;
}

/** How long after a page has sent others may be about to, in milliseconds. */
const SENDING_MS = 5000;

/** Counts a player's tries to send by the minute, notes that a page sends, and tells whether it may. */
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

/** Takes one of these tries back: it did not get its turn, so nothing was tried. */
export function takeTryBack({ pages }: Pages, { digest }: Visitor, now: number): void {
  const name = triesName(digest, now);
  const count = Number(pages.recall([name]).get(name) ?? 0);
  pages.remember(new Map([[name, String(Math.max(0, count - 1))]]), 60);
}

const triesName = (digest: string, now: number): string => `sent ${digest} ${Math.floor(now / 60_000)}`;

/** Whether pages are sending: then work that holds the lock for long and can wait, waits. */
export function arePagesSending({ pages }: Pages, now: number): boolean {
  return now - Number(pages.recall([SENDING]).get(SENDING) ?? -Infinity) < SENDING_MS;
}
