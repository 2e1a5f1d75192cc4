// The call that resolves a round and draws its books, and the calls beside it that meanwhile look up who may open the
// books.
import type { Prefetch } from '../../../src/rounds/reply/prefetch';
import type { DeliveryView } from '../../../src/rounds/reply/delivery-view';
import type { Opening } from '../../../src/rounds/reply/opening';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { AnswerTo } from '../../../src/rounds/host/calls';
import { call, callOn } from '../calls';
import { present } from '../../../src/games/frame/present';

/** How many files Google looks up at the same time; with more, such a call would take longer than the round. */
const BOOKS_A_LOOK = 14;

/** Resolves this stage, as it was open, and tells it; `known` are the deliveries as they were last shown. */
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

/**
 * Starts the calls that look up who may open books. What they find is kept for the call that draws, which can do
 * without it.
 */
function prefetchMeanwhile(prefetch: Prefetch): void {
  for (let part = 0; part < prefetch.parts; part += 1) void call('prefetchAccess', { ...prefetch, part });
}

/** Splits so many books among calls that look up who may open them; undefined where there are none. */
export function prefetchOf(books: number): Prefetch | undefined {
  return books === 0 ? undefined : { click: crypto.randomUUID(), parts: Math.ceil(books / BOOKS_A_LOOK) };
}
