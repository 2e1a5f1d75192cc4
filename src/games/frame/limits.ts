// Limits of one player other than closed choices: numbers that together may not exceed what they have, and questions
// that they may leave out. They follow from what that player knows, like closed choices, and the page shows them.
import { moveWith } from './closed';
import type { Answered } from './fields';
import type { Place } from './result';

/** Numbers of a move that are together at most what a player has. */
export interface Sum {
  /** The name of what is shared: `Tokens`. */
  readonly name: string;
  readonly most: number;
  readonly places: readonly Place[];
}

/** A sum in the words of a form: the titles of the questions that ask for the numbers. */
export interface SumOfAnswers {
  readonly name: string;
  readonly most: number;
  readonly titles: readonly string[];
}

/** What one player may leave out now, and which numbers have a common limit. */
export interface Limits {
  readonly sums: readonly Sum[];
  /** The places in the move of required questions that the player may leave out. */
  readonly excused: readonly Place[];
  /** True where the player need answer nothing: nobody waits for them. */
  readonly passes: boolean;
}

export const NO_LIMITS: Limits = { sums: [], excused: [], passes: false };

/** The form in whose words places are named. */
interface Worded {
  readonly toAnswers: (move: unknown) => readonly Answered[];
}

/** Gives sums by the titles of their questions. */
export function sumsOfAnswers(sums: readonly Sum[], worded: Worded): readonly SumOfAnswers[] {
  return sums.map(({ name, most, places }) => ({ name, most, titles: titlesAt(places, worded) }));
}

/** Lists the titles of the questions that ask for numbers or single choices at these places. */
export function titlesAt(places: readonly Place[], { toAnswers }: Worded): readonly string[] {
  return places.flatMap((place) => toAnswers(moveWith(place, 0)).map(({ title }) => title));
}
