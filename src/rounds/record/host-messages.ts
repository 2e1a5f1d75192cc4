// The host's messages, to everyone or one person. A published record has only a hash of a private message, so its entry
// holds it in a single text: random letters, then the message encoded without characters that JSON would escape.
import { isList, parseJson, dropUndefined } from '../../games/frame/json';
import type { EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import type { HostMessage, PersonId } from './people';
import type { StoredMessage } from './season-entries';
import { asSecret, type Secret } from './secret';

/** Encodes a private message; `random` is unguessable, so that nobody can find the message from its hash by guessing. */
export function encodePrivateMessage(to: PersonId, text: string, random: string): Secret {
  return asSecret(`${random}.${encodeURIComponent(JSON.stringify([to, text]))}`);
}

function decodePrivateMessage(own: Secret): Pick<HostMessage, 'to' | 'text'> {
  const json = parseJson(decodeURIComponent(own.slice(own.indexOf('.') + 1)));
  // In a published record, this text is a hash, not a message.
  const [to, text] = isList(json) ? json : ['', ''];
  return { to: asSecret(String(to)), text: String(text) };
}

export function withMessage(
  words: readonly HostMessage[],
  { number, at }: Pick<LedgerRow, 'number' | 'at'>,
  { text = '', own, of, click }: EntryBody<'word'>,
): readonly HostMessage[] {
  const said = own === undefined ? { to: undefined, text } : decodePrivateMessage(own);
  return of === undefined
    ? [...words, { row: number, at, ...said, changedAt: undefined, ...dropUndefined({ click }) }]
    : words.map((word) => (word.row === of ? { ...word, text: said.text, changedAt: at } : word));
}

/** Maximum number of messages kept when a match is archived. */
const MAX_STORED_MESSAGES = 20;

/** Messages sent or edited since this instant, as an entry stores them. */
export function messagesToStore(words: readonly HostMessage[], since: number): readonly StoredMessage[] {
  return words
    .filter(({ at, changedAt = at }) => changedAt >= since)
    .slice(-MAX_STORED_MESSAGES)
    .map(({ row, at, to, text, changedAt }) => ({
      row,
      at,
      ...dropUndefined({ person: to, changedAt }),
      ...(text === '' ? {} : { text }),
    }));
}

export function toHostMessage({ row, at, person, text = '', changedAt }: StoredMessage): HostMessage {
  return { row, at, to: person, text, changedAt };
}

/** Messages to everyone and to this reader; if `reader` is undefined, only those to everyone. */
export function messagesForReader(
  words: readonly HostMessage[],
  reader: PersonId | undefined,
): readonly HostMessage[] {
  return words.filter(({ to }) => to === undefined || to === reader);
}
