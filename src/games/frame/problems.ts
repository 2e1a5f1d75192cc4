// Problems: why something that a person entered is refused. Each has a stable code, its place in the input, and a
// sentence that starts with what they tried and says what to do.

import { count } from './wording';

/** A place in a JSON input: `['slots', 0, 'do']`. */
export type Place = readonly (string | number)[];

export interface Problem {
  readonly code: string;
  readonly place: Place;
  readonly text: string;
}

export function problem(code: string, place: Place, text: string): Problem {
  return { code, place, text };
}

/** Makes problems whose code is a game's own, or one that all games share. */
export type ProblemMaker<Code extends string> = (
  code: Code | SharedProblem,
  place: Place,
  text: string,
) => Problem;

/** Codes of rules that several games have, one for each rule. */
const SHARED_PROBLEMS = [
  'too-few-players',
  'chose-oneself',
  'too-few-garnets',
  'unknown-player',
  'repeated',
  'ambiguous-choices',
] as const;
type SharedProblem = (typeof SHARED_PROBLEMS)[number];

/** Codes of the frame's own checks, of a submission, a roster or a scenario. */
const FRAME_PROBLEMS = [
  'late',
  'early',
  'former',
  'not-asked',
  'game-over',
  'empty-name',
  'spoilt-name',
  'same-name',
  'unknown-game',
  'stage-out-of-order',
] as const;

/** Codes of the checks that fields make of a value. */
const FIELD_PROBLEMS = [
  'missing',
  'unknown-field',
  'not-an-object',
  'not-a-list',
  'not-a-choice',
  'not-whole',
  'not-yes-or-no',
  'not-text',
  'out-of-range',
  'wrong-count',
  'too-many',
  'uneven-rows',
  'not-by-player',
  'unknown-name',
  'not-a-line',
  'too-long',
  'too-large',
] as const;

/** The codes that are no game's own. */
export const COMMON_PROBLEMS: readonly string[] = [...SHARED_PROBLEMS, ...FRAME_PROBLEMS, ...FIELD_PROBLEMS];

/** Gives the problems of a part as problems of the whole in which it has this place. */
export function within(place: Place, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((entry) => ({ ...entry, place: [...place, ...entry.place] }));
}

/** The most problems that are named for one input: a text that is something else altogether has thousands. */
const MOST_NAMED = 12;

/** Problems in sentences that begin with their places: `at steps[2].match: …`. */
export function placedTexts(problems: readonly Problem[]): readonly string[] {
  return problemTexts(
    problems.map((one) =>
      one.place.length === 0 ? one : { ...one, text: `at ${placeText(one.place)}: ${one.text}` },
    ),
  );
}

/** Gives the problems in sentences: all of them, or the first ones and how many more there are. */
export function problemTexts(problems: readonly Problem[]): readonly string[] {
  const texts = problems.map(({ text }) => text);
  const more = texts.length - MOST_NAMED;
  return more > 0 ? [...texts.slice(0, MOST_NAMED), `And ${count(more, 'more problem')}.`] : texts;
}

/** Gives a place as people read it: `slots[0].do`; empty text for the whole input. */
export function placeText(place: Place): string {
  return place
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}
