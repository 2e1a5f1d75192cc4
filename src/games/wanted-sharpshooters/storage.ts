// Each meadow's storage of bullets, and how it grows (WS-2).
import type { State } from './types';

/** Bullets by which a storage grows per round in addition to the number of players. */
export const EXTRA_GROWTH = 2;

export function storageGrowth(players: number): number {
  return players === 0 ? 0 : players + EXTRA_GROWTH;
}

/** How many players are in a meadow, including dead ones. */
export function headcount({ seats }: Pick<State, 'seats'>, meadow: string): number {
  let players = 0;
  for (const seat of seats.values()) if (seat.meadow === meadow) players += 1;
  return players;
}
