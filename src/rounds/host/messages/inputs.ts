// Inputs of calls about messages.
import type { ValueOf } from '../../../games/frame/fields';
import { either, number, oneWordOf, optional, parts, text } from '../../reply/call-input';
import { EVERYONE, type Reached } from '../../reply/reply';

export const sentMessage = parts({
  /** Everyone, a player, or somebody in the season. */
  to: either(oneWordOf([EVERYONE]), parts({ player: text })),
  /** Who held that seat when the window showed it; absent for everyone, and for scripts. */
  holder: optional(text),
  /** Empty with `of`: deletes that message. */
  text,
  /** The row of the message it replaces; absent for a new one. */
  of: optional(number),
  /** The message's text when editing began; absent for scripts. */
  before: optional(text),
  /** Identifies the click: a window retries a call that Google lost. Absent if a script makes the call. */
  click: optional(text),
});
export type SendMessage = ValueOf<typeof sentMessage>;

/** The recipient; nobody in particular if it's for everyone. */
export function reachedByMessage({ to, holder }: SendMessage): readonly Reached[] {
  return to === EVERYONE ? [] : [{ player: to.player, holder }];
}
