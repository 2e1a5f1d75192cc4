// What can go wrong. Whatever a person can do wrong is a value: a result, or problems with their places. A mistake of this
// program is thrown as a Bug.
import { count } from './wording';
import { isObject } from './json';

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

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

/** What the language throws, and the mark of ours. No page of Google's says how its services name their exceptions. */
export const MISTAKE_NAMES = [
  'Bug',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;

const NAMES: readonly unknown[] = MISTAKE_NAMES;

/** A mistake of this program: something that its rules say cannot happen has happened. */
export class Bug extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Bug';
  }
}

/** Gives what a map holds under a key that it always has. */
export function must<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  return sure(map.get(key), `Nothing is there under ${String(key)}.`);
}

/** Gives a value that is always there; where it is not, the sentence says what the program took for granted. */
export function sure<Value>(value: Value | undefined, wrong: string): Value {
  if (value === undefined) throw new Bug(wrong);
  return value;
}

/** Gives the one with this name; there always is one. */
export function named<Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row {
  return sure(
    rows.find((row) => row.name === name),
    `Nobody here is called ${name}.`,
  );
}

/** Whether what was thrown is a mistake of this program. In a call of Google's, everything else is Google's. */
export function isMistake(error: unknown): boolean {
  return isObject(error) && NAMES.includes(error.name);
}
