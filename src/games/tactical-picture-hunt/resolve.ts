// Resolves whatever stage is open.
import type { Ordered, Resolution } from '../contract';
import { resolveChallenge } from './challenge';
import { resolveClaim } from './claims';
import { resolveRound } from './rounds';
import type { Event, Order, State } from './types';

/** The order of arrival does not matter. */
export function resolve(state: State, orders: readonly Ordered<Order>[]): Resolution<State, Event> {
  const { phase } = state;
  switch (phase.kind) {
    case 'claim':
      return resolveClaim(state, phase, orders);
    case 'round':
      return resolveRound(state, phase, orders);
    case 'challenge':
      return resolveChallenge(state, phase, orders);
    case 'over':
      return { state, events: [] };
  }
}
