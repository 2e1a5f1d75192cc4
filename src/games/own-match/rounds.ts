// The rounds of a match of the host's own: their names, and the last one.
import { LIMITS, type State } from './types';

export function roundTitle(number: number): string {
  return `Round ${number}`;
}

/** Gives the number of the round after which the match ends whatever the host enters. */
export function lastRound({ rounds }: Pick<State, 'rounds'>): number {
  return rounds ?? LIMITS.rounds;
}
