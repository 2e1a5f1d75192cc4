// Stage `powers`: visual and interpersonal primaries name a player (BG-2).
import type { Chance } from '../chance';
import { ask, type Ask, type Ordered, type Resolution } from '../contract';
import { choice, object, optionsOf, type Draft } from '../fields';
import type { Json } from '../json';
import { problem, type Problem } from '../problems';
import type { Event, Power } from './events';
import { distributionOf, hasPower, isPrimary } from './players';
import { STAT_TITLES, type NameOrder, type State } from './types';

const HELP = {
  visual: 'Name the player whose whole distribution you want to know.',
  interpersonal: 'Name the player against whom you win every duel.',
} as const;

/** One ask for each of the two primaries that somebody has. */
export function powersAsks(state: State): readonly Ask<NameOrder>[] {
  return (['visual', 'interpersonal'] as const).flatMap((stat) => {
    const players = state.players.filter((name) => isPrimary(state, name, stat));
    if (players.length === 0) return [];
    return [
      ask<NameOrder>({
        form: `power-${stat}`,
        title: `Your power: ${STAT_TITLES[stat]}`,
        help: HELP[stat],
        players,
        move: object({ player: choice({ title: 'Player', options: optionsOf(state.players) }) }),
        check: notOneself,
        sample: (player, chance) => sample(state, player, chance),
      }),
    ];
  });
}

function notOneself(player: string, draft: Draft<NameOrder>): readonly Problem[] {
  return draft.player === player
    ? [problem('oneself', ['player'], `Naming ${player}: that is you. Name somebody else.`)]
    : [];
}

/** Whoever was named is not told; a player who named nobody has no power. */
export function resolvePowers(state: State, orders: readonly Ordered<NameOrder>[]): Resolution<State, Event> {
  const targets = new Map(orders.map(({ player, order }) => [player, order.player]));
  const power = (name: string): Power => {
    const target = targets.get(name);
    if (target === undefined) return { kind: 'unused' };
    return isPrimary(state, name, 'visual')
      ? { kind: 'sight', target, stats: distributionOf(state, target).stats }
      : { kind: 'sway', target };
  };
  return {
    state: { ...state, targets, phase: { kind: 'round' } },
    events: state.players
      .filter((name) => hasPower(state, name))
      .map((name) => ({ kind: 'power', to: { player: name }, power: power(name) })),
  };
}

function sample(state: State, player: string, chance: Chance): Json | undefined {
  const target = chance.pick(state.players.filter((name) => name !== player));
  return target === undefined ? undefined : { player: target };
}
