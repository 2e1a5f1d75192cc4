// The Elimination Candidate: fewest black garnets without a token, or named by a winner (BG-11, BG-13).
import type { Chance } from '../chance';
import { ask, type Ask, type Ordered, type Resolution } from '../contract';
import { choice, object, optionsOf } from '../fields';
import type { Json } from '../json';
import type { Event } from './events';
import { standingOf } from './players';
import { namesCandidate, notSpared } from './twist';
import type { NameOrder, Naming, Phase, State, Verdict } from './types';

type CandidatePhase = Extract<Phase, { readonly kind: 'candidate' }>;

/** Everyone without a token, in roster order. */
export function tokenless({ players }: State, { tokens }: Verdict): readonly string[] {
  return players.filter((name) => !tokens.has(name));
}

/** The winner who is asked to name the Candidate, if there is one and somebody to name. */
export function mayName(state: State, verdict: Verdict): string | undefined {
  return tokenless(state, verdict).length === 0 ? undefined : namesCandidate(state, verdict.winners);
}

/** What that winner is asked. */
export function candidateAsk(state: State, { verdict, chooser }: CandidatePhase): Ask<NameOrder> {
  const eligible = tokenless(state, verdict);
  return ask<NameOrder>({
    form: 'candidate',
    title: 'The Candidate',
    help: 'Name the Elimination Candidate: any player without a Token of Life.',
    players: [chooser],
    move: object({ player: choice({ title: 'Player', options: optionsOf(eligible) }) }),
    sample: (_, chance): Json | undefined => {
      const player = chance.pick(eligible);
      return player === undefined ? undefined : { player };
    },
  });
}

/** The one who was named; without a name, as if nobody could. */
export function resolveCandidate(
  state: State,
  { verdict, chooser }: CandidatePhase,
  orders: readonly Ordered<NameOrder>[],
  chance: Chance,
): Resolution<State, Event> {
  const order = orders.find(({ player }) => player === chooser)?.order;
  const decided: Naming =
    order === undefined ? naming(state, verdict, chance) : { candidate: order.player, by: 'winner' };
  return {
    state: { ...state, phase: { kind: 'over', verdict, naming: decided } },
    events: [{ kind: 'candidate', to: 'everyone', naming: decided }],
  };
}

/** Fewest black garnets among those without a token; ties are drawn. */
export function naming(state: State, verdict: Verdict, chance: Chance): Naming {
  const eligible = tokenless(state, verdict);
  const fewest = Math.min(...eligible.map((name) => standingOf(state, name).black));
  const tied = notSpared(
    state,
    eligible.filter((name) => standingOf(state, name).black === fewest),
  );
  const candidate = chance.for('candidate').pick(tied) ?? null;
  if (candidate === null) return { candidate, by: 'nobody left' };
  return { candidate, by: tied.length === 1 ? 'fewest' : 'draw' };
}
