// Messages as the host copies them by hand.
import { EVERYONE, type Message } from '../reply/messages';
import { contactOf, zoneOf } from '../contacts/contacts';
import { plainText } from '../discord/markup';
import type { HostSnapshot } from '../ports/host-book';

/** Makes copies of the messages, each in words for its reader. */
export function copiesOf(snapshot: HostSnapshot, messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => copyOf(snapshot, message));
}

/** Makes one copy: in plain words for a player without a channel on Discord, since the host may send it by anything. */
export function copyOf(snapshot: HostSnapshot, message: Message): Message {
  const { to, text } = message;
  return to === EVERYONE || contactOf(snapshot, to.player, 'Discord webhook') !== ''
    ? message
    : { to, text: plainText(text, zoneOf(snapshot, to.player)), plain: true };
}
