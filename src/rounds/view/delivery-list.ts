// The deliveries of a game as the sidebar lists them.
import type { DeliveryView } from '../api';
import { deliveriesOf, deliveryViews, type Delivery } from '../outbox/outbox';
import { personOf } from '../record/seats';
import type { Kept, Play } from '../session/game-session';

/** All deliveries, or these. */
export function shownDeliveries(
  { snapshot, match, record }: Play & Kept,
  these: (delivery: Delivery) => boolean = () => true,
): readonly DeliveryView[] {
  const list = deliveriesOf(snapshot, match.roster).filter(these);
  return deliveryViews(list, (player) => personOf(record, player));
}
