// The inputs of calls about people: how they are reached, and who plays.
import type { ValueOf } from '../../../games/frame/fields';
import { byKey, flag, heldSeat, optional, parts, text, texts } from '../../reply/call-input';

const CONTACTS = {
  zone: text,
  webhook: text,
  /** The webhook of the host's own channel; absent: it stays as it is. */
  hostWebhook: optional(text),
  /** Contacts by their people's ids; whoever is left out stays as they are. */
  players: byKey(texts),
};

/** The contacts as they are typed; `before`: as the window showed them, absent where a script writes all of them. */
export const savedContacts = parts({
  ...CONTACTS,
  before: optional(parts(CONTACTS)),
});
export type SaveContacts = ValueOf<typeof savedContacts>;

export const newLink = parts({
  /** The id of whoever is given another link: the `holder` of their view. */
  person: text,
  /** True for another book, too, for when others know the old one's address. */
  newBook: optional(flag),
});
export type NewLink = ValueOf<typeof newLink>;

export const seasonSubstitute = parts({
  /** The person of the season, who keeps name and standing. */
  ...heldSeat,
  /** The name of who plays on. */
  name: text,
  contacts: optional(texts),
  /** True for the match in the book only. */
  forMatch: optional(flag),
  reason: text,
});
export type SubstitutePerson = ValueOf<typeof seasonSubstitute>;
