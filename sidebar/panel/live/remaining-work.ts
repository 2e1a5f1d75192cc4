// Counts the work that is left after a stage was resolved. Only numbers go to the table, which everyone sees: the
// sidebar's own data holds players' secrets.
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { plural } from '../../shared/text';
import { stepsLeft } from '../set-up/prepare-all';
import { leftOn, postingText, type Left } from '../stage/deliver';

export interface RemainingWork extends Left {
  /** How many forms and books are not made yet. */
  readonly toPrepare: number;
}

export function remainingWork(desk: DeskView): RemainingWork {
  return { ...leftOn(desk), toPrepare: stepsLeft(desk) };
}

/** Says in one line what is left, whatever its state. */
export function remainingText(
  { waiting, posting, stuck, toPrepare }: RemainingWork,
  delivering: boolean,
): string {
  if (delivering) return `Delivering: ${waiting} to go.`;
  const parts = [
    ...(toPrepare > 0
      ? [`${plural(toPrepare, 'form or book is', 'forms or books are')} still to be made.`]
      : []),
    ...(waiting > 0 ? [`${plural(waiting, 'delivery waits', 'deliveries wait')}.`] : []),
    ...(posting > 0 ? [postingText(posting)] : []),
    ...(stuck > 0
      ? [`${plural(stuck, 'delivery needs', 'deliveries need')} you: see Deliveries in the sidebar.`]
      : []),
  ];
  return parts.length === 0 ? 'Everything is delivered.' : parts.join(' ');
}
