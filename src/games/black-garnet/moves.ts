// The stages of The Black Garnet, and how each is resolved.
import type { Chance } from '../chance';
import type { Ordered, Resolution, Stage } from '../contract';
import { candidateAsk, resolveCandidate } from './candidate';
import { roundAsks } from './challenges';
import { distributionAsk, resolveDistribution } from './distribution';
import type { Event } from './events';
import { powersAsks, resolvePowers } from './powers';
import { resolveRound } from './resolve';
import type { DistributionOrder, HostFacts, NameOrder, Order, RoundOrder, State } from './types';

/** The stage that is open, or null when the game is over. */
export function stage(state: State): Stage<Order> | null {
  const { phase } = state;
  switch (phase.kind) {
    case 'distribution':
      return { name: 'distribution', title: 'Distribution', asks: [distributionAsk(state)] };
    case 'powers':
      return { name: 'powers', title: 'Powers', asks: powersAsks(state) };
    case 'round': {
      const round = state.rounds.length + 1;
      return { name: `round-${round}`, title: `Round ${round}`, asks: roundAsks(state) };
    }
    case 'candidate':
      return { name: 'candidate', title: 'Candidate', asks: [candidateAsk(state, phase)] };
    case 'over':
      return null;
  }
}

/** Resolves the open stage. */
export function resolve(
  state: State,
  orders: readonly Ordered<Order>[],
  host: HostFacts,
  chance: Chance,
): Resolution<State, Event> {
  const { phase } = state;
  switch (phase.kind) {
    case 'distribution':
      return resolveDistribution(state, only(orders, isDistribution));
    case 'powers':
      return resolvePowers(state, only(orders, isName));
    case 'round':
      return resolveRound(state, only(orders, isRound), host, chance);
    case 'candidate':
      return resolveCandidate(state, phase, only(orders, isName), chance);
    case 'over':
      return { state, events: [] };
  }
}

function only<O extends Order>(
  orders: readonly Ordered<Order>[],
  isOne: (order: Order) => order is O,
): readonly Ordered<O>[] {
  return orders.flatMap(({ order, ...rest }) => (isOne(order) ? [{ ...rest, order }] : []));
}

function isDistribution(order: Order): order is DistributionOrder {
  return 'stats' in order;
}

function isRound(order: Order): order is RoundOrder {
  return 'challenges' in order;
}

function isName(order: Order): order is NameOrder {
  return 'player' in order;
}
