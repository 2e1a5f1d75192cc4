// Shared parts of call inputs: changed fields, and parts of the books to check. Their parsers need many kinds of fields, so
// the players' page only imports the types.
import { integer, type FieldValue } from '../../games/frame/fields';
import { dictionaryInput, object, integerInput, text } from './call-input';

const fieldChangeInput = object({
  /** The field's value when editing began. */
  before: text,
  now: text,
});

/** A field's value before and after the host's edit. */
export type FieldChange = FieldValue<typeof fieldChangeInput>;

/** Changed fields, by name. */
export const fieldChangesInput = dictionaryInput(fieldChangeInput);
export type FieldChanges = FieldValue<typeof fieldChangesInput>;

/** More parts than a window ever sends. */
const MAX_PREFETCH_PARTS = 10;

const PREFETCH_PARTS = {
  /** Unique per click. */
  click: text,
  parts: integer({ title: '', min: 1, max: MAX_PREFETCH_PARTS }),
};

/** The parallel calls of a click. Each checks who can read a part of the books. */
export const prefetchInput = object(PREFETCH_PARTS);
export type Prefetch = FieldValue<typeof prefetchInput>;

/** One of a click's parallel calls; `part` is its index. */
export const prefetchCallInput = object({ ...PREFETCH_PARTS, part: integerInput });
export type PrefetchCall = FieldValue<typeof prefetchCallInput>;
