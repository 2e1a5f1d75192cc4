// A challenge: the attacker lists matching squares of the region, and is caught or not (PH-7).
import type { Ordered, Resolution } from '../contract';
import { afterRound, rolesIn, targetOf } from './course';
import { matchesIn, readSquare, squaresOf } from './grid';
import { credit, goOn } from './rounds';
import type { Event, ListedSquare, Order, Phase, Standing, State } from './types';

export type ChallengePhase = Extract<Phase, { readonly kind: 'challenge' }>;

/** Judges the list. No list is an empty one: it finds nothing. */
export function resolveChallenge(
  state: State,
  phase: ChallengePhase,
  orders: readonly Ordered<Order>[],
): Resolution<State, Event> {
  const { round, region, needed } = phase;
  const roles = rolesIn(state.seats, round);
  const target = targetOf(state, round);
  const entries = orders.flatMap(({ order }) => ('squares' in order ? order.squares : []));
  const listed = listedSquares(state, phase, entries);
  const found = countFound(state, listed);
  const survived = found >= needed;
  const before = state.standings.get(roles.attacker);
  const standings = credit(state.standings, roles.attacker, (standing) =>
    survived ? reward(standing, needed) : penalise(standing),
  );
  const judged: Event = {
    kind: 'challenge-judged',
    to: 'everyone',
    round,
    roles,
    target,
    region,
    needed,
    listed,
    found,
    survived,
    points: (standings.get(roles.attacker)?.score ?? 0) - (before?.score ?? 0),
    standings,
  };
  const strangers = entries.filter((entry) => readSquare(entry, region) === undefined);
  const passedOver: readonly Event[] =
    strangers.length === 0
      ? []
      : [
          {
            kind: 'passed-over',
            to: { player: roles.attacker },
            round,
            attacker: roles.attacker,
            entries: strangers,
          },
        ];
  return goOn({ ...state, standings }, [judged, ...passedOver], afterRound(round));
}

/** Every square that was named, once, in the order of the board; those that are no match are wrong. */
function listedSquares(
  state: State,
  { round, region }: ChallengePhase,
  entries: readonly string[],
): readonly ListedSquare[] {
  const named = new Set(entries.map((entry) => readSquare(entry, region)));
  const right = new Set(matchesIn(state.board, region, targetOf(state, round)).map(({ name }) => name));
  return squaresOf(state.board).flatMap(({ name }) =>
    named.has(name) ? [{ name, right: right.has(name) }] : [],
  );
}

/** The right squares, less the wrong ones where those cancel. */
function countFound({ wrongSquares }: State, listed: readonly ListedSquare[]): number {
  const right = listed.filter((square) => square.right).length;
  return wrongSquares === 'cancel' ? right - (listed.length - right) : right;
}

/** The prediction, and one more for every challenge survived so far, this one included. */
function reward(standing: Standing, prediction: number): Standing {
  const survived = standing.survived + 1;
  return { ...standing, survived, score: standing.score + prediction + survived };
}

/** One point lost for every time caught so far, this one included. */
function penalise(standing: Standing): Standing {
  const caught = standing.caught + 1;
  return { ...standing, caught, score: standing.score - caught };
}
