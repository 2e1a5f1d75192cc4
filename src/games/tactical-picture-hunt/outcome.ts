// Everyone's score, who wins, and what decided it (PH-10).
import type { Outcome, PlayerScore, Scores, State } from './types';

const NOTHING: PlayerScore = { score: 0, caught: 0, survived: 0 };

/** Gives a player's score so far; nothing before the first round is decided. */
export function scoreOf(scores: Scores | undefined, name: string): PlayerScore {
  return scores?.get(name) ?? NOTHING;
}

/** The higher score wins; a tie goes to the player with the Advantage. */
export function outcome({ seats, scores }: State): Outcome {
  const totals = seats.players.map((name) => scoreOf(scores, name).score);
  const best = Math.max(...totals);
  const leaders = seats.players.filter((_, index) => totals[index] === best);
  const [leader, other] = leaders;
  return leader === undefined || other !== undefined
    ? { winner: seats.advantage, decision: { kind: 'tie', score: best } }
    : { winner: leader, decision: { kind: 'higher-score' } };
}
