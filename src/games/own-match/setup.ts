// Sets up a match with the host's own rules: spells groups and currencies as first written, and starts the scores.
import type { Chance } from '../frame/chance';
import type { SetUp } from '../frame/contract';
import { type Problem, fail, ok, type Result } from '../frame/result';
import { spellingFinder, SEASON_TERMS } from '../frame/number-input';
import { questionWarnings, roundForms } from './asking';
import { drawResultEvents, drawWords } from './draws';
import type { Event } from './events';
import { checkQuestions } from './questions';
import { startingScore } from './purses';
import { purseWarnings } from './season';
import { questionEvents, matchTotalEvents, scoreEvents } from './round-events';
import {
  MIN_PLAYERS,
  EMPTY_HOST_INPUT,
  problem,
  type MatchNumber,
  type OpenFacts,
  type Player,
  type Score,
  type Settings,
  type State,
} from './types';
import { dropUndefined } from '../frame/json';

/** Checks the number of players, and warns of settings that may be mistakes. */
export function setUp(
  given: readonly Player[],
  settings: Settings,
  chance: Chance,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  if (given.length < MIN_PLAYERS) {
    const sentence = `The roster needs at least ${MIN_PLAYERS} players and has ${given.length}. Add players.`;
    return fail([problem('too-few-players', ['players'], sentence)]);
  }
  const spelt = spellingFinder(SEASON_TERMS.marks);
  const players = given.map((player) => ({ ...player, group: spelt(player.group) }));
  const currency = spellingFinder(SEASON_TERMS.currencies);
  const scores = settings.scores.flatMap(({ of: _of, ...score }): readonly Score[] => {
    if (!('places' in score)) return [];
    return [score.purse === undefined ? score : { ...score, purse: currency(score.purse) }];
  });
  const numbers = settings.scores.flatMap((score): readonly MatchNumber[] =>
    score.of === 'match' ? [score] : [],
  );
  const asked = checkQuestions({ scores, players }, settings.questions, ['settings', 'questions']);
  if (!asked.ok) return asked;
  const questions = asked.value;
  const { title, rules, answers, tokens, decides } = settings;
  const rounds = settings.rounds ?? null;
  const names = players.map(({ name }) => name);
  const drawn = drawWords(settings.draws, { round: 0, players: names, chance }, ['settings', 'draws']);
  if (!drawn.ok) return drawn;
  const started = { players, questions, out: [], asked: null };
  const state: State = {
    ...started,
    ...roundForms(started, new Map()),
    scores,
    numbers,
    rounds,
    answers,
    tokens,
    decides,
    totals: new Map(
      scores.map((score) => [
        score.name,
        new Map(players.map((player) => [player.name, startingScore(score, player)])),
      ]),
    ),
    matchTotals: new Map(numbers.map(({ name, start }) => [name, start])),
    draws: drawn.value,
    played: 0,
    entered: EMPTY_HOST_INPUT,
    end: null,
  };
  const open: OpenFacts = {
    title,
    rules,
    players: players.map(({ name, group }) => ({ name, group })),
    scores: scores.flatMap(({ name, start, shown, purse }) =>
      shown === 'everyone' ? [{ name, start, ...dropUndefined({ purse }) }] : [],
    ),
    numbers: numbers.flatMap(({ name, start, shown }) => (shown === 'everyone' ? [{ name, start }] : [])),
    rounds,
    answers,
    tokens,
  };
  return ok({
    open,
    state,
    roster: players,
    ...(questions.length + settings.scores.length === 0 ? { doubts: [NOTHING_ASKED_WARNING] } : {}),
    events: [
      ...drawResultEvents(drawn.value, [], names),
      ...scoreEvents(state, new Map()),
      ...matchTotalEvents(state, new Map()),
      ...questionEvents(state),
    ],
    warnings: [
      ...questionWarnings(started, questions),
      ...scores.flatMap(purseWarnings).map(({ text }) => text),
    ],
  });
}

const NOTHING_ASKED_WARNING =
  'it has no questions and no scores, so nobody is asked anything until you enter questions in a round';
