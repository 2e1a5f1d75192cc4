// Messages as the host copies them by hand.
import { EVERYONE, type Message } from '../reply/messages';
import { contactOf, zoneOf } from '../contacts/contacts';
import { plainText } from '../discord/markup';
import type { HostSnapshot } from '../ports/host-book';

/** Copies of the messages, each for its reader. */
export function copiesOf(snapshot: HostSnapshot, messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => copyOf(snapshot, message));
}

/** The message, in plain words for a player who has no channel of their own on Discord: it may be sent by anything. */
export function copyOf(snapshot: HostSnapshot, message: Message): Message {
  const { to, text } = message;
  return to === EVERYONE || contactOf(snapshot, to.player, 'Discord webhook') !== ''
    ? message
    : { to, text: plainText(text, zoneOf(snapshot, to.player)), plain: true };
}
