// The host's messages, to everyone or one person. Of a private message only a hash is published: in its entry it's one
// encoded text after random letters, without characters that JSON would escape.
import { isList, parseJson, present } from '../../games/frame/json';
import type { EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import type { HostMessage, PersonId } from './people';
import type { KeptMessage } from './season-entries';
import { asSecret, type Secret } from './secret';

/** `random`: letters that nobody can guess. */
export function encodePrivateMessage(to: PersonId, text: string, random: string): Secret {
  return asSecret(`${random}.${encodeURIComponent(JSON.stringify([to, text]))}`);
}

function decodePrivateMessage(own: Secret): Pick<HostMessage, 'to' | 'text'> {
  const json = parseJson(decodeURIComponent(own.slice(own.indexOf('.') + 1)));
  // A published record has a hash here instead of a person's id.
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
    ? [...words, { row: number, at, ...said, changedAt: undefined, ...present({ click }) }]
    : words.map((word) => (word.row === of ? { ...word, text: said.text, changedAt: at } : word));
}

/** How many messages are kept when a match is archived. */
const MOST_KEPT = 20;

/** Messages from an instant on, as stored in an entry. */
export function messagesToKeep(words: readonly HostMessage[], since: number): readonly KeptMessage[] {
  return words
    .filter(({ at, changedAt = at }) => changedAt >= since)
    .slice(-MOST_KEPT)
    .map(({ row, at, to, text, changedAt }) => ({
      row,
      at,
      ...present({ person: to, changedAt }),
      ...(text === '' ? {} : { text }),
    }));
}

export function keptMessage({ row, at, person, text = '', changedAt }: KeptMessage): HostMessage {
  return { row, at, to: person, text, changedAt };
}

/** Messages to everyone, and the reader's own. With `undefined`, only those to everyone. */
export function messagesFor(
  words: readonly HostMessage[],
  reader: PersonId | undefined,
): readonly HostMessage[] {
  return words.filter(({ to }) => to === undefined || to === reader);
}
