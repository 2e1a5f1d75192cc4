import type { FieldValue } from '../../../games/frame/fields';
import {
  dictionaryInput,
  flag,
  seatFields,
  optional,
  object,
  text,
  textDictionary,
} from '../../reply/call-input';

const CONTACT_INPUTS = {
  zone: text,
  webhook: text,
  /** By person id. People left out are unchanged. */
  players: dictionaryInput(textDictionary),
};

/** Contacts as typed. `before`: the contacts as the window showed them; absent in scripts, which send all contacts. */
export const saveContactsInput = object({
  ...CONTACT_INPUTS,
  /** The host's own channel; absent if unchanged. */
  hostWebhook: optional(text),
  before: optional(object({ ...CONTACT_INPUTS, hostWebhook: text })),
});
export type SaveContactsInput = FieldValue<typeof saveContactsInput>;

export const newLinkInput = object({
  /** Person id, from the `holder` of the player's view. */
  person: text,
  /** Also replaces the book, if others know its address. */
  newBook: optional(flag),
});
export type NewLinkInput = FieldValue<typeof newLinkInput>;

export const substitutePersonInput = object({
  /** The seat, which keeps its name and standing. */
  ...seatFields,
  name: text,
  contacts: optional(textDictionary),
  /** True to substitute for the current match only. */
  forMatch: optional(flag),
  reason: text,
});
export type SubstitutePersonInput = FieldValue<typeof substitutePersonInput>;
