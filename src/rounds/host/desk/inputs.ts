// Inputs of calls that show the desk or repair its book.
import type { ValueOf } from '../../../games/frame/fields';
import { optional, parts, text } from '../../reply/call-input';

/** Continuing from a book that has lost its last rows. */
export const continueInput = parts({
  /** The `lostRow` of the error that offered it. */
  row: text,
  /** The `agree` of the error that lists what is lost. Without it that error is returned and nothing changes. */
  agreed: optional(text),
});
export type GoOnFromHere = ValueOf<typeof continueInput>;
