// A round of Lone Number, and who has won in the end.
import type { Event, Round, State } from './types';

/** The lowest number that exactly one player named. */
export function loneNumber(calls: Round['calls']): Round['lone'] {
  const named = [...calls].map(([player, number]) => ({ player, number }));
  const alone = named.filter(({ number }) => named.filter((other) => other.number === number).length === 1);
  return alone.reduce<Round['lone']>(
    (lowest, one) => (lowest === null || one.number < lowest.number ? one : lowest),
    null,
  );
}

/** The rounds that a player has won. */
export function scoreOf({ played }: State, player: string): number {
  return played.filter(({ lone }) => lone?.player === player).length;
}

/** Most points; the drawn order breaks a tie. */
export function winnerOf(state: State): string {
  const most = Math.max(...state.players.map((player) => scoreOf(state, player)));
  return state.tieOrder.find((player) => scoreOf(state, player) === most) ?? '';
}

/** Each player learns of their own number alone; everyone learns which number scored, but not whose it was. */
export function roundEvents(state: State): readonly Event[] {
  const round = state.played[state.played.length - 1];
  const events: Event[] = state.players.map((player) => ({
    kind: 'called',
    to: { player },
    number: round?.calls.get(player) ?? null,
    scored: round?.lone?.player === player,
    total: scoreOf(state, player),
  }));
  events.push({ kind: 'lone-number', to: 'everyone', number: round?.lone?.number ?? null });
  if (state.played.length === state.rounds) {
    const scores = new Map(state.players.map((player) => [player, scoreOf(state, player)]));
    events.push({ kind: 'game-ended', to: 'everyone', winner: winnerOf(state), scores });
  }
  return events;
}
