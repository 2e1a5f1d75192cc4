// Each meadow's storage of bullets, and how it grows (WS-2).
import type { State } from './types';

/** Bullets per round on top of the headcount. */
export const GROWTH_EXTRA = 2;

/** At the start of each round. */
export function growthFor(players: number): number {
  return players === 0 ? 0 : players + GROWTH_EXTRA;
}

/** Dead players count too. */
export function headcount({ seats }: Pick<State, 'seats'>, meadow: string): number {
  let players = 0;
  for (const seat of seats.values()) if (seat.meadow === meadow) players += 1;
  return players;
}
