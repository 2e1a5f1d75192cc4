import type { FieldValue } from '../../../games/frame/fields';
import { eitherInput, number, choiceInput, optional, object, text } from '../../reply/call-input';
import { EVERYONE, type AffectedSeat } from '../../reply/reply';

export const sendMessageInput = object({
  /** Everyone, a player, or somebody in the season. */
  to: eitherInput(choiceInput([EVERYONE]), object({ player: text })),
  /** Id of the person who held the player's seat in the window; absent for everyone, and in scripts. */
  holder: optional(text),
  /** The message. With `of`, an empty text deletes that message. */
  text,
  /** Ledger row of the message to edit; absent for a new message. */
  of: optional(number),
  /** The message's text when editing began; absent in scripts. */
  before: optional(text),
  /** Identifies the click, because a window retries a call that Google lost. Absent in scripts. */
  click: optional(text),
});
export type SendMessageInput = FieldValue<typeof sendMessageInput>;

/** The recipient, if it's one player (ALL-16). */
export function seatsReachedByMessage({ to, holder }: SendMessageInput): readonly AffectedSeat[] {
  return to === EVERYONE ? [] : [{ player: to.player, holder }];
}
