// Sends an answer, and retries while Google is too busy or the phone is offline.
import type { TemporaryReason, Reply } from '../../src/rounds/reply/reply';
import type { PageUpdate, SendRequest } from '../../src/rounds/page/views';
import { withJitter, backoffPause } from '../shared/pause';
import type { PageCall } from './page-calls';
import type { ReturnWatcher } from './return-watcher';

const FIRST_PAUSE_MS = 1500;
/** The maximum pause at first, in milliseconds; in a live game it is `FIRST_PAUSE_MS`, since a stage takes seconds. */
const USUAL_MAX_PAUSE_MS = 12_000;
/**
 * In a long outage, the maximum pause grows to 1/`OUTAGE_PAUSE_DIVISOR` of the time since the first try (after two minutes), or in a live
 * game to 1/`LIVE_OUTAGE_PAUSE_DIVISOR` (after 90 seconds). It never exceeds a minute, `LONGEST_PAUSE_MS`.
 */
const OUTAGE_PAUSE_DIVISOR = 10;
const LIVE_OUTAGE_PAUSE_DIVISOR = 60;
const LONGEST_PAUSE_MS = 60_000;

/** Why an answer is not sent yet, in words. */
const WAIT_REASONS: Readonly<Record<TemporaryReason, string>> = {
  others: 'Not sent yet: the game is busy. Trying again…',
  google: 'Not sent yet: Google is too busy. Trying again…',
  unsure: 'No response yet. Trying again… You can use your form instead.',
};

/** Number of failures after which advice is shown. */
const FAILURES_BEFORE_ADVICE = 2;

const OFFLINE_TEXT =
  'This phone is offline. Leave the page open. Your answer will be sent once you’re back online.';

export interface SendOptions {
  readonly call: PageCall;
  /** The advice to show if no answer comes for a long time. */
  readonly advice: string;
  /** Shows why the answer isn't sent yet. */
  readonly say: (why: string) => void;
  /** Whether the answer should still be sent: the player may have changed it since. */
  readonly wanted: () => boolean;
  /** Ends pauses early. */
  readonly comeback: ReturnWatcher;
}

/**
 * Sends the answer, and retries until it has arrived, is finally refused, or is no longer wanted. Pauses are short at first,
 * in a live game for longer. All tries that arrive count as one submission.
 */
export async function sendWithRetries(
  sending: SendRequest,
  live: boolean,
  { call, advice, say, wanted, comeback }: SendOptions,
): Promise<Reply<PageUpdate>> {
  const began = Date.now();
  let why: TemporaryReason = 'others';
  for (let failures = 0; ; failures += 1) {
    const answer = await call('sendMove', sending, { first: true });
    if (answer.ok || answer.error.passes === undefined || !wanted()) return answer;
    // Once the answer may have arrived, later tries no longer say that it isn't sent.
    if (why !== 'unsure') why = answer.error.passes;
    const help = why === 'unsure' && failures >= FAILURES_BEFORE_ADVICE ? ` ${advice}` : '';
    say(comeback.isAway() ? OFFLINE_TEXT : WAIT_REASONS[why] + help);
    const tried = Date.now() - began;
    const longest = live
      ? Math.max(FIRST_PAUSE_MS, tried / LIVE_OUTAGE_PAUSE_DIVISOR)
      : Math.max(USUAL_MAX_PAUSE_MS, tried / OUTAGE_PAUSE_DIVISOR);
    await comeback.pause(
      withJitter(backoffPause(failures, FIRST_PAUSE_MS, Math.min(longest, LONGEST_PAUSE_MS))),
    );
    if (!wanted()) return answer;
  }
}
