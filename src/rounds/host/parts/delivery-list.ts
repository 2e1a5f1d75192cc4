// The deliveries of a game, or of a season between two matches, as the sidebar lists them.
import type { DeliveryView } from '../../reply/delivery-view';
import { deliveryViews } from '../../outbox/delivery-views';
import { deliveriesOf, type Delivery } from '../../outbox/outbox';
import type { WithReaders } from '../../session/readers';

/** Gives all deliveries, or these. */
export function shownDeliveries(
  session: WithReaders,
  these: (delivery: Delivery) => boolean = () => true,
): readonly DeliveryView[] {
  const list = deliveriesOf(session).filter(these);
  return deliveryViews(list, session.snapshot.readAt, session.people);
}
