// Messages as the host copies them by hand.
import type { Message } from '../reply/messages';
import { plainText } from '../discord/markup';
import { addressee, contactFor, zoneFor, type WithReaders } from '../session/readers';

/** Makes copies of the messages, each in words for its reader. */
export function copiesOf(session: WithReaders, messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => copyOf(session, message));
}

/** Makes one copy: in plain words for a player without a channel on Discord, since the host may send it by anything. */
export function copyOf(session: WithReaders, message: Message): Message {
  const { to, text } = message;
  const reader = addressee(session, message);
  return reader === undefined || contactFor(session, reader, 'Discord webhook') !== ''
    ? { to, text }
    : { to, text: plainText(text, zoneFor(session, reader)), plain: true };
}
