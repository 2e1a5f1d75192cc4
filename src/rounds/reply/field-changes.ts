// Fields as a window changed them, each with what stood there before.
import type { ValueOf } from '../../games/frame/fields';
import { byKey, parts, text } from './call-input';

const fieldChange = parts({
  /** The text that stood there when the host began. */
  before: text,
  now: text,
});

/** One field as a window changed it. */
export type FieldChange = ValueOf<typeof fieldChange>;

/** Changed fields by their names. */
export const fieldChanges = byKey(fieldChange);
export type FieldChanges = ValueOf<typeof fieldChanges>;
