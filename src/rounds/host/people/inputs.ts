import type { ValueOf } from '../../../games/frame/fields';
import { byKey, flag, heldSeat, optional, parts, text, texts } from '../../reply/call-input';

const CONTACTS = {
  zone: text,
  webhook: text,
  /** The host's own channel; absent if unchanged. */
  hostWebhook: optional(text),
  /** By person id. People left out are unchanged. */
  players: byKey(texts),
};

/** Contacts as typed. `before` holds them as the window showed them; absent in scripts, which send all of them. */
export const savedContacts = parts({
  ...CONTACTS,
  before: optional(parts(CONTACTS)),
});
export type SaveContacts = ValueOf<typeof savedContacts>;

export const newLink = parts({
  /** Person id, from the `holder` of the player's view. */
  person: text,
  /** Also replaces the book, if others know its address. */
  newBook: optional(flag),
});
export type NewLink = ValueOf<typeof newLink>;

export const seasonSubstitute = parts({
  /** The seat, which keeps its name and standing. */
  ...heldSeat,
  name: text,
  contacts: optional(texts),
  /** True to substitute for the current match only. */
  forMatch: optional(flag),
  reason: text,
});
export type SubstitutePerson = ValueOf<typeof seasonSubstitute>;
