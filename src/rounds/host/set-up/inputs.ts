// The inputs of calls that set up a game.
import type { ValueOf } from '../../../games/frame/fields';
import { byKey, parts, text, texts } from '../../reply/call-input';
import { timings } from '../../reply/draft-view';

/** The entries with which an exported game goes on: how people are reached, and the times of its stages. */
export const goingOn = parts({ zone: text, webhook: text, players: byKey(texts), timings });
export type GoingOn = ValueOf<typeof goingOn>;
