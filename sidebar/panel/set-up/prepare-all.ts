// Makes forms and books, as many as each call can; where both have to be made, two calls do it at the same time. What
// is made stays made even if the sidebar is closed.
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call } from '../calls';
import type { Say } from '../desk/context';
import { outgoingOn } from '../desk/outgoing';

interface Preparing {
  /** Called with what the next call is asked to make, in words. */
  readonly say?: Say;
  /** The steps as they were last shown. */
  readonly known?: readonly string[];
  /** Whether both forms and books have to be made, as it was last shown. */
  readonly beside?: boolean;
}

/**
 * Makes the forms and books that are not made yet; `show` gets the desk after each call. Gives the number of steps
 * left.
 */
export async function prepareAll(
  show: (view: DeskView) => void,
  { say = () => undefined, known = [], beside = false }: Preparing = {},
): Promise<Reply<number>> {
  let left = Infinity;
  let latest = known;
  let isBeside = beside;
  for (;;) {
    if (latest.length > 0) say(makingText(latest));
    const answer = isBeside ? await makeBoth(show) : await call('prepareNext');
    if (!answer.ok) return answer;
    if (!isBeside) show(answer.value);
    latest = stepsOn(answer.value);
    isBeside = makesBeside(answer.value);
    const steps = latest.length;
    if (steps === 0) return { ok: true, value: 0 };
    // After a call that has made nothing no other follows, since that might go on for ever.
    if (steps >= left) return { ok: true, value: steps };
    left = steps;
  }
}

/**
 * Makes forms by one call and books by another at the same time, and shows the desk as each ends. Gives the answer with
 * fewer steps left, since that one knows of the other; or what went wrong in either.
 */
async function makeBoth(show: (view: DeskView) => void): Promise<Reply<DeskView>> {
  const shown = { steps: Infinity };
  const made = async (only: 'forms' | 'books'): Promise<Reply<DeskView>> => {
    const answer = await call('prepareNext', { only });
    const steps = answer.ok ? stepsLeft(answer.value) : Infinity;
    // The older answer may arrive later; then it is not shown.
    if (answer.ok && steps < shown.steps) {
      shown.steps = steps;
      show(answer.value);
    }
    return answer;
  };
  const [forms, books] = await Promise.all([made('forms'), made('books')]);
  if (!forms.ok) return forms;
  return !books.ok || stepsLeft(books.value) < stepsLeft(forms.value) ? books : forms;
}

/** Whether forms and books both have to be made, which two calls can do at the same time. */
export function makesBeside(view: DeskView): boolean {
  return outgoingOn(view)?.beside === true;
}

/** Gives the forms and books that have to be made or changed, each as a step. */
export function stepsOn(view: DeskView): readonly string[] {
  return outgoingOn(view)?.toPrepare ?? [];
}

/** Counts the steps that are left. */
export function stepsLeft(view: DeskView): number {
  return stepsOn(view).length;
}

/** Says what the next call is asked to make, since the call itself reports nothing until it ends. */
function makingText([first = '', ...others]: readonly string[]): string {
  const step = first.charAt(0).toLowerCase() + first.slice(1);
  return others.length === 0
    ? `Making what is needed: ${step}`
    : `Making what is needed in ${others.length + 1} steps, the first of them: ${step}`;
}
