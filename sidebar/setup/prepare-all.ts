// Makes forms and books, one in each call. What is made stays made when the sidebar is closed.
import type { Answer, DeskView } from '../../src/rounds/view/api';
import { call } from '../calls';

/** Makes what is still to be made; `show` gets the desk after each step. Answers how many steps are left. */
export async function prepareAll(show: (view: DeskView) => void): Promise<Answer<number>> {
  let left = Infinity;
  for (;;) {
    const answer = await call('prepareNext');
    if (!answer.ok) return answer;
    show(answer.value);
    const steps = stepsLeft(answer.value);
    if (steps === 0) return { ok: true, value: 0 };
    // This call made nothing: trying again would never end.
    if (steps >= left) return { ok: true, value: steps };
    left = steps;
  }
}

/** How many forms and books are still to be made or changed. */
export function stepsLeft(view: DeskView): number {
  return 'play' in view ? view.play.toPrepare.length : 0;
}
