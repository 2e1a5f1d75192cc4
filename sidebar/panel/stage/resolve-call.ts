// The call that resolves a round and draws its books, and the calls beside it that look up the books' readers
// meanwhile.
import type { Prefetch } from '../../../src/rounds/reply/prefetch';
import type { DeliveryView } from '../../../src/rounds/reply/delivery-view';
import type { Opening } from '../../../src/rounds/reply/opening';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { AnswerTo } from '../../../src/rounds/host/calls';
import { call, callOn } from '../calls';
import { present } from '../../../src/games/frame/present';

/** So many files Google takes at once: a call with more would take longer than the round. */
const BOOKS_A_LOOK = 14;

/** Resolves this stage, as it was open, and tells it. `known`: the deliveries as they were shown last. */
export function resolveAndTell(
  known: readonly DeliveryView[],
  on: Opening,
  round: { readonly stage: string; readonly token: string },
): Promise<Reply<AnswerTo<'resolveRound'>>> {
  const prefetch = prefetchOf(known.filter(({ kind }) => kind === 'book').length);
  if (prefetch !== undefined) prefetchMeanwhile(prefetch);
  return callOn(on, 'resolveRound', {
    ...round,
    deliver: true,
    ...present({ prefetch }),
  });
}

/** Begins the calls that look up readers: what they find is kept for the call that draws, which can do without. */
function prefetchMeanwhile(prefetch: Prefetch): void {
  for (let part = 0; part < prefetch.parts; part += 1) void call('prefetchAccess', { ...prefetch, part });
}

/** Splits so many books among calls that look up readers; undefined where there are none. */
export function prefetchOf(books: number): Prefetch | undefined {
  return books === 0 ? undefined : { click: crypto.randomUUID(), parts: Math.ceil(books / BOOKS_A_LOOK) };
}
