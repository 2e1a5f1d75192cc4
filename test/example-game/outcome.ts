// Scores, and who wins.
import { POINTS, type Round, type State } from './types';

/** The points of a player in a round. */
export function pointsIn({ lone }: Round, player: string, luckyNumber: number): number {
  if (lone?.player !== player) return 0;
  return lone.number === luckyNumber ? POINTS.lucky : POINTS.usual;
}

/** A player's points in all rounds so far. */
export function scoreOf({ played, luckyNumber }: State, player: string): number {
  return played.reduce((sum, round) => sum + pointsIn(round, player, luckyNumber), 0);
}

/** Those with the most points, in the drawn order. */
function leaders(state: State): readonly string[] {
  const most = Math.max(...state.players.map((player) => scoreOf(state, player)));
  return state.tieOrder.filter((player) => scoreOf(state, player) === most);
}

/** Most points win; the drawn order breaks a tie. */
export function winnerOf(state: State): string {
  const [first] = leaders(state);
  if (first === undefined) throw new Error('Nobody plays: set-up lets no such game begin.');
  return first;
}

/** True if there’s a prize: only a sole leader gives one. */
export function hasPrize(state: State): boolean {
  return leaders(state).length === 1;
}

/** True once all rounds are played. */
export function roundsAreOver({ played, rounds }: State): boolean {
  return played.length === rounds;
}

/** True once nothing is left to play. */
export function isOver(state: State): boolean {
  return roundsAreOver(state) && (state.receiver !== null || !hasPrize(state));
}
