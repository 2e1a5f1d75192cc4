import type { ValueOf } from '../../../games/frame/fields';
import { byKey, parts, text, texts } from '../../reply/call-input';
import { timings } from '../../reply/draft-view';

/** What no file contains but a continued game needs: contacts and stage times. */
export const goingOn = parts({ zone: text, webhook: text, players: byKey(texts), timings });
export type GoingOn = ValueOf<typeof goingOn>;

/** No contacts, and the usual times. */
export const NOTHING_GIVEN: GoingOn = { zone: '', webhook: '', players: {}, timings: [] };
