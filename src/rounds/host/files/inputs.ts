// The inputs of calls about files.
import type { ValueOf } from '../../../games/frame/fields';
import { byKey, parts, text, texts } from '../../reply/call-input';
import { timings } from '../../reply/draft-view';

/** What no file has: how people are reached, and the times of the stages. */
export const goingOn = parts({ zone: text, webhook: text, players: byKey(texts), timings });
export type GoingOn = ValueOf<typeof goingOn>;

/** Nobody has contacts, and stages have their usual times. */
export const NOTHING_GIVEN: GoingOn = { zone: '', webhook: '', players: {}, timings: [] };
