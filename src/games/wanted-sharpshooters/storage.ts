// The storages of bullets, one for each meadow: how they grow (WS-2).
import type { RoundLog } from './round-log';
import type { State } from './types';

/** Bullets that a storage gains beside the headcount of its meadow. */
export const GROWTH_EXTRA = 2;

/** Bullets that the storage of a meadow with so many players gains at the start of a round. */
export function growthFor(players: number): number {
  return players === 0 ? 0 : players + GROWTH_EXTRA;
}

/** The number of players in a meadow, alive and dead. */
export function headcount({ seats }: Pick<State, 'seats'>, meadow: string): number {
  return [...seats.values()].filter((seat) => seat.meadow === meadow).length;
}

/** Storages grow at the start of the round, by the headcount after the host's moves (WS-2). */
export function growStorages(state: State, log: RoundLog): void {
  for (const meadow of state.storage.keys()) {
    const players = headcount(state, meadow);
    log.changeStorage(meadow, growthFor(players), { kind: 'growth', players });
  }
}
