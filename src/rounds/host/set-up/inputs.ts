// The inputs of calls that set up a game.
import type { ValueOf } from '../../../games/frame/fields';
import { byKey, optional, parts, text, texts } from '../../reply/call-input';
import { timings } from '../../reply/draft-view';

/** The entries with which an exported game goes on: how people are reached, and the times of its stages. */
export const goingOn = parts({ zone: text, webhook: text, players: byKey(texts), timings });
export type GoingOn = ValueOf<typeof goingOn>;

export const createdGame = parts({
  /** The `agree` of the error, where it asked first. */
  agreed: optional(text),
  /** The mark of the draft that the window showed. */
  draft: optional(text),
});
export type CreateGame = ValueOf<typeof createdGame>;
