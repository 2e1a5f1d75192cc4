import type { FieldValue } from '../../../games/frame/fields';
import { anyJson, flag, optional, object, integerInput, text } from '../../reply/call-input';
import { matchKindInput } from '../../reply/draft-view';

export const draftMatchInput = object({
  game: optional(text),
  /** A template file; replaces `game`. */
  template: optional(anyJson),
  /** True for a practice game with sample players. */
  practice: optional(flag),
  /** Kind of the season's match; default `main`. */
  kind: optional(matchKindInput),
  /** True to draft the match for the season's next episode. */
  ahead: optional(flag),
  /** The time zone of the host's browser. */
  zone: optional(text),
  /** Number of the match to copy settings from, 0 for none; absent for the last match of this kind. */
  like: optional(integerInput),
});
export type DraftMatch = FieldValue<typeof draftMatchInput>;

export const askWinnerInput = object({
  /** The kind of match whose winners are asked. */
  by: matchKindInput,
  /** True for the match of the season's next episode. */
  ahead: optional(flag),
  /** Withdraws the question. */
  withdraw: optional(flag),
});
export type AskWinnerInput = FieldValue<typeof askWinnerInput>;

export const createMatchInput = object({
  /** If the match then only needs forms, create and deliver them in the same call. */
  deliver: optional(flag),
  /** The refusal's `agree`, if the call asked first. */
  agreed: optional(text),
  /** Version token of the draft that the window showed. */
  draft: optional(text),
});
export type CreateMatchInput = FieldValue<typeof createMatchInput>;
