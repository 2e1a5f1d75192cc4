// The calls of the players' page, as promises that never reject. They run one at a time: Google runs at most thirty calls at
// once for the host and all players together.
import type { PageApi } from '../../src/rounds/page/views';
import type { CallProblem } from '../../src/rounds/reply/reply';
import { isAnswer, runScript } from '../shared/script-run';
import { orOnline } from './comeback';

/** How long players wait at most, in milliseconds; then the page asks again, and there is still the form. */
const LONGEST_WAIT = 30_000;

/**
 * The error if no answer came, without Google's reason, which is in the host's language. The caller says whether the
 * page retries.
 */
const NO_ANSWER: CallProblem = {
  code: 'no-answer',
  text: 'No answer came. If this continues, open your link again. Your form still works.',
  again: true,
  passes: 'unsure',
};

function runUnlessOffline(...call: Parameters<typeof runScript>): Promise<unknown> {
  return orOnline(runScript(...call));
}

interface Turn {
  /** True for a call that goes to the front of the queue, since somebody looks at the page. */
  readonly first?: boolean;
  /** Whether the answer is still wanted when it is the call's turn; else the call is not made. */
  readonly wanted?: () => boolean;
}

export type PageCall = <Name extends keyof PageApi>(
  name: Name,
  input: Parameters<PageApi[Name]>[0],
  turn?: Turn,
) => Promise<ReturnType<PageApi[Name]>>;

/**
 * The calls of one page, one after another. Only a call that goes first doesn't wait for a running check, because a
 * check changes nothing that is shown.
 */
export function callsInLine(run: typeof runScript = runUnlessOffline): PageCall {
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
          answer = wanted() ? await run(name, [input], LONGEST_WAIT) : undefined;
        } catch {
          answer = undefined;
        }
        // The page and the script are built together, so this is the answer of the named call.
        resolve(
          (isAnswer(answer) ? answer : { ok: false, error: NO_ANSWER }) as ReturnType<PageApi[typeof name]>,
        );
      };
      if (first && checks) beside = turn();
      else if (first) line.unshift(turn);
      else line.push(turn);
      void goOn();
    });
}

export const call: PageCall = callsInLine();
