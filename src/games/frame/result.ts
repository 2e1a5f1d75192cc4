// Errors. A person's mistake is a value: a result, or problems with places. A mistake in the program is thrown as a
// `Bug`.
import { plural } from './wording';
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
export type ValuePath = readonly (string | number)[];

export interface Problem {
  readonly code: string;
  readonly place: ValuePath;
  readonly text: string;
}

export function problem(code: string, place: ValuePath, text: string): Problem {
  return { code, place, text };
}

/** Makes a problem. The code is one of the game's own or a shared one. */
export type ProblemMaker<Code extends string> = (
  code: Code | SharedProblemCode,
  place: ValuePath,
  text: string,
) => Problem;

/** Problems that several games share. */
const SHARED_PROBLEMS = [
  'too-few-players',
  'chose-oneself',
  'too-few-garnets',
  'unknown-player',
  'repeated',
  'ambiguous-choices',
] as const;
type SharedProblemCode = (typeof SHARED_PROBLEMS)[number];

/** Problems found by the frame in submissions, rosters and scenarios. */
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

/** Problems found by fields. */
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

/** All codes that don't belong to a game. */
export const COMMON_PROBLEMS: readonly string[] = [...SHARED_PROBLEMS, ...FRAME_PROBLEMS, ...FIELD_PROBLEMS];

/** Moves problems of a part to the part's place in the whole. */
export function nestProblems(place: ValuePath, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((entry) => ({ ...entry, place: [...place, ...entry.place] }));
}

/** Maximum number of problems listed per input, because a completely wrong text has thousands. */
const MAX_PROBLEMS_LISTED = 12;

/** Problems as sentences that start with the place: `at steps[2].match: …`. */
export function problemTextsWithPaths(problems: readonly Problem[]): readonly string[] {
  return problemTexts(
    problems.map((one) =>
      one.place.length === 0 ? one : { ...one, text: `at ${formatPath(one.place)}: ${one.text}` },
    ),
  );
}

/** The problems' sentences. If there are too many, the first ones and a count of the rest. */
export function problemTexts(problems: readonly Problem[]): readonly string[] {
  const texts = problems.map(({ text }) => text);
  const more = texts.length - MAX_PROBLEMS_LISTED;
  return more > 0 ? [...texts.slice(0, MAX_PROBLEMS_LISTED), `And ${plural(more, 'more problem')}.`] : texts;
}

/** A place as text: `slots[0].do`; empty for the entire input. */
export function formatPath(place: ValuePath): string {
  return place
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

/**
 * Names of this program's and of JavaScript's errors. Google doesn't document the names of its services' exceptions.
 */
export const PROGRAM_ERROR_NAMES = [
  'Bug',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;

const PROGRAM_ERROR_NAME_VALUES: readonly unknown[] = PROGRAM_ERROR_NAMES;

/** A bug in this program: something that can't happen has happened. */
export class Bug extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Bug';
  }
}

/** The value under a key that always exists. */
export function mustGet<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  return ensure(map.get(key), `There’s no entry for ${String(key)}.`);
}

/** A value that always exists; `wrong` says which assumption failed if it doesn't. */
export function ensure<Value>(value: Value | undefined, wrong: string): Value {
  if (value === undefined) throw new Bug(wrong);
  return value;
}

/** The row with a name that always exists. */
export function mustFindNamed<Row extends { readonly name: string }>(
  rows: readonly Row[],
  name: string,
): Row {
  return ensure(
    rows.find((row) => row.name === name),
    `There’s nobody called ${name}.`,
  );
}

/** Whether an error is this program's or JavaScript's. Around calls to Google, any other error is Google's. */
export function isProgramError(error: unknown): boolean {
  return isObject(error) && PROGRAM_ERROR_NAME_VALUES.includes(error.name);
}
