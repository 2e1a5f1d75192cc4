// What has to be made and told, as the desk shows it with a match in the book or between two matches.
import type { DeliveryView } from '../../../src/rounds/reply/delivery-view';
import type { DeskView, OutgoingView } from '../../../src/rounds/host/desk/views';

/** Gives what has to be made and told; undefined where nobody is told anything yet. */
export function outgoingOn(view: DeskView): OutgoingView | undefined {
  if ('play' in view) return view.play;
  return view.phase === 'between' ? view.outgoing : undefined;
}

export function deliveriesOn(view: DeskView): readonly DeliveryView[] {
  return outgoingOn(view)?.deliveries ?? [];
}
