// Delivers until nothing is waiting, and says in words what is left.
import type { Answer, DeliveryView, DeskView } from '../../src/rounds/view/api';
import { call } from '../calls';
import { plural } from '../parts/text';

/** Delivers until nothing is waiting; `show` gets the desk after each call. Answers how many are left. */
export async function deliverAll(
  show: (view: DeskView) => void,
  deliverSome = (): Promise<Answer<DeskView>> => call('deliverSome'),
): Promise<Answer<number>> {
  let left = Infinity;
  for (;;) {
    const answer = await deliverSome();
    if (!answer.ok) return answer;
    show(answer.value);
    const waiting = waitingOn(answer.value);
    if (waiting === 0) return { ok: true, value: 0 };
    // Nothing was delivered by this call: the rest waits for a limit or a pause.
    if (waiting >= left) return { ok: true, value: waiting };
    left = waiting;
  }
}

export function waitingIn(deliveries: readonly DeliveryView[]): number {
  return deliveries.filter(({ state }) => state === 'waiting').length;
}

/** The result of delivering, in words. */
export function deliveredText(left: number): string {
  return left === 0
    ? 'Nothing is waiting any more.'
    : `${plural(left, 'delivery is', 'deliveries are')} still waiting: see why below, and try again later.`;
}

/**
 * Delivers what a successful call put into the outbox. What cannot be delivered now stays there and is shown: the
 * answer is the call's own, with the latest desk.
 */
export async function andDeliver(
  answer: Answer<DeskView>,
  show: (view: DeskView) => void,
): Promise<Answer<DeskView>> {
  if (!answer.ok) return answer;
  let latest = answer.value;
  const keep = (view: DeskView): void => {
    latest = view;
    show(view);
  };
  keep(latest);
  if (waitingOn(latest) > 0) await deliverAll(keep);
  return { ok: true, value: latest };
}

/** What a call put into the outbox and is still waiting, in words. */
export function restText(view: DeskView): string {
  const left = waitingOn(view);
  return left === 0 ? '' : ` ${plural(left, 'delivery is', 'deliveries are')} still waiting.`;
}

function waitingOn(view: DeskView): number {
  return 'play' in view ? waitingIn(view.play.deliveries) : 0;
}
