// What a window gives for the next question about the account.
import type { ValueOf } from '../../games/frame/fields';
import { nullOr, number, parts, text } from './call-input';

/** Input of the window for the next question. */
export const askedAccount = parts({
  /** The address of a Discord webhook, which is used and not kept; may be empty. */
  webhook: text,
  /** The address of somebody's Google account, with which a book is shared for a moment; may be empty. */
  friend: text,
  /** The HTTP status that the window itself got, for `discord-browser`; null where no answer came. */
  status: nullOr(number),
  /** The milliseconds that the window waited for a call that did nothing else, for `loading`; null where it made none. */
  callMs: nullOr(number),
});
export type AskAccount = ValueOf<typeof askedAccount>;
