// Deliveries as the sidebar shows them.
import type { DeliveryState, DeliveryView } from '../reply/posts';
import { personById, type People } from '../record/people';
import { isMessage, isBeingPosted, isBookPostponed, type Delivery, type DeliveryKind } from './outbox';

/** `now`: UTC milliseconds. */
export function deliveryView(
  delivery: Delivery,
  now: number,
  { persons }: Pick<People, 'persons'>,
): DeliveryView {
  const { id, kind, stage, mark, note, text } = delivery;
  const { reader } = delivery;
  const person = reader === undefined ? '' : personById({ persons }, reader).name;
  const state = deliveryState(delivery, now);
  return {
    id,
    kind: isMessage(delivery) ? 'message' : 'book',
    title: deliveryTitle(kind, person),
    stage,
    state,
    ...(isBookPostponed(delivery) ? { passes: true as const } : {}),
    note: state === 'posting' ? POSTING_NOTE : state === 'unsure' ? MAYBE_POSTED_NOTE : note,
    text: mark === 'done' ? '' : text,
  };
}

/** Numbers the messages if one reader gets several about a stage. */
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

/** `now`: UTC milliseconds. */
export function deliveryState(delivery: Delivery, now: number): DeliveryState {
  const { mark } = delivery;
  switch (mark) {
    case 'sending':
      return isBeingPosted(delivery, now) ? 'posting' : 'unsure';
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

const POSTING_NOTE = 'Being posted.';

/** Also shown while a slow window is still posting, so it must be true then too. */
const MAYBE_POSTED_NOTE =
  'Round Keeper doesn’t know if this message was posted. Check the channel. If the message is there, mark it as done. If not, and no other window is posting it, try again.';

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
