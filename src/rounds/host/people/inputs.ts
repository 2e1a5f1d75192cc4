// Inputs of calls about people: contacts, and who plays.
import type { ValueOf } from '../../../games/frame/fields';
import { byKey, flag, heldSeat, optional, parts, text, texts } from '../../reply/call-input';

const CONTACTS = {
  zone: text,
  webhook: text,
  /** The host's own channel; absent: unchanged. */
  hostWebhook: optional(text),
  /** By person id; people left out stay unchanged. */
  players: byKey(texts),
};

/** As typed; `before`: as the window showed them, absent if a script writes all of them. */
export const savedContacts = parts({
  ...CONTACTS,
  before: optional(parts(CONTACTS)),
});
export type SaveContacts = ValueOf<typeof savedContacts>;

export const newLink = parts({
  /** Person id: the `holder` of their view. */
  person: text,
  /** Also a new book, for when others know the old one's address. */
  newBook: optional(flag),
});
export type NewLink = ValueOf<typeof newLink>;

export const seasonSubstitute = parts({
  /** The person of the season, who keeps name and standing. */
  ...heldSeat,
  /** The substitute. */
  name: text,
  contacts: optional(texts),
  /** For the current match only. */
  forMatch: optional(flag),
  reason: text,
});
export type SubstitutePerson = ValueOf<typeof seasonSubstitute>;
