// Calls of the players' page as promises that never reject, one after the other: Google runs thirty at once for the
// host and all players together, and a page that makes one at a time leaves room for the others.
import type { PageApi } from '../../src/rounds/page/views';
import type { CallProblem } from '../../src/rounds/reply/reply';
import { isAnswer, runScript } from '../shared/script-run';
import { orOnline } from './comeback';

/** The longest that players wait, in milliseconds: the page asks again, and the form is beside it. */
const LONGEST_WAIT = 30_000;

/**
 * The problem where no answer came. Google words the reason, in the host's language; a player can only wait, or use the
 * form. Whether the page tries again is for its caller to say.
 */
const NO_ANSWER: CallProblem = {
  code: 'no-answer',
  text: 'No answer came. Your form works all the same.',
  again: true,
  passes: 'unsure',
};

function runUnlessOffline(...call: Parameters<typeof runScript>): Promise<unknown> {
  return orOnline(runScript(...call));
}

interface Turn {
  /** True for a call that goes before all that wait: somebody looks on. */
  readonly first?: boolean;
  /** True if the answer is still wanted when the call's turn has come; else the call is not made. */
  readonly wanted?: () => boolean;
}

export type PageCall = <Name extends keyof PageApi>(
  name: Name,
  input: Parameters<PageApi[Name]>[0],
  turn?: Turn,
) => Promise<ReturnType<PageApi[Name]>>;

/** The calls of one page: each begins when the one before it was answered. */
export function callsInLine(run: typeof runScript = runUnlessOffline): PageCall {
  const line: (() => Promise<void>)[] = [];
  let underway = false;
  const goOn = async (): Promise<void> => {
    if (underway) return;
    underway = true;
    for (let next = line.shift(); next !== undefined; next = line.shift()) await next();
    underway = false;
  };
  return (name, input, { first = false, wanted = () => true } = {}) =>
    new Promise((resolve) => {
      const turn = async (): Promise<void> => {
        let answer: unknown;
        try {
          answer = wanted() ? await run(name, [input], LONGEST_WAIT) : undefined;
        } catch {
          answer = undefined;
        }
        // The page and the script are of one build: this is the answer of the call that was named.
        resolve(
          (isAnswer(answer) ? answer : { ok: false, error: NO_ANSWER }) as ReturnType<PageApi[typeof name]>,
        );
      };
      if (first) line.unshift(turn);
      else line.push(turn);
      void goOn();
    });
}

/** Makes one call of this page. */
export const call: PageCall = callsInLine();
