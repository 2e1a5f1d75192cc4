// Limits that apply to one player besides closed choices: numbers with a shared maximum, and questions that can be left
// out. Like closed choices, these limits only depend on what that player knows, and pages show them.
import { moveWithValue } from './closed-choices';
import type { TitledAnswer } from './fields';
import type { ValuePath } from './result';

/** Numbers in a move whose total has a maximum. */
export interface SumLimit {
  readonly name: string;
  readonly most: number;
  readonly places: readonly ValuePath[];
}

/** A `SumLimit` with the titles of its questions. */
export interface AnswerSumLimit {
  readonly name: string;
  readonly most: number;
  readonly titles: readonly string[];
}

export interface Limits {
  readonly sums: readonly SumLimit[];
  /** Places of required questions that this player can leave out now. */
  readonly excused: readonly ValuePath[];
  /** True if this player needn't answer at all, so the stage doesn't wait for them. */
  readonly passes: boolean;
}

export const NO_LIMITS: Limits = { sums: [], excused: [], passes: false };

interface AnswerForm {
  readonly toAnswers: (move: unknown) => readonly TitledAnswer[];
}

export function answerSumLimits(sums: readonly SumLimit[], worded: AnswerForm): readonly AnswerSumLimit[] {
  return sums.map(({ name, most, places }) => ({ name, most, titles: questionTitles(places, worded) }));
}

/** Titles of the questions at these places, which must ask for a number or a single choice. */
export function questionTitles(places: readonly ValuePath[], { toAnswers }: AnswerForm): readonly string[] {
  return places.flatMap((place) => toAnswers(moveWithValue(place, 0)).map(({ title }) => title));
}
