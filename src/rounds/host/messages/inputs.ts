// The inputs of calls about messages.
import type { ValueOf } from '../../../games/frame/fields';
import { either, number, oneWordOf, optional, parts, text } from '../../reply/call-input';
import { EVERYONE } from '../../reply/messages';

export const saidWord = parts({
  /** Everyone, or a player or somebody of the season alone. */
  to: either(oneWordOf([EVERYONE]), parts({ player: text })),
  /** Empty where `of` is given: that word is taken back. */
  text,
  /** The row of the word that it replaces; absent for a new one. */
  of: optional(number),
});
export type SayWord = ValueOf<typeof saidWord>;
