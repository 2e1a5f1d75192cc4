// The scores and winner of Lone Number.
import { POINTS, type Round, type State } from './types';

export function pointsIn({ lone }: Round, player: string, luckyNumber: number): number {
  if (lone?.player !== player) return 0;
  return lone.number === luckyNumber ? POINTS.lucky : POINTS.usual;
}

export function scoreOf({ played, luckyNumber }: State, player: string): number {
  return played.reduce((sum, round) => sum + pointsIn(round, player, luckyNumber), 0);
}

/** The players with the most points, in the tie-breaking order. */
function leaders(state: State): readonly string[] {
  const most = Math.max(...state.players.map((player) => scoreOf(state, player)));
  return state.tieOrder.filter((player) => scoreOf(state, player) === most);
}

/** The player with the most points. The drawn order breaks ties. */
export function winnerOf(state: State): string {
  const [first] = leaders(state);
  if (first === undefined) throw new Error('Nobody plays: set-up lets no such game begin.');
  return first;
}

/** True if there's a prize: only a sole leader gives one. */
export function hasPrize(state: State): boolean {
  return leaders(state).length === 1;
}

export function roundsAreOver({ played, rounds }: State): boolean {
  return played.length === rounds;
}

export function isOver(state: State): boolean {
  return roundsAreOver(state) && (state.receiver !== null || !hasPrize(state));
}
