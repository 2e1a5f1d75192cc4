// Random answers that are accepted, for practice games and tests.
import type { Chance } from '../frame/chance';
import type { OpenChoices } from '../frame/closed';
import { recordOf, type Json } from '../frame/json';
import type { Limits } from '../frame/limits';
import { FEWEST_NAMED, scoreWithin } from '../frame/made-up';
import { sameName } from '../frame/names';
import { leastOf, placeOf, type Asked } from './limits';
import type { Question } from './types';

/**
 * Makes answers to everything that is required, and to some of the rest: of open choices, and within what the player
 * has.
 */
export function sampleMove(asked: Asked, chance: Chance, open: OpenChoices, limits: Limits): Json {
  const { questions } = asked;
  const isExcused = (question: Question): boolean =>
    limits.excused.some(([, title]) => title === question.title);
  const mustAnswer = questions.filter((question) => question.required && !isExcused(question));
  const left = new Map(
    limits.sums.map(({ name, most }) => [
      name,
      most - sumOf(mustAnswer.filter((question) => isIn(question, name)).map(leastOf)),
    ]),
  );
  const answers = questions.flatMap((question): readonly (readonly [string, Json])[] => {
    const each = chance.for(question.title);
    const isNeeded = mustAnswer.includes(question);
    // Sometimes a question that may be left out is.
    if (!isNeeded && each.whole(1, 3) === 1) return [];
    const score = [...left.keys()].find((name) => isIn(question, name));
    const spare =
      score === undefined ? undefined : (left.get(score) ?? 0) + (isNeeded ? leastOf(question) : 0);
    const answer = sampleAnswer(question, asked.names, each, open, spare);
    if (answer === undefined) return [];
    if (score !== undefined && spare !== undefined && typeof answer === 'number') {
      left.set(score, spare - answer);
    }
    return [[question.title, answer]];
  });
  return { answers: recordOf(answers) };
}

function isIn(question: Question, score: string): boolean {
  const within = scoreWithin(question);
  return within !== undefined && sameName(within, score);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

const SAMPLE_TEXTS = ['yes', 'not yet', 'the blue one', 'whatever Bo says'];
const SAMPLE_RANGE = 20;

/** Gives a random answer; undefined where there is none. `spare`: the most that is left of a score. */
function sampleAnswer(
  question: Question,
  names: readonly string[],
  chance: Chance,
  open: OpenChoices,
  spare: number | undefined,
): Json | undefined {
  const place = placeOf(question);
  switch (question.kind) {
    case 'choice':
      return chance.pick(open(place, question.choices));
    case 'several': {
      const choices = open(place, question.choices);
      return choices.length === 0
        ? undefined
        : chance.shuffle(choices).slice(0, chance.whole(1, choices.length));
    }
    case 'number': {
      const { least, most } = question;
      const from = least ?? (spare === undefined ? Math.min(0, (most ?? 0) - SAMPLE_RANGE) : 0);
      const to = Math.min(most ?? Math.max(from, 0) + SAMPLE_RANGE, spare ?? Infinity);
      return to < from ? undefined : chance.whole(from, to);
    }
    case 'text':
      return chance.pick(SAMPLE_TEXTS);
    case 'player':
      return chance.pick(open(place, names));
    case 'players': {
      const others = open(place, names);
      const { least = FEWEST_NAMED, most = others.length } = question;
      if (others.length < least) return undefined;
      return chance.shuffle(others).slice(0, chance.whole(least, Math.min(most, others.length)));
    }
    case 'ranking':
      return chance.shuffle(question.choices);
  }
}
