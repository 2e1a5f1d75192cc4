// Shared parts of call inputs: changed fields, and parts of the books to check. Their parsers need many kinds of fields, so
// the players' page only imports the types.
import { whole, type ValueOf } from '../../games/frame/fields';
import { byKey, parts, place, text } from './call-input';

const fieldChange = parts({
  /** The field's value when editing began. */
  before: text,
  now: text,
});

/** A field's value before and after the host's edit. */
export type FieldChange = ValueOf<typeof fieldChange>;

/** Changed fields, by name. */
export const fieldChanges = byKey(fieldChange);
export type FieldChanges = ValueOf<typeof fieldChanges>;

/** Limit, more than a window uses. */
const MOST_PARTS = 10;

const PARTS_OF_ALL = {
  /** Unique per click. */
  click: text,
  parts: whole({ title: '', min: 1, max: MOST_PARTS }),
};

/** The parallel calls of a click. Each checks who can read a part of the books. */
export const prefetch = parts(PARTS_OF_ALL);
export type Prefetch = ValueOf<typeof prefetch>;

/** One of these calls; `part` is its index. */
export const prefetchPart = parts({ ...PARTS_OF_ALL, part: place });
export type PrefetchPart = ValueOf<typeof prefetchPart>;
