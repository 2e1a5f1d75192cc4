// Takes the three steps of resolving a round: the results are written, told, and the next stage's forms made.
import type { Reply } from '../../../src/rounds/reply/reply';
import type { PostClaim } from '../../../src/rounds/reply/posts';
import type { DeliveryView } from '../../../src/rounds/reply/delivery-view';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { AnswerTo } from '../../../src/rounds/host/calls';
import { prepareAll, stepsOn } from '../set-up/prepare-all';
import type { Say } from '../desk/context';
import { deliveriesOn } from '../desk/outgoing';
import { deliverAll, waitingBooks, withClaimed, type Left } from './deliver';

/**
 * The steps in their usual order. If a form that players need is not made yet, it is made before delivering, since
 * books show the links to forms.
 */
export const STEPS = ['resolve', 'deliver', 'prepare'] as const;
export type Step = (typeof STEPS)[number];

interface TakingSteps {
  /** The deliveries as they were last shown. */
  readonly known: readonly DeliveryView[];
  readonly show: (view: DeskView) => void;
  /** Called with what is done at the moment, in words. */
  readonly say: Say;
  /** Resolves the round; left out where that was done before. */
  readonly resolve?: () => Promise<Reply<AnswerTo<'resolveRound'>>>;
  readonly begin: (step: Step) => void;
  readonly end: (step: Step) => void;
}

/** Takes the steps that are left; gives how many deliveries are left. */
export async function takeSteps({
  known,
  show,
  say,
  resolve,
  begin,
  end,
}: TakingSteps): Promise<Reply<Left>> {
  let latest = known;
  let steps: readonly string[] | undefined;
  let claimed: PostClaim | null = null;
  const keep = (view: DeskView): void => {
    latest = deliveriesOn(view);
    steps = stepsOn(view);
    show(view);
  };
  if (resolve !== undefined) {
    const resolved = await resolve();
    if (!resolved.ok) return resolved;
    end('resolve');
    claimed = resolved.value.claimed;
    keep(withClaimed(resolved.value.desk, claimed));
  }
  const prepare = async (): Promise<Reply<number>> => {
    begin('prepare');
    const prepared: Reply<number> =
      steps?.length === 0 ? { ok: true, value: 0 } : await prepareAll(keep, { say, known: steps ?? [] });
    end('prepare');
    return prepared;
  };
  const deliver = async (): Promise<Reply<Left>> => {
    begin('deliver');
    const mine = claimed;
    // Claimed messages are handed over once, even if delivering fails: a second try must not post them again.
    claimed = null;
    const delivered = await deliverAll(keep, { say, known: latest, claimed: mine, waits: true });
    if (delivered.ok) end('deliver');
    return delivered;
  };
  // The call that resolved has written the books, so players can wait a moment for what has to be made.
  const isTold = claimed !== null && waitingBooks(latest).length === 0;
  if (!isTold) {
    const prepared = await prepare();
    // Results are delivered even if making forms failed.
    const delivered = await deliver();
    return prepared.ok ? delivered : prepared;
  }
  const delivered = await deliver();
  const prepared = await prepare();
  if (!prepared.ok) return prepared;
  // Forms that were made anew have other links, which books show.
  return delivered.ok && waitingBooks(latest).length > 0 ? deliver() : delivered;
}
