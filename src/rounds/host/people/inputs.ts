// The inputs of calls about people: how they are reached, and who plays.
import type { ValueOf } from '../../../games/frame/fields';
import { byKey, flag, optional, parts, text, texts } from '../../reply/call-input';

const CONTACTS = {
  zone: text,
  webhook: text,
  /** The webhook of the host's own channel; absent: it stays as it is. */
  hostWebhook: optional(text),
  /** Contacts by the roster's names; whoever is left out stays as they are. */
  players: byKey(texts),
};

/** The contacts as they are typed; `before`: as the window showed them, absent where a script writes all of them. */
export const savedContacts = parts({ ...CONTACTS, before: optional(parts(CONTACTS)) });
export type SaveContacts = ValueOf<typeof savedContacts>;

/** A player of the match, or a person of the season, who is given another link. */
export const newLink = parts({
  player: text,
  /** True for another book, too, for when others know the old one's address. */
  newBook: optional(flag),
});
export type NewLink = ValueOf<typeof newLink>;

export const seasonSubstitute = parts({
  /** The person of the season, who keeps name and standing. */
  player: text,
  /** The name of who plays on. */
  name: text,
  contacts: optional(texts),
  reason: text,
});
export type SubstitutePerson = ValueOf<typeof seasonSubstitute>;
