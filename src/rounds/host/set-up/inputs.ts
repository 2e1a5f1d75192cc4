// The inputs of calls that set up a game.
import type { ValueOf } from '../../../games/frame/fields';
import { optional, parts, text } from '../../reply/call-input';

export const createdGame = parts({
  /** The `agree` of the error, where it asked first. */
  agreed: optional(text),
  /** The mark of the draft that the window showed. */
  draft: optional(text),
});
export type CreateGame = ValueOf<typeof createdGame>;
