// Makes forms and books, one in each call. What is made stays made when the sidebar is closed.
import type { Reply, DeskView } from '../../../src/rounds/api';
import { call } from '../calls';
import { outgoingOn } from '../desk/outgoing';

interface Preparing {
  /** Called with the step that the next call is asked to make, in words. */
  readonly say?: (doing: string) => void;
  /** The steps as they were shown last. */
  readonly known?: readonly string[];
}

/**
 * Makes the forms and books that are still to be made; `show` gets the desk after each step. Answers with the number of
 * steps left.
 */
export async function prepareAll(
  show: (view: DeskView) => void,
  { say = () => undefined, known = [] }: Preparing = {},
): Promise<Reply<number>> {
  let left = Infinity;
  let latest = known;
  for (;;) {
    if (latest.length > 0) say(makingText(latest));
    const answer = await call('prepareNext');
    if (!answer.ok) return answer;
    show(answer.value);
    latest = stepsOn(answer.value);
    const steps = latest.length;
    if (steps === 0) return { ok: true, value: 0 };
    // This call made nothing: trying again would never end.
    if (steps >= left) return { ok: true, value: steps };
    left = steps;
  }
}

/** The forms and books that are still to be made or changed, a step each. */
export function stepsOn(view: DeskView): readonly string[] {
  return outgoingOn(view)?.toPrepare ?? [];
}

/** The number of steps left. */
export function stepsLeft(view: DeskView): number {
  return stepsOn(view).length;
}

/** The steps that a call is asked to make, in words; it does not report until it ends. */
function makingText([first = '', ...others]: readonly string[]): string {
  const step = first.charAt(0).toLowerCase() + first.slice(1);
  return others.length === 0
    ? `Making what is needed: ${step}`
    : `Making what is needed in ${others.length + 1} steps, the first of them: ${step}`;
}
