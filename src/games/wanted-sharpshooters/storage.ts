// The storages of bullets, one for each meadow: how they grow (WS-2).
import type { State } from './types';

/** Bullets that a storage gains beside the headcount of its meadow. */
export const GROWTH_EXTRA = 2;

/** Bullets that the storage of a meadow with so many players gains at the start of a round. */
export function growthFor(players: number): number {
  return players === 0 ? 0 : players + GROWTH_EXTRA;
}

/** Gives the number of players in a meadow, alive and dead. */
export function headcount({ seats }: Pick<State, 'seats'>, meadow: string): number {
  let players = 0;
  for (const seat of seats.values()) if (seat.meadow === meadow) players += 1;
  return players;
}
