// A challenge: the attacker must find enough matching squares (PH-7).
import { defineAsk } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import { checkboxes, object, toOptions, text, jsonText, wordList, type Field } from '../../frame/fields';
import { isList, type Json } from '../../frame/json';
import { defineStage, type Resolution, type Stage } from '../../frame/stage';
import type { Event, ListedSquare } from '../events';
import {
  regionContains,
  matchingSquares,
  MATCH_RULE_TEXT,
  shortSquareName,
  squareFinder,
  boardSquares,
} from '../grid';
import { playerScore, phaseAfterRound, enterPhase, rolesInRound, roundTarget } from '../phases';
import { WRONG_SQUARES_RULES, type ChallengePhase, type PlayerScore, type State } from '../types';

export function challengeStage(state: State): Stage<State, Event> | null {
  const { phase } = state;
  if (phase.kind !== 'challenge') return null;
  const { attacker } = rolesInRound(state.seats, phase.round);
  return defineStage({
    name: `round-${phase.round}-challenge`,
    title: `Round ${phase.round}, challenge`,
    others: 'which tiles of the region match the target',
    asks: {
      list: defineAsk({
        form: 'challenge',
        title: 'Your squares',
        ifMissing: 'They tick no squares.',
        help: `In the region, tick at least as many matching squares as you predicted. ${MATCH_RULE_TEXT} ${WRONG_SQUARES_RULES[state.wrongSquares].sentence}`,
        players: [attacker],
        move: object({ squares: squaresField(state, phase) }),
        taps: { kind: 'squares', question: SQUARES_TITLE },
        sample: (_, chance) => sampleMove(state, phase, chance),
      }),
    },
    resolve: ({ list }) => resolve(state, phase, list.get(attacker)?.squares ?? []),
  });
}

/**
 * The short names of the region's squares, row by row. All regions of the same two dimensions have the same short names,
 * so the form doesn't reveal the axes.
 */
function regionSquareNames({ board }: State, { region }: ChallengePhase): readonly string[] {
  return boardSquares(board)
    .filter(({ name }) => regionContains(region, name))
    .map(({ name }) => shortSquareName(region, name));
}

const SQUARES_TITLE = 'Squares';

/** A written list of squares, separated by spaces, commas or line breaks. */
const typedSquaresField = wordList({ title: SQUARES_TITLE }, text({ title: 'Square' }), {
  distinct: false,
  what: 'square',
});

/** Boxes to tick the region's squares. In JSON the list is text that is only parsed when the challenge is judged (PH-7). */
function squaresField(state: State, phase: ChallengePhase): Field<readonly string[]> {
  const boxes = checkboxes({
    title: SQUARES_TITLE,
    help: 'Squares are named by the two axes that weren’t chosen. If you find enough, you score your prediction, plus 1 for each challenge against you that failed. If not, you lose 1 for each challenge that succeeded. This challenge counts too.',
    options: toOptions(regionSquareNames(state, phase)),
  });
  return {
    ...typedSquaresField,
    // A form without ticks is an empty list, not a missing answer.
    questions: (prefix) => boxes.questions(prefix).map((question) => ({ ...question, required: false })),
    fromAnswers: (answers, prefix) => typedSquaresField.fromAnswers(answers, prefix) ?? [],
    // Keep the words as written, and join them with commas as a form does.
    toAnswers: (value, prefix) =>
      isList(value) && value.length > 0
        ? [{ title: `${prefix}${SQUARES_TITLE}`, answer: value.map(jsonText).join(', ') }]
        : [],
  };
}

/** Of twelve right squares, a sample lists `SAMPLE_CORRECT_PER_12` on average; of twelve wrong squares, it lists `SAMPLE_WRONG_PER_12`. */
const SAMPLE_CORRECT_PER_12 = 11;
const SAMPLE_WRONG_PER_12 = 1;

/** A random list with most of the right squares and a few wrong ones. */
function sampleMove(state: State, { round, region }: ChallengePhase, chance: Chance): Json {
  const right = new Set(
    matchingSquares(state.board, region, roundTarget(state, round)).map(({ name }) => name),
  );
  const listed = boardSquares(state.board).filter(
    ({ name }) =>
      regionContains(region, name) &&
      chance.whole(1, 12) <= (right.has(name) ? SAMPLE_CORRECT_PER_12 : SAMPLE_WRONG_PER_12),
  );
  return { squares: listed.map(({ name }) => shortSquareName(region, name)) };
}

function resolve(state: State, phase: ChallengePhase, entries: readonly string[]): Resolution<State, Event> {
  const { round, region, needed } = phase;
  const roles = rolesInRound(state.seats, round);
  const { attacker } = roles;
  const read = squareFinder(region);
  const named = entries.map((entry) => ({ entry, name: read(entry) }));
  const listed = listedSquares(state, phase, new Set(named.map(({ name }) => name)));
  const found = netCorrectCount(state, listed);
  const survived = found >= needed;
  const before = playerScore(state.scores, attacker);
  const after = survived ? withReward(before, needed) : withPenalty(before);
  const scores = new Map(state.scores).set(attacker, after);
  const events: Event[] = [
    {
      kind: 'challenge-judged',
      to: 'everyone',
      round,
      roles,
      target: roundTarget(state, round),
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
  return enterPhase({ ...state, scores }, phaseAfterRound(round), events);
}

/** Every square that the attacker named, once each, in board order. */
function listedSquares(
  state: State,
  { round, region }: ChallengePhase,
  named: ReadonlySet<string | undefined>,
): readonly ListedSquare[] {
  const right = new Set(
    matchingSquares(state.board, region, roundTarget(state, round)).map(({ name }) => name),
  );
  return boardSquares(state.board)
    .filter(({ name }) => named.has(name))
    .map(({ name }) => ({ name, right: right.has(name) }));
}

/** The number of right squares, minus the cost of wrong ones. */
function netCorrectCount({ wrongSquares }: State, listed: readonly ListedSquare[]): number {
  const right = listed.filter((square) => square.right).length;
  return right - WRONG_SQUARES_RULES[wrongSquares].cost * (listed.length - right);
}

/** Adds the prediction, plus one point per challenge survived so far (including this one). */
function withReward(before: PlayerScore, prediction: number): PlayerScore {
  const survived = before.survived + 1;
  return { ...before, survived, score: before.score + prediction + survived };
}

/** Subtracts one point per challenge in which the player was caught so far (including this one). */
function withPenalty(before: PlayerScore): PlayerScore {
  const caught = before.caught + 1;
  return { ...before, caught, score: before.score - caught };
}
