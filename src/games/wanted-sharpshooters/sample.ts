// Random legal moves, for practice games, stand-ins and tests.
import type { Chance } from '../chance';
import type { Json, JsonObject } from '../json';
import { living } from './board';
import { DEFAULT_GUN, weaponsOf } from './items';
import type { State } from './types';

/** A living player's action: any of those they can pay for, shooting more often than others. */
export function sampleMove(state: State, player: string, chance: Chance): Json | undefined {
  const seat = state.seats.get(player);
  if (seat === undefined) return undefined;
  const exchange = chance.whole(0, 3) === 0 ? chance.whole(0, Math.min(3, seat.garnets)) : 0;
  const bullets = seat.bullets + exchange;
  const others = living(state).filter((name) => name !== player);
  const withExchange = exchange > 0 ? { exchange } : {};
  const shots = [DEFAULT_GUN, ...weaponsOf(state.settings).filter(({ id }) => seat.items.includes(id))]
    .filter(({ cost, victims }) => cost <= bullets && victims <= others.length)
    .map((weapon): JsonObject => {
      const players = chance.shuffle(others).slice(0, weapon.victims);
      return { action: 'shoot', players, ...(weapon.id === '' ? {} : { weapon: weapon.id }) };
    });
  const purchases = state.settings.items
    .filter(
      ({ id, price }) => price <= bullets && !seat.items.includes(id) && (state.market.get(id) ?? 0) > 0,
    )
    .map(({ id }): JsonObject => ({ action: 'buy', items: [id] }));
  const rest = (['duck', 'claim', 'claim', 'nothing'] as const).map((action): JsonObject => ({ action }));
  const kind = chance.pick([shots, shots, purchases, rest].filter((list) => list.length > 0));
  const move = chance.pick(kind ?? []);
  return move === undefined ? undefined : { ...move, ...withExchange };
}

/** A dead player's guilt of two random living players. */
export function sampleGhost(state: State, chance: Chance): Json | undefined {
  const [player, victim] = chance.shuffle(living(state));
  return player === undefined || victim === undefined
    ? { action: 'nothing' }
    : { action: 'guilt', player, victim };
}

export function sampleNaming(candidates: readonly string[], chance: Chance): Json | undefined {
  const player = chance.pick(candidates);
  return player === undefined ? undefined : { player };
}
