// The calls of the players' page, as promises that never reject. They run one at a time, since Google allows at most thirty
// concurrent executions for the host and all players together.
import type { PageApi } from '../../src/rounds/page/views';
import type { CallProblem } from '../../src/rounds/reply/reply';
import { isReply, runScript } from '../shared/script-run';
import { abandonOnceBackOnline } from './return-watcher';

/** Timeout of a call, in milliseconds. After that, the page retries, and players can use the form. */
const CALL_TIMEOUT_MS = 30_000;

/**
 * The error if no answer came. It doesn't repeat Google's reason, which is in the host's language and doesn't help a player.
 * The caller says whether the page retries.
 */
const NO_ANSWER_ERROR: CallProblem = {
  code: 'no-answer',
  text: 'No response. If this continues, open your link again. Your form still works.',
  passes: 'unsure',
};

function runOrAbandon(...call: Parameters<typeof runScript>): Promise<unknown> {
  return abandonOnceBackOnline(runScript(...call));
}

interface QueueOptions {
  /** True for a call that jumps the queue, since somebody is looking at the page. */
  readonly first?: boolean;
  /** Checked when it is the call's turn; if false, the call isn't made. */
  readonly wanted?: () => boolean;
}

export type PageCall = <Name extends keyof PageApi>(
  name: Name,
  input: Parameters<PageApi[Name]>[0],
  turn?: QueueOptions,
) => Promise<ReturnType<PageApi[Name]>>;

/**
 * A queue of one page's calls: each starts when the previous one is answered. One exception: a call with `first` doesn't
 * wait for a running check, which changes nothing shown. The next call then waits for both.
 */
export function newCallQueue(run: typeof runScript = runOrAbandon): PageCall {
  const line: (() => Promise<void>)[] = [];
  let underway = false;
  let checks = false;
  let beside: Promise<void> | undefined;
  const goOn = async (): Promise<void> => {
    if (underway) return;
    underway = true;
    for (let next = line.shift(); next !== undefined; next = line.shift()) {
      await beside;
      await next();
    }
    underway = false;
  };
  return (name, input, { first = false, wanted = () => true } = {}) =>
    new Promise((resolve) => {
      const turn = async (): Promise<void> => {
        let answer: unknown;
        checks = name === 'checkMove';
        try {
          answer = wanted() ? await run(name, [input], CALL_TIMEOUT_MS) : undefined;
        } catch {
          answer = undefined;
        }
        // The page and the script are built together, so the answer has this call's type.
        resolve(
          (isReply(answer) ? answer : { ok: false, error: NO_ANSWER_ERROR }) as ReturnType<
            PageApi[typeof name]
          >,
        );
      };
      if (first && checks) beside = turn();
      else if (first) line.unshift(turn);
      else line.push(turn);
      void goOn();
    });
}

export const call: PageCall = newCallQueue();
