// The inputs of calls about people: how they are reached, and who plays.
import { ownOf } from '../../../games/frame/json';
import type { ValueOf } from '../../../games/frame/fields';
import { byKey, flag, heldSeat, optional, parts, text, texts } from '../../reply/call-input';
import { changedFields } from '../../reply/fields';
import type { Reached } from '../../reply/opening';

const CONTACTS = {
  zone: text,
  webhook: text,
  /** The webhook of the host's own channel; absent: it stays as it is. */
  hostWebhook: optional(text),
  /** Contacts by the roster's names; whoever is left out stays as they are. */
  players: byKey(texts),
};

/** The contacts as they are typed; `before`: as the window showed them, absent where a script writes all of them. */
export const savedContacts = parts({
  ...CONTACTS,
  before: optional(parts(CONTACTS)),
  /** Who held each seat when the window showed it: the `holder` of its view. */
  holders: optional(texts),
});
export type SaveContacts = ValueOf<typeof savedContacts>;

/** Gives the people whose contacts are changed. */
export function reachedByContacts({ before, players, holders = {} }: SaveContacts): readonly Reached[] {
  return Object.entries(players)
    .filter(
      ([name, typed]) =>
        Object.keys(changedFields(ownOf(before?.players ?? {}, name) ?? {}, typed)).length > 0,
    )
    .map(([player]) => ({ player, holder: ownOf(holders, player) }));
}

/** A player of the match, or a person of the season, who is given another link. */
export const newLink = parts({
  ...heldSeat,
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
