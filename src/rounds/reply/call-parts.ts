// Shared parts of call inputs: changed fields, and which part of the books to look up. Validating them takes many kinds of
// fields, so the players' page only knows the types.
import { whole, type ValueOf } from '../../games/frame/fields';
import { byKey, parts, place, text } from './call-input';

const fieldChange = parts({
  /** As it was when the host began. */
  before: text,
  now: text,
});

/** A field before and after the host changed it. */
export type FieldChange = ValueOf<typeof fieldChange>;

/** By field name. */
export const fieldChanges = byKey(fieldChange);
export type FieldChanges = ValueOf<typeof fieldChanges>;

/** More than a window makes. */
const MOST_PARTS = 10;

const PARTS_OF_ALL = {
  /** Unique per click. */
  click: text,
  parts: whole({ title: '', min: 1, max: MOST_PARTS }),
};

/** A click's parallel calls, each looking up readers for part of the books. */
export const prefetch = parts(PARTS_OF_ALL);
export type Prefetch = ValueOf<typeof prefetch>;

/** `part` counts from 0. */
export const prefetchPart = parts({ ...PARTS_OF_ALL, part: place });
export type PrefetchPart = ValueOf<typeof prefetchPart>;
