import type { FieldValue } from '../../../games/frame/fields';
import { dictionaryInput, object, text, textDictionary } from '../../reply/call-input';
import { timingsInput } from '../../reply/draft-view';

/** What a continued game needs that isn't in its file: contacts and stage times. */
export const continuedGameInput = object({
  zone: text,
  webhook: text,
  players: dictionaryInput(textDictionary),
  timings: timingsInput,
});
export type ContinuedGameInput = FieldValue<typeof continuedGameInput>;

/** No contacts, and the usual times. */
export const NO_CONTACTS_INPUT: ContinuedGameInput = { zone: '', webhook: '', players: {}, timings: [] };
