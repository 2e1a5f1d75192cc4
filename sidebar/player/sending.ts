// Sends an answer, and goes on trying by itself while Google or others leave no room for it.
import type { Answer, PageMove, PageReading, UserError } from '../../src/rounds/view/api';
import { jittered, pauseAfter } from '../pause';
import type { PageCall } from './calls';

/** For more than a minute in all: as long as twenty players take who send in the same second. */
const MOST_TRIES = 8;
const FIRST_PAUSE = 1500;
const LONGEST_PAUSE = 12_000;

/** Why an answer is not sent yet, in words: these pass by themselves. */
const PASSING: Readonly<Record<string, string>> = {
  busy: 'Not sent yet: your host or other players are at work in the game. The page tries again by itself.',
  'no-answer':
    'No answer came from Google yet. The page tries again by itself; your form works all the same.',
};

/** Whether one of the tries arrived nobody knows; the page reads what did. */
const NOT_KNOWN: UserError = {
  code: 'no-answer',
  text: 'Sending your answer: no answer came from Google, so that it may have arrived or not. It has if it stands under “What you sent”. Else send it again, or use your form.',
  again: true,
};

export interface Sender {
  readonly call: PageCall;
  /** Is told why the answer is not sent yet. */
  readonly say: (why: string) => void;
  /** Whether it is still to be sent: its sender may have changed it meanwhile. */
  readonly wanted: () => boolean;
}

/** Sends it; an answer that arrives twice counts once, since the latest does. */
export async function sendPatiently(
  move: PageMove,
  { call, say, wanted }: Sender,
): Promise<Answer<PageReading>> {
  for (let failures = 0; ; failures += 1) {
    const answer = await call('sendMove', move, { first: true });
    if (answer.ok) return answer;
    const why = PASSING[answer.error.code];
    if (why === undefined) return answer;
    if (!wanted()) return answer;
    if (failures + 1 === MOST_TRIES)
      return answer.error.code === 'no-answer' ? { ok: false, error: NOT_KNOWN } : answer;
    say(why);
    const pause = jittered(pauseAfter(failures, FIRST_PAUSE, LONGEST_PAUSE));
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!wanted()) return answer;
  }
}
