// The stages after the last round: the winners' vote, and the gifts of additional tokens (WS-16).
import type { Chance } from '../chance';
import type { Ordered, Resolution } from '../contract';
import { afterCandidate, endGame } from './finish';
import type { Ballot, Event } from './told';
import type { Order, State, Verdict } from './types';

/** Most votes make the Candidate; a tie, of nobody voting too, is drawn. */
export function resolveVote(
  state: State,
  verdict: Verdict,
  orders: readonly Ordered<Order>[],
  chance: Chance,
): Resolution<State, Event> {
  const ballots = ballotsOf(verdict.winners, orders);
  const votesFor = (name: string): number => ballots.filter(({ named }) => named === name).length;
  const most = Math.max(...verdict.losers.map(votesFor));
  const tied = verdict.losers.filter((name) => votesFor(name) === most);
  const candidate = chance.for('candidate').pick(tied) ?? null;
  const cause = tied.length === 1 ? 'votes' : 'tie';
  const next = afterCandidate({ ...state, damage: new Map() }, verdict, candidate, cause);
  return { state: next.state, events: [{ kind: 'voted', to: 'everyone', ballots }, ...next.events] };
}

/** Every gift arrives; one that nobody named lapses. */
export function resolveGift(
  state: State,
  verdict: Verdict,
  candidate: string | null,
  orders: readonly Ordered<Order>[],
): Resolution<State, Event> {
  const ballots = ballotsOf(verdict.givers, orders);
  const tokens = new Map(
    [...verdict.tokens].map(([name, own]) => [
      name,
      own + ballots.filter(({ named }) => named === name).length,
    ]),
  );
  const next = endGame({ ...state, damage: new Map() }, verdict, candidate, tokens);
  return { state: next.state, events: [{ kind: 'gave', to: 'everyone', ballots }, ...next.events] };
}

/** Whom each of these players named, in roster order. */
function ballotsOf(players: readonly string[], orders: readonly Ordered<Order>[]): readonly Ballot[] {
  return players.map((by) => {
    const order = orders.find(({ player }) => player === by)?.order;
    return { by, named: order === undefined || 'action' in order ? null : order.player };
  });
}
