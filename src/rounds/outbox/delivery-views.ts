// Deliveries as the sidebar shows them.
import type { DeliveryState, DeliveryView } from '../reply/posts';
import { personWith, type People } from '../record/people';
import { isMessage, isPosting, isPutOff, type Delivery, type DeliveryKind } from './outbox';

/** Shows a delivery in the sidebar at this time (UTC milliseconds). */
export function deliveryView(
  delivery: Delivery,
  now: number,
  { persons }: Pick<People, 'persons'>,
): DeliveryView {
  const { id, kind, stage, mark, note, text } = delivery;
  const { reader } = delivery;
  const person = reader === undefined ? '' : personWith({ persons }, reader).name;
  const state = deliveryState(delivery, now);
  return {
    id,
    kind: isMessage(delivery) ? 'message' : 'book',
    title: deliveryTitle(kind, person),
    stage,
    state,
    ...(isPutOff(delivery) ? { passes: true as const } : {}),
    note: state === 'posting' ? POSTING : state === 'unsure' ? UNSURE : note,
    text: mark === 'done' ? '' : text,
  };
}

/** Shows all deliveries in the sidebar; several messages to one reader about one stage are told apart. */
export function deliveryViews(
  outbox: readonly Delivery[],
  now: number,
  people: Pick<People, 'persons'>,
): readonly DeliveryView[] {
  const alike = (delivery: Delivery): readonly Delivery[] =>
    outbox.filter(
      ({ kind, reader, stage }) =>
        kind === delivery.kind && reader === delivery.reader && stage === delivery.stage,
    );
  return outbox.map((delivery) => {
    const view = deliveryView(delivery, now, people);
    const same = alike(delivery);
    if (!isMessage(delivery) || same.length === 1) return view;
    return { ...view, title: `${view.title}, message ${same.indexOf(delivery) + 1} of ${same.length}` };
  });
}

/** The state of a delivery at this time, in UTC milliseconds. */
export function deliveryState(delivery: Delivery, now: number): DeliveryState {
  const { mark } = delivery;
  switch (mark) {
    case 'sending':
      return isPosting(delivery, now) ? 'posting' : 'unsure';
    case 'allowed':
    case 'set-aside':
      return 'waiting';
    case 'waiting':
    case 'done':
    case 'failed':
    case 'paused':
      return mark;
  }
}

const POSTING = 'A window is posting it.';

/** It has to be true while a slow window is still posting the message, too. */
const UNSURE =
  'Round Keeper started to post this message, but never heard whether it arrived. If no window is posting it now, check the channel: if it’s there, mark it as done; if not, try again.';

function deliveryTitle(kind: DeliveryKind, name: string): string {
  switch (kind) {
    case 'public-book':
      return 'Public book';
    case 'player-book':
      return `${name}'s book`;
    case 'discord-public':
      return 'Discord, public channel';
    case 'discord-player':
    case 'discord-call':
      return `Discord, ${name}'s channel`;
    case 'discord-host':
      return 'Discord, your own channel';
  }
}
