// The inputs of calls about messages.
import type { ValueOf } from '../../../games/frame/fields';
import { either, number, oneWordOf, optional, parts, text } from '../../reply/call-input';
import { EVERYONE, type Reached } from '../../reply/reply';

export const saidWord = parts({
  /** Everyone, or a player or somebody of the season alone. */
  to: either(oneWordOf([EVERYONE]), parts({ player: text })),
  /** Who held that player's seat when the window showed it; absent for everyone, and where a script makes the call. */
  holder: optional(text),
  /** Empty where `of` is given: that word is taken back. */
  text,
  /** The row of the word that it replaces; absent for a new one. */
  of: optional(number),
  /** The text of that message when the window began to change it; absent where a script changes it. */
  before: optional(text),
  /** Identifies the click: a window retries a call that Google lost. Absent where a script makes the call. */
  click: optional(text),
});
export type SayWord = ValueOf<typeof saidWord>;

/** Gives the person to whom a word is said; nobody where it is to everyone. */
export function reachedByWord({ to, holder }: SayWord): readonly Reached[] {
  return to === EVERYONE ? [] : [{ player: to.player, holder }];
}
