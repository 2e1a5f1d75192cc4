// Asks all questions of the account's check, and asks Discord from this window.
import { postAddress } from '../../../src/rounds/discord/webhook';
import type { AccountCheck, AccountQuestion } from '../../../src/rounds/reply/account';
import type { AskAccount, Met } from '../../../src/rounds/reply/account-input';
import type { Reply } from '../../../src/rounds/reply/reply';
import { call } from '../calls';
import { present } from '../../../src/games/frame/present';

const LONGEST_WAIT = 15_000;
/**
 * How long after its start the check begins no further question, in milliseconds: the longest question waits 45 s, and
 * a check should end within two minutes.
 */
const LAST_QUESTION_MS = 75_000;

/** How the screen follows the asking, and stops it. */
interface Asking {
  readonly show: (check: AccountCheck) => void;
  /** Called with the question that is asked now; undefined between two. */
  readonly asking: (question: AccountQuestion | undefined) => void;
  /** Whether the host has stopped the asking. */
  readonly stopped: () => boolean;
}

/** What the host entered for the check; any part may be empty. */
type Entered = Pick<AskAccount, 'webhook' | 'friend'>;

/**
 * Asks all questions from `next` on, until none is left, the time is over, or the host stops; in the last two cases it
 * removes the throwaway files. The first call asks Google nothing, so it shows how long a click takes that does
 * nothing.
 */
export async function askAll(
  next: AccountQuestion,
  { webhook, friend }: Entered,
  { show, asking, stopped }: Asking,
): Promise<Reply<AccountCheck>> {
  const start = performance.now();
  let callMs: number | null = null;
  for (let question = next; ;) {
    asking(question);
    const status = question === 'discord-browser' ? await statusOf(webhook) : null;
    const met = question === 'beside' ? await meetings() : undefined;
    const asked = performance.now();
    const answer: Reply<AccountCheck> = await call('askAccount', {
      webhook,
      friend,
      status,
      callMs,
      ...present({ met }),
    });
    if (question === 'account') callMs = Math.round(performance.now() - asked);
    asking(undefined);
    if (!answer.ok) return answer;
    show(answer.value);
    if (answer.value.next === null) return answer;
    if (stopped() || performance.now() - start > LAST_QUESTION_MS) return call('getAccountCheck');
    question = answer.value.next;
  }
}

/** Makes two calls at the same time, and gives what each found; less where one did not come back. */
async function meetings(): Promise<readonly Met[]> {
  const mark = crypto.randomUUID();
  const both = await Promise.all(
    (['first', 'second'] as const).map((as) => call('meetAccount', { as, mark })),
  );
  return both.flatMap((one) => (one.ok ? [one.value] : []));
}

/**
 * Gives the status with which Discord answers this window; null where no answer comes, or there is no webhook to ask
 * for.
 */
async function statusOf(webhook: string): Promise<number | null> {
  const address = postAddress(webhook);
  if (address === undefined) return null;
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    return response.status;
  } catch {
    // There is no connection, or something in this browser blocks it.
    return null;
  }
}
