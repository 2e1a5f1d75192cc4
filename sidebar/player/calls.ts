// Calls of the players' page as promises that never reject.
import type { PageApi, UserError } from '../../src/rounds/view/api';
import { isAnswer, runScript } from '../script-run';

/** Players wait no longer: the page asks again, and the form is beside it. */
const LONGEST_WAIT = 30_000;

/** Why no answer came is Google's to say, in the host's language: a player can only try again, or use the form. */
const NO_ANSWER: UserError = {
  code: 'no-answer',
  text: 'No answer came from Google. The page tries again by itself; your form works all the same.',
  again: true,
};

/** Makes one call. */
export async function call<Name extends keyof PageApi>(
  name: Name,
  ...input: Parameters<PageApi[Name]>
): Promise<ReturnType<PageApi[Name]>> {
  let answer: unknown;
  try {
    answer = await runScript(name, input, LONGEST_WAIT);
  } catch {
    answer = undefined;
  }
  // The page and the script are of one build: this is the answer of the call that was named.
  return (isAnswer(answer) ? answer : { ok: false, error: NO_ANSWER }) as ReturnType<PageApi[Name]>;
}
