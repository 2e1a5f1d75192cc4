// Claiming dimensions at the start of a period (PH-4).
import type { Ordered, Resolution } from '../contract';
import { claimants, firstRound, goTo } from './course';
import { DIMENSIONS, type Dimension, type Event, type Order, type Phase, type State } from './types';

export type ClaimPhase = Extract<Phase, { readonly kind: 'claim' }>;

/** The dimensions that the claimant may still take. */
export function freeDimensions(state: State, { turn }: ClaimPhase): readonly Dimension[] {
  const taken = turn === 'first' ? [] : [...state.claims.values()];
  return DIMENSIONS.filter((dimension) => !taken.includes(dimension));
}

/** One player's claim; without a submission, the first dimension that is free. */
export function resolveClaim(
  state: State,
  phase: ClaimPhase,
  orders: readonly Ordered<Order>[],
): Resolution<State, Event> {
  const { period, turn } = phase;
  const player = claimants(state.seats, period)[turn];
  const chosen = orders.flatMap(({ order }) => ('dimension' in order ? [order.dimension] : []))[0];
  const dimension = chosen ?? freeDimensions(state, phase)[0] ?? 'columns';
  // The first claim of a period ends the claims of the period before.
  const claims = new Map([...(turn === 'first' ? [] : state.claims), [player, dimension]]);
  const next = goTo(
    { ...state, claims },
    turn === 'first' ? { ...phase, turn: 'second' } : { kind: 'round', round: firstRound(period) },
  );
  return {
    state: next.state,
    events: [
      { kind: 'claimed', to: 'everyone', period, turn, player, dimension },
      ...(chosen === undefined ? [byDefault(player, period, dimension)] : []),
      ...next.events,
    ],
  };
}

/** That nothing was sent is the player's own affair. */
function byDefault(player: string, period: number, dimension: Dimension): Event {
  return { kind: 'claimed-by-default', to: { player }, period, dimension };
}
