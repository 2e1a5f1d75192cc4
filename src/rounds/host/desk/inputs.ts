// The inputs of calls that show the desk or put its book right.
import type { ValueOf } from '../../../games/frame/fields';
import { optional, parts, text } from '../../reply/call-input';

/** Going on from a book that has lost its last rows. */
export const goneOn = parts({
  /** The `lostRow` of the error that offered to go on. */
  row: text,
  /**
   * The `agree` of the error that tells the host what is lost. Without it nothing is changed, and that error is the
   * answer.
   */
  agreed: optional(text),
});
export type GoOnFromHere = ValueOf<typeof goneOn>;
