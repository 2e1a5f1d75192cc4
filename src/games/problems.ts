// Why something a person entered is refused: a stable code, the place in the input, and a sentence that
// starts with what they tried and says what to do.

/** Where in a JSON input: `['slots', 0, 'do']`. */
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

/** One code for a rule that several games have. */
export const SHARED_PROBLEMS = [
  'too-few-players',
  'chose-oneself',
  'too-few-garnets',
  'unknown-player',
  'repeated',
] as const;
export type SharedProblem = (typeof SHARED_PROBLEMS)[number];

/** A place as people read it: `slots[0].do`; empty text for the whole input. */
export function placeText(place: Place): string {
  return place
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}
