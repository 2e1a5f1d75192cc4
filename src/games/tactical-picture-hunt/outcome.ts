// Who wins (PH-10).
import type { Outcome, State } from './types';

/** The higher score wins; a tie goes to the player with the Advantage. */
export function outcomeOf({ seats, standings }: State): Outcome {
  const scores = seats.players.map((name) => standings.get(name)?.score ?? 0);
  const best = Math.max(...scores);
  const leaders = seats.players.filter((_, index) => scores[index] === best);
  const tied = leaders.length > 1;
  return { winner: (tied ? undefined : leaders[0]) ?? seats.advantage, tied };
}
