// What several calls are given: fields as a window changed them, and which part of the books a call looks up. Checking them
// takes all kinds of fields, so the players' page knows only the types.
import { whole, type ValueOf } from '../../games/frame/fields';
import { byKey, parts, place, text } from './call-input';

const fieldChange = parts({
  /** The text that stood there when the host began. */
  before: text,
  now: text,
});

/** One field, before the host changed it and after. */
export type FieldChange = ValueOf<typeof fieldChange>;

/** Changed fields by their names. */
export const fieldChanges = byKey(fieldChange);
export type FieldChanges = ValueOf<typeof fieldChanges>;

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
