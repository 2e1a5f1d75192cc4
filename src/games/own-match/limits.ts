// The limits of one player's answers (OM-5), computed from what that player knows: earlier answers, scores, and what can
// be left out. Also random answers within these limits, for practice games.
import type { ClosedChoices, Knowledge, OpenChoices } from '../frame/closed-choices';
import { eventsOf, last, type Log } from '../frame/events';
import type { PartlyRead } from '../frame/fields';
import type { Limits, SumLimit } from '../frame/limits';
import {
  minChoices,
  isOnceOnly,
  canBeUnanswerable,
  minPlayersNamed,
  limitingScore,
  isLimitedByScore,
  minNumber,
} from '../frame/custom';
import { hasOwn, fromEntries, type Json } from '../frame/json';
import { nameKey, isSameName } from '../frame/names';
import { problem as anyProblem, type ValuePath, type Problem } from '../frame/result';
import { andList, quote } from '../frame/wording';
import type { Event } from './events';
import { problem, type Answer, type Move, type OpenFacts, type Question } from './types';
import type { Chance } from '../frame/chance';

export type OwnMatchKnowledge = Knowledge<OpenFacts, Event>;

/** The questions that a player is asked, and the players who can be named as answers. */
interface AskedQuestions {
  readonly questions: readonly Question[];
  readonly names: readonly string[];
}

function questionPath({ title }: Question): ValuePath {
  return ['answers', title];
}

/** Choices closed to a player: themselves, and earlier answers to questions that accept each answer only once. */
export function playerClosedChoices(
  asked: AskedQuestions,
  known: OwnMatchKnowledge,
): readonly ClosedChoices[] {
  return asked.questions.flatMap((question) => [
    ...closedSelfChoice(question, asked.names, known.name),
    ...closedUsedChoices(question, allChoices(question, asked.names), known.log),
  ]);
}

/** Closes the player's own name in questions that ask for other players. */
function closedSelfChoice(
  question: Question,
  names: readonly string[],
  player: string,
): readonly ClosedChoices[] {
  if (minPlayersNamed(question) === 0 || !names.includes(player)) return [];
  const text = (): string => `${question.title}: you named yourself. Name another player.`;
  return [{ place: questionPath(question), values: [player], why: 'yourself', code: 'chose-oneself', text }];
}

/** Closes choices that the player's counted answers to the same title have used, even to questions of another kind. */
function closedUsedChoices(
  question: Question,
  choices: readonly string[],
  log: Log<Event>,
): readonly ClosedChoices[] {
  if (!isOnceOnly(question)) return [];
  const { title } = question;
  const place = questionPath(question);
  return eventsOf(log, 'answered').flatMap(
    ({ title: round, event: { answers } }): readonly ClosedChoices[] => {
      const held = answers.flatMap((given) =>
        isSameName(given.title, title) ? chosenValues(given.answer) : [],
      );
      const values = choices.filter((choice) => held.some((part) => isSameName(part, choice)));
      if (values.length === 0) return [];
      const text = (picked: readonly string[]): string =>
        `${title}: you already answered ${andList(picked.map(quote))} in ${round}. You can use each answer only once, so choose something else.`;
      return [{ place, values, why: `your answer in ${round}`, code: 'answered-before', text }];
    },
  );
}

function chosenValues(answer: Answer): readonly string[] {
  return typeof answer === 'object' ? answer : [String(answer)];
}

/** Everything that can be chosen in a question. */
function allChoices(question: Question, names: readonly string[]): readonly string[] {
  switch (question.kind) {
    case 'choice':
    case 'several':
    case 'ranking':
      return question.choices;
    case 'player':
    case 'players':
      return names;
    case 'number':
    case 'text':
      return [];
  }
}

/** The player's sums, the required questions they can leave out, and whether they must answer at all. */
export function playerLimits(asked: AskedQuestions, known: OwnMatchKnowledge): Limits {
  const { questions } = asked;
  const sums = sumLimits(questions, known);
  const excused = questions.filter(
    (question) =>
      question.required && (hasTooFewChoices(question, asked, known) || exceedsScore(question, asked, sums)),
  );
  return {
    sums,
    excused: excused.map(questionPath),
    passes: questions.every((question) => !question.required || excused.includes(question)),
  };
}

/** For each score that limits numbers: the maximum is what the player has, but at least 0. */
function sumLimits(
  questions: readonly Question[],
  { name: player, log }: OwnMatchKnowledge,
): readonly SumLimit[] {
  const scores = new Map(
    questions.flatMap((question) => {
      const score = limitingScore(question);
      return score === undefined ? [] : [[nameKey(score), score] as const];
    }),
  );
  return [...scores.values()].map((name) => ({
    name,
    most: Math.max(0, ...knownTotals(log, name, player).slice(-1)),
    places: questions.filter((question) => isLimitedByScore(question, name)).map(questionPath),
  }));
}

/** What the player was told about their total of a score, oldest first. */
function knownTotals(log: Log<Event>, score: string, player: string): readonly number[] {
  return eventsOf(log, 'scored').flatMap(({ event: { standings } }) =>
    standings.flatMap((standing) => (standing.score === score ? (standing.totals.get(player) ?? []) : [])),
  );
}

/** Whether fewer choices are open to the player, or fewer other players are in, than the question asks for. */
function hasTooFewChoices(question: Question, asked: AskedQuestions, known: OwnMatchKnowledge): boolean {
  const others = asked.names.filter((name) => name !== known.name);
  if (others.length < minPlayersNamed(question)) return true;
  if (!isOnceOnly(question)) return false;
  const closed = playerClosedChoices({ ...asked, questions: [question] }, known).flatMap(
    ({ values }) => values,
  );
  const open = allChoices(question, asked.names).filter((choice) => !closed.includes(choice));
  return open.length < (question.kind === 'several' ? minChoices(question) : 1);
}

/** Whether the minimums of all required questions within the same score exceed what the player has. */
function exceedsScore(question: Question, { questions }: AskedQuestions, sums: readonly SumLimit[]): boolean {
  const sum = sums.find(({ name }) => isLimitedByScore(question, name));
  if (sum === undefined) return false;
  return sumOfMinimums(questions, sum.name) > sum.most;
}

function sumOfMinimums(questions: readonly Question[], score: string): number {
  return questions.reduce(
    (total, question) =>
      total + (question.required && isLimitedByScore(question, score) ? minNumber(question) : 0),
    0,
  );
}

/** Problems of a move: more than a score allows, or a required answer missing. */
export function limitProblems(
  { questions, names }: AskedQuestions,
  draft: PartlyRead<Move>,
  limits: Limits,
): readonly Problem[] {
  const answers = draft.answers ?? {};
  const answerTo = (title: string): unknown => (hasOwn(answers, title) ? answers[title] : undefined);
  const missing = questions.filter(
    (question) =>
      question.required &&
      canBeUnanswerable(question, questions, names) &&
      (answerTo(question.title) ?? null) === null &&
      !limits.excused.some(([, title]) => title === question.title),
  );
  return [
    ...missing.map((question) =>
      anyProblem(
        'missing',
        questionPath(question),
        `${question.title}: no answer. This question is required.`,
      ),
    ),
    ...limits.sums.flatMap((sum) => sumProblems(sum, questions, answerTo)),
  ];
}

function sumProblems(
  { name, most }: SumLimit,
  questions: readonly Question[],
  answerTo: (title: string) => unknown,
): readonly Problem[] {
  const numbers = questions.flatMap((question) => {
    const answer = isLimitedByScore(question, name) ? answerTo(question.title) : undefined;
    return typeof answer === 'number' && answer > 0 ? [{ question, answer }] : [];
  });
  const sum = numbers.reduce((total, { answer }) => total + answer, 0);
  const latest = last(numbers);
  if (sum <= most || latest === undefined) return [];
  const titles = andList(numbers.map(({ question }) => question.title));
  const given = numbers.length === 1 ? String(sum) : `${sum} together`;
  const text = `${titles}: ${given}, but you have ${most} ${name}. Lower ${numbers.length === 1 ? 'it' : 'the total'} by ${sum - most}.`;
  return [problem('beyond-score', questionPath(latest.question), text)];
}

/** Answers everything required and some of the rest, from open choices and within the player's scores. */
export function sampleMove(asked: AskedQuestions, chance: Chance, open: OpenChoices, limits: Limits): Json {
  const { questions } = asked;
  const isExcused = (question: Question): boolean =>
    limits.excused.some(([, title]) => title === question.title);
  const mustAnswer = questions.filter((question) => question.required && !isExcused(question));
  const left = new Map(limits.sums.map(({ name, most }) => [name, most - sumOfMinimums(mustAnswer, name)]));
  const answers = questions.flatMap((question): readonly (readonly [string, Json])[] => {
    const each = chance.for(question.title);
    const isNeeded = mustAnswer.includes(question);
    // Sometimes leave out a question that isn't needed.
    if (!isNeeded && each.whole(1, 3) === 1) return [];
    const [score, rest = Infinity] = [...left].find(([name]) => isLimitedByScore(question, name)) ?? [];
    const spare = rest + (isNeeded ? minNumber(question) : 0);
    const answer = sampleAnswer(question, asked.names, each, open, spare);
    if (answer === undefined) return [];
    if (score !== undefined) left.set(score, spare - Number(answer));
    return [[question.title, answer]];
  });
  return { answers: fromEntries(answers) };
}

const SAMPLE_TEXTS = ['yes', 'not yet', 'the blue one', 'whatever Bo says'];
const SAMPLE_RANGE = 20;

/** A random answer; undefined if there is none. `spare`: how much of the score is left; Infinity without one. */
function sampleAnswer(
  question: Question,
  names: readonly string[],
  chance: Chance,
  open: OpenChoices,
  spare: number,
): Json | undefined {
  const place = questionPath(question);
  switch (question.kind) {
    case 'choice':
      return chance.pick(open(place, question.choices));
    case 'several': {
      const choices = open(place, question.choices);
      return sampleChoices(question, choices, chance);
    }
    case 'number': {
      const { least, most } = question;
      const from = least ?? (spare === Infinity ? Math.min(0, (most ?? 0) - SAMPLE_RANGE) : 0);
      const to = Math.min(most ?? Math.max(from, 0) + SAMPLE_RANGE, spare);
      return to < from ? undefined : chance.whole(from, to);
    }
    case 'text':
      return chance.pick(SAMPLE_TEXTS);
    case 'player':
      return chance.pick(open(place, names));
    case 'players': {
      const others = open(place, names);
      return sampleChoices(question, others, chance);
    }
    case 'ranking':
      return chance.shuffle(question.choices);
  }
}

function sampleChoices(
  question: Extract<Question, { readonly kind: 'several' | 'players' }>,
  open: readonly string[],
  chance: Chance,
): readonly string[] | undefined {
  const least = minChoices(question);
  const most = Math.min(question.most ?? open.length, open.length);
  return most < least ? undefined : chance.shuffle(open).slice(0, chance.whole(least, most));
}
