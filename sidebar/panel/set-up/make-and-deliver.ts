// Makes what is not made yet, and delivers what waits for it.
import type { DeskView, OutgoingView } from '../../../src/rounds/host/desk/views';
import type { Reply } from '../../../src/rounds/reply/reply';
import { plural } from '../../shared/text';
import type { Say } from '../desk/context';
import { deliveriesOn } from '../desk/outgoing';
import { deliverAll, deliveredText, isWhole, type Left } from '../stage/deliver';
import { prepareAll } from './prepare-all';

/** How many steps and deliveries are left. */
export interface Made {
  readonly steps: number;
  readonly left: Left;
}

/** Makes and delivers; `known` is what has to be made and delivered as it was last shown. */
export async function makeAndDeliver(
  show: (view: DeskView) => void,
  say: Say,
  known: Pick<OutgoingView, 'deliveries' | 'beside'>,
): Promise<Reply<Made>> {
  let latest = known.deliveries;
  const prepared = await prepareAll(
    (view) => {
      latest = deliveriesOn(view);
      show(view);
    },
    { beside: known.beside === true },
  );
  if (!prepared.ok) return prepared;
  if (prepared.value > 0) return { ok: true, value: { steps: prepared.value, left: NONE_LEFT } };
  // The new books are empty until something is delivered to them.
  const delivered = await deliverAll(show, { say, known: latest });
  return delivered.ok ? { ok: true, value: { steps: 0, left: delivered.value } } : delivered;
}

const NONE_LEFT: Left = { waiting: 0, posting: 0, stuck: 0 };

export function madeText({ steps, left }: Made): string {
  const made =
    steps === 0 ? 'All forms and books are made.' : `${plural(steps, 'step is', 'steps are')} still to do.`;
  return isWhole(left) ? made : `${made} ${deliveredText(left)}`;
}

export function isUnfinished({ steps, left }: Made): boolean {
  return steps > 0 || !isWhole(left);
}
