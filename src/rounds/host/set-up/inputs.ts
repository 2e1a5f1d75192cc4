// The inputs of calls that set up a game.
import type { ValueOf } from '../../../games/frame/fields';
import { anyJson, flag, optional, parts, place, text } from '../../reply/call-input';
import { matchKind } from '../../reply/draft-view';

export const draftedMatch = parts({
  game: optional(text),
  /** The file of a template, in place of a game. */
  template: optional(anyJson),
  /** True for a practice game with sample players. */
  practice: optional(flag),
  /** The kind of a season's match; absent: a main match. */
  kind: optional(matchKind),
  /** True for a match of the season's next episode. */
  ahead: optional(flag),
  /** The time zone of the host's browser. */
  zone: optional(text),
  /** The number of the season's match whose settings it begins with, 0 for none; absent: the last one of its kind. */
  like: optional(place),
  /** True to delete what is being set up. */
  instead: optional(flag),
});
export type DraftMatch = ValueOf<typeof draftedMatch>;

export const askedWinner = parts({
  /** The kind of match whose winners are asked. */
  by: matchKind,
  /** True for the match of the season's next episode. */
  ahead: optional(flag),
});
export type AskWinner = ValueOf<typeof askedWinner>;

export const createdMatch = parts({
  /** True to go on, in the same call, with what the match needs, where that is nothing but forms. */
  deliver: optional(flag),
  /** The `agree` of the error, where it asked first. */
  agreed: optional(text),
  /** The mark of the draft that the window showed. */
  draft: optional(text),
});
export type CreateMatch = ValueOf<typeof createdMatch>;
