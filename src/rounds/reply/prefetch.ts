// How other calls of the same click look up the readers of books: each takes one part of the books.
import { whole, type ValueOf } from '../../games/frame/fields';
import { parts, place, text } from './call-input';

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
