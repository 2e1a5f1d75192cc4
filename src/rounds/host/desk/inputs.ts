import type { FieldValue } from '../../../games/frame/fields';
import { optional, object, text } from '../../reply/call-input';

/** For continuing from an older version of the book. */
export const continueInput = object({
  /** `lostRow` of the refusal that offered to continue. */
  row: text,
  /** `agree` of the refusal that lists what would be lost. Without it the call only returns that refusal. */
  agreed: optional(text),
});
export type ContinueInput = FieldValue<typeof continueInput>;
