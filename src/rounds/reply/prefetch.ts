// How other calls of the same click look up the readers of books: each takes one part of the books.
import { whole, type ValueOf } from '../../games/frame/fields';
import { parts, place, text } from './call-input';
import type { TypedAnswers } from './reply';

/** More parts than a window makes. */
const MOST_PARTS = 10;

const PARTS_OF_ALL = {
  /** A name that no other click has. */
  click: text,
  /** The number of parts. */
  parts: whole({ title: '', min: 1, max: MOST_PARTS }),
};

/** The calls of a click that look up readers, each for one part of the books. */
export const prefetch = parts(PARTS_OF_ALL);
export type Prefetch = ValueOf<typeof prefetch>;

/** One of these calls; `part` counts from 0. */
export const prefetchPart = parts({ ...PARTS_OF_ALL, part: place });
export type PrefetchPart = ValueOf<typeof prefetchPart>;

/** The host's part as the results in the host's sheet give it; reading it enters nothing. */
export interface TakenResults {
  /** The answers to every question that has a place there; empty text where nothing stands. */
  readonly answers: TypedAnswers;
  /** Cells that are refused, a sentence each. */
  readonly refused: readonly string[];
  /** The title of the round before, where everything is the same as was entered for it; else empty. */
  readonly sameAs: string;
  /** The players' answers from which they were computed, to be saved with them. */
  readonly over: string;
}
