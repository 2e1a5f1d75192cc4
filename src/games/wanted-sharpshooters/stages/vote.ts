// The vote: every winner names a loser; who gets most votes is the Elimination Candidate (WS-16).
import { ask } from '../../frame/ask';
import { choice, object, optionsOf } from '../../frame/fields';
import { stage, type Stage } from '../../frame/stage';
import type { Event } from '../events';
import { candidacyByVotes, nameCandidate } from '../outcome';
import type { State } from '../types';

/** Gives the vote; null unless it is held now. */
export function vote(state: State): Stage<State, Event> | null {
  if (state.phase.kind !== 'vote') return null;
  const { result } = state.phase;
  const { winners, losers } = result;
  return stage({
    name: 'vote',
    title: 'Vote',
    asksOpenly: true,
    asks: {
      votes: ask<{ readonly player: string }>({
        form: 'vote',
        title: 'Your vote',
        without: 'They do not vote.',
        help: 'The loser with most votes of the winners is the Elimination Candidate.',
        players: winners,
        move: object({ player: choice({ title: 'Loser', options: optionsOf(losers) }) }),
        sample: (_, chance) => {
          const player = chance.pick(losers);
          return player === undefined ? undefined : { player };
        },
      }),
    },
    resolve: (orders, chance) => {
      const votes = new Map(winners.map((name) => [name, orders.votes.get(name)?.player ?? null]));
      const candidacy = candidacyByVotes(result, votes, chance);
      return nameCandidate({ ...state, damage: new Map() }, result, votes, candidacy);
    },
  });
}
