// Limits of one player beyond closed choices: numbers with a shared total, and questions that can be left out. Like
// closed choices they follow from what that player knows, and pages show them.
import { moveWith } from './closed';
import type { Answered } from './fields';
import type { Place } from './result';

/** Numbers of a move whose total is limited. */
export interface Sum {
  readonly name: string;
  readonly most: number;
  readonly places: readonly Place[];
}

/** A sum, by the titles of its questions. */
export interface SumOfAnswers {
  readonly name: string;
  readonly most: number;
  readonly titles: readonly string[];
}

export interface Limits {
  readonly sums: readonly Sum[];
  /** Places of required questions that the player can leave out now. */
  readonly excused: readonly Place[];
  /** Needs no answer: nobody waits for this player. */
  readonly passes: boolean;
}

export const NO_LIMITS: Limits = { sums: [], excused: [], passes: false };

interface Worded {
  readonly toAnswers: (move: unknown) => readonly Answered[];
}

export function sumsOfAnswers(sums: readonly Sum[], worded: Worded): readonly SumOfAnswers[] {
  return sums.map(({ name, most, places }) => ({ name, most, titles: titlesAt(places, worded) }));
}

/** Titles of the questions for numbers or single choices at these places. */
export function titlesAt(places: readonly Place[], { toAnswers }: Worded): readonly string[] {
  return places.flatMap((place) => toAnswers(moveWith(place, 0)).map(({ title }) => title));
}
