// Sends an answer, and tries again by itself while Google is too busy or the phone is offline.
import type { Passing, Reply, CallProblem } from '../../src/rounds/reply/reply';
import type { PageReading, PageSending } from '../../src/rounds/page/views';
import { jittered, pauseAfter } from '../shared/pause';
import type { PageCall } from './page-calls';
import type { Comeback } from './comeback';

/** How often it tries at least, and for how long: as long as it takes when twenty players send in the same second. */
const LEAST_TRIES = 8;
export const TRIES_FOR = 90_000;
const FIRST_PAUSE = 1500;
const LONGEST_PAUSE = 12_000;
/** The longest pause between tries in a live game, in milliseconds, since a stage takes seconds. */
const LONGEST_LIVE_PAUSE = 1500;

/** Why an answer is not sent yet, in words. */
const WAITS_FOR: Readonly<Record<Passing, string>> = {
  others: 'Not sent yet: your host or other players are at work in the game. The page tries again by itself.',
  google: 'Not sent yet: Google is too busy at the moment. The page tries again by itself.',
  unsure: 'No answer came yet. The page tries again by itself; your form works all the same.',
};

const OFFLINE = 'Not sent yet: this phone is offline. The page sends it once it is back: leave it open.';

/**
 * The error where a try and all after it got no answer: one of them may have arrived, and the page finds out by reading
 * the game.
 */
const NOT_KNOWN: CallProblem = {
  code: 'no-answer',
  text: 'Sending your answer: no answer came, so that it may have arrived or not. It has if it stands under “What you sent”. Else send it again, or use your form.',
  again: true,
};

export interface MoveSender {
  readonly call: PageCall;
  /** Called with why the answer is not sent yet. */
  readonly say: (why: string) => void;
  /** Whether the answer is still to be sent: the player may have changed it meanwhile. */
  readonly wanted: () => boolean;
  /** The moments that end a pause early. */
  readonly comeback: Comeback;
}

/** Sends the answer, in a live game with short pauses only. However many tries arrive, they are one submission. */
export async function sendPatiently(
  sending: PageSending,
  live: boolean,
  { call, say, wanted, comeback }: MoveSender,
): Promise<Reply<PageReading>> {
  const until = Date.now() + TRIES_FOR;
  let isUnsure = false;
  for (let failures = 0; ; failures += 1) {
    const answer = await call('sendMove', sending, { first: true });
    if (answer.ok) return answer;
    const { passes } = answer.error;
    if (passes === undefined) return answer;
    isUnsure ||= passes === 'unsure';
    if (!wanted()) return answer;
    const isAway = comeback.isAway();
    if (failures + 1 >= LEAST_TRIES && Date.now() >= until && !isAway)
      return isUnsure ? { ok: false, error: NOT_KNOWN } : answer;
    say(isAway ? OFFLINE : WAITS_FOR[passes]);
    const longest = live ? LONGEST_LIVE_PAUSE : LONGEST_PAUSE;
    await comeback.pause(jittered(pauseAfter(failures, FIRST_PAUSE, longest)));
    if (!wanted()) return answer;
  }
}
