// The task that resolves a round, delivers its results and makes what the next stage needs. If the host closes the
// sidebar, the remaining steps wait.
import { useRef, useState } from 'preact/hooks';
import type { Reply, Opening } from '../../../src/rounds/reply/reply';
import type { Prefetch } from '../../../src/rounds/reply/call-parts';
import type { GameView, DeskView } from '../../../src/rounds/host/desk/views';
import type { HostCallAnswer } from '../../../src/rounds/host/calls';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { useDesk, type ReportProgress, call, callForOpening } from '../calls';
import {
  estimateDuration,
  countBooks,
  deliveryText,
  isAllDone,
  resolvingText,
  type RemainingWork,
  deliverAll,
  waitingBooks,
  markOwnPostsWaiting,
  prepareAll,
  pendingSteps,
  listDeliveries,
} from './deliver';
import { awaitAnswers } from './arrivals';
import type { DeliveryView, PostClaim } from '../../../src/rounds/reply/posts';
import { dropUndefined } from '../../../src/games/frame/json';

interface RunStepsInput {
  /** The deliveries as last shown. */
  readonly known: readonly DeliveryView[];
  readonly show: (view: DeskView) => void;
  /** Shows the current step. */
  readonly say: ReportProgress;
  /** Resolves the round; absent if it is already resolved. */
  readonly resolve?: () => Promise<Reply<HostCallAnswer<'resolveRound'>>>;
}

/** Runs the remaining steps; resolves to what is left to deliver. */
export async function runSteps({ known, show, say, resolve }: RunStepsInput): Promise<Reply<RemainingWork>> {
  let latest = known;
  let steps: readonly string[] | undefined;
  let claimed: PostClaim | null = null;
  const keep = (view: DeskView): void => {
    latest = listDeliveries(view);
    steps = pendingSteps(view);
    show(view);
  };
  if (resolve !== undefined) {
    const resolved = await resolve();
    if (!resolved.ok) return resolved;
    claimed = resolved.value.claimed;
    keep(markOwnPostsWaiting(resolved.value.desk, claimed));
  }
  const prepare = async (): Promise<Reply<number>> =>
    steps?.length === 0 ? { ok: true, value: 0 } : prepareAll(keep, { say, known: steps ?? [] });
  const deliver = (): Promise<Reply<RemainingWork>> => {
    const mine = claimed;
    // Passed on only once, so that a retry doesn't post them twice.
    claimed = null;
    return deliverAll(keep, { say, known: latest, claimed: mine, waits: true });
  };
  // The resolving call has already written the books, so making forms can come later.
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
  // Recreated forms have new links, which the books must show.
  return delivered.ok && waitingBooks(latest).length > 0 ? deliver() : delivered;
}

export interface ResolveSteps {
  /**
   * The stage that was open when the host clicked, because the sidebar soon shows the next one. Null if the host returns to
   * this screen later, when nothing is resolved.
   */
  readonly stage: StageView | null;
  readonly result: HostCallAnswer<'resolveRound'> | undefined;
  readonly start: () => void;
}

export function useResolveSteps(play: GameView, on: Opening): ResolveSteps {
  const { run, show, preview } = useDesk();
  const [stage] = useState(play.at.stage === on.stage ? play.stage : null);
  const [result, setResult] = useState<HostCallAnswer<'resolveRound'> | undefined>(undefined);
  const written = useRef(false);

  const resolve = async (
    open: StageView,
    say: ReportProgress,
  ): Promise<Reply<HostCallAnswer<'resolveRound'>>> => {
    const token = preview?.on.stage === on.stage ? preview.round.token : '';
    const complete = open.waitingFor.length === 0;
    if (play.live) await awaitAnswers({ ...open, complete }, Date.now(), say);
    say(resolvingText(open.title, play.deliveries), estimateDuration(countBooks(play.deliveries)));
    const resolved = await resolveAndDeliver(play.deliveries, on, { stage: open.name, token });
    if (!resolved.ok) return resolved;
    written.current = true;
    setResult(resolved.value);
    return resolved;
  };
  const take = (open: StageView, say: ReportProgress): Promise<Reply<RemainingWork>> =>
    runSteps({
      known: play.deliveries,
      show,
      say,
      // Skipped once the round is resolved, so a retry only repeats the deliveries.
      ...(written.current ? {} : { resolve: () => resolve(open, say) }),
    });
  const start = (): void => {
    if (stage === null) return;
    void run<RemainingWork>({
      doing: `Resolving ${stage.title}`,
      work: (say) => take(stage, say),
      done: deliveryText,
      incomplete: (left) => !isAllDone(left),
    });
  };
  return { stage, result, start };
}

/** How many files one call looks up. With more, the lookup would take longer than resolving. */
const BOOKS_PER_LOOKUP = 14;

/** Resolves the stage and delivers its results; `known` are the deliveries as last shown. */
export function resolveAndDeliver(
  known: readonly DeliveryView[],
  on: Opening,
  round: { readonly stage: string; readonly token: string },
): Promise<Reply<HostCallAnswer<'resolveRound'>>> {
  const prefetch = newPrefetch(known.filter(({ kind }) => kind === 'book').length);
  if (prefetch !== undefined) startPrefetch(prefetch);
  return callForOpening(on, 'resolveRound', {
    ...round,
    deliver: true,
    ...dropUndefined({ prefetch }),
  });
}

/** Starts calls that cache who can open the books. The call that updates the books uses the cache but doesn't need it. */
function startPrefetch(prefetch: Prefetch): void {
  for (let part = 0; part < prefetch.parts; part += 1) void call('prefetchAccess', { ...prefetch, part });
}

/** Splits the lookup of who can open the books among calls; undefined if there are no books. */
export function newPrefetch(books: number): Prefetch | undefined {
  return books === 0 ? undefined : { click: crypto.randomUUID(), parts: Math.ceil(books / BOOKS_PER_LOOKUP) };
}
