// Inputs of the calls that set up a game.
import type { ValueOf } from '../../../games/frame/fields';
import { anyJson, flag, optional, parts, place, text } from '../../reply/call-input';
import { matchKind } from '../../reply/draft-view';

export const draftedMatch = parts({
  game: optional(text),
  /** A template file, instead of a game. */
  template: optional(anyJson),
  /** A practice game with sample players. */
  practice: optional(flag),
  /** The kind of a season's match; absent: main. */
  kind: optional(matchKind),
  /** For the season's next episode. */
  ahead: optional(flag),
  /** The time zone of the host's browser. */
  zone: optional(text),
  /** The number of the match to copy settings from, 0 for none; absent: the last of its kind. */
  like: optional(place),
});
export type DraftMatch = ValueOf<typeof draftedMatch>;

export const askedWinner = parts({
  /** The kind of match whose winners are asked. */
  by: matchKind,
  /** True for the match of the season's next episode. */
  ahead: optional(flag),
  /** Withdraws the question. */
  withdraw: optional(flag),
});
export type AskWinner = ValueOf<typeof askedWinner>;

export const createdMatch = parts({
  /** Continue in the same call with what the match needs, if that is only forms. */
  deliver: optional(flag),
  /** The `agree` of the problem, if it asked first. */
  agreed: optional(text),
  /** The mark of the draft shown in the window. */
  draft: optional(text),
});
export type CreateMatch = ValueOf<typeof createdMatch>;
