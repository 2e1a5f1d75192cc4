// A challenge: the attacker lists matching squares of the region, and survives it or is caught (PH-7).
import { ask } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import { checkboxes, object, optionsOf, text, textOf, wordList, type Field } from '../../frame/fields';
import { isList, type Json } from '../../frame/json';
import { stage, type Resolution, type Stage } from '../../frame/stage';
import type { Event, ListedSquare } from '../events';
import { holds, matchesIn, MATCH_TEXT, shortName, squareReader, squaresOf } from '../grid';
import { scoreOf, afterRound, goTo, rolesIn, targetOf } from '../phases';
import { WRONG_SQUARES_RULE, type ChallengePhase, type PlayerScore, type State } from '../types';

/** Gives the challenge of the round that was just played; null while none is open. */
export function challenge(state: State): Stage<State, Event> | null {
  const { phase } = state;
  if (phase.kind !== 'challenge') return null;
  const { attacker } = rolesIn(state.seats, phase.round);
  return stage({
    name: `round-${phase.round}-challenge`,
    title: `Round ${phase.round}, challenge`,
    others: 'which tiles of the region match the target',
    asks: {
      list: ask({
        form: 'challenge',
        title: 'Your squares',
        without: 'They tick no square.',
        help: `Tick the squares of the region whose tiles match the target. ${MATCH_TEXT} Tick at least as many as you predicted. ${WRONG_SQUARES_RULE[state.wrongSquares].sentence} With enough you score what you predicted, and 1 for each challenge so far that failed; else you lose 1 for each that succeeded. This one counts.`,
        players: [attacker],
        move: object({ squares: squaresField(state, phase) }),
        taps: { kind: 'squares', question: SQUARES_TITLE },
        sample: (_, chance) => sample(state, phase, chance),
      }),
    },
    // Without a list nothing is found.
    resolve: ({ list }) => resolve(state, phase, list.get(attacker)?.squares ?? []),
  });
}

/**
 * Gives the squares of the region by their short names, row by row. They are the same for all regions of the same two
 * dimensions: the form that offers them tells nothing of the axes.
 */
function squaresIn({ board }: State, { region }: ChallengePhase): readonly string[] {
  return squaresOf(board)
    .filter(({ name }) => holds(region, name))
    .map(({ name }) => shortName(region, name));
}

const SQUARES_TITLE = 'Squares';

/** A list as it may be written: with spaces, commas or new lines between. */
const written = wordList({ title: SQUARES_TITLE }, text({ title: 'Square' }), {
  distinct: false,
  what: 'square',
});

/** The squares of the region to tick; what is written instead is read when the list is judged (PH-7). */
function squaresField(state: State, phase: ChallengePhase): Field<readonly string[]> {
  const boxes = checkboxes({
    title: SQUARES_TITLE,
    help: 'Each square is called by the two axes that were not chosen: row by row, as on the board.',
    options: optionsOf(squaresIn(state, phase)),
  });
  return {
    ...written,
    // A form that is sent with nothing in it is an empty list.
    questions: (prefix) => boxes.questions(prefix).map((question) => ({ ...question, required: false })),
    fromAnswers: (answers, prefix) => written.fromAnswers(answers, prefix) ?? [],
    // The list as it was written, with commas as a form puts them between ticks.
    toAnswers: (value, prefix) =>
      isList(value) && value.length > 0
        ? [{ title: `${prefix}${SQUARES_TITLE}`, answer: value.map(textOf).join(', ') }]
        : [],
  };
}

/** How many of twelve right squares of the region a player sees, and how many others they take for right. */
const SEEN = 11;
const MISTAKEN = 1;

/** Ticks most of the right squares, and now and then a wrong one. */
function sample(state: State, { round, region }: ChallengePhase, chance: Chance): Json {
  const right = new Set(matchesIn(state.board, region, targetOf(state, round)).map(({ name }) => name));
  const listed = squaresOf(state.board).filter(
    ({ name }) => holds(region, name) && chance.whole(1, 12) <= (right.has(name) ? SEEN : MISTAKEN),
  );
  return { squares: listed.map(({ name }) => shortName(region, name)) };
}

function resolve(state: State, phase: ChallengePhase, entries: readonly string[]): Resolution<State, Event> {
  const { round, region, needed } = phase;
  const roles = rolesIn(state.seats, round);
  const { attacker } = roles;
  const read = squareReader(region);
  const named = entries.map((entry) => ({ entry, name: read(entry) }));
  const listed = listedSquares(state, phase, new Set(named.map(({ name }) => name)));
  const found = countFound(state, listed);
  const survived = found >= needed;
  const before = scoreOf(state.scores, attacker);
  const after = survived ? reward(before, needed) : penalise(before);
  const scores = new Map(state.scores).set(attacker, after);
  const events: Event[] = [
    {
      kind: 'challenge-judged',
      to: 'everyone',
      round,
      roles,
      target: targetOf(state, round),
      region,
      needed,
      listed,
      found,
      survived,
      points: after.score - before.score,
      scores,
    },
  ];
  const passedOver = named.flatMap(({ entry, name }) => (name === undefined ? [entry] : []));
  if (passedOver.length > 0) {
    events.push({ kind: 'passed-over', to: { player: attacker }, round, attacker, entries: passedOver });
  }
  return goTo({ ...state, scores }, afterRound(round), events);
}

/** Gives every square that was named, once, in the order of the board; squares that do not match are wrong. */
function listedSquares(
  state: State,
  { round, region }: ChallengePhase,
  named: ReadonlySet<string | undefined>,
): readonly ListedSquare[] {
  const right = new Set(matchesIn(state.board, region, targetOf(state, round)).map(({ name }) => name));
  return squaresOf(state.board)
    .filter(({ name }) => named.has(name))
    .map(({ name }) => ({ name, right: right.has(name) }));
}

/** Counts the right squares, less what the wrong ones cost. */
function countFound({ wrongSquares }: State, listed: readonly ListedSquare[]): number {
  const right = listed.filter((square) => square.right).length;
  return right - WRONG_SQUARES_RULE[wrongSquares].cost * (listed.length - right);
}

/**
 * Rewards a survived challenge: the prediction, and one more point for every challenge survived so far, this one
 * included.
 */
function reward(before: PlayerScore, prediction: number): PlayerScore {
  const survived = before.survived + 1;
  return { ...before, survived, score: before.score + prediction + survived };
}

/** Takes one point for every time caught so far, this one included. */
function penalise(before: PlayerScore): PlayerScore {
  const caught = before.caught + 1;
  return { ...before, caught, score: before.score - caught };
}
