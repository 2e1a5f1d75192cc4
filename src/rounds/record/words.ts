// The host's messages to everyone or to one person. Of a message to one person only a hash is published: in its entry it is
// one text, after random letters that nobody can guess, without a character that JSON would write differently.
import { isList, parseJson, present } from '../../games/frame/json';
import type { EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import type { HostWord, PersonId } from './people';
import type { KeptWord } from './season-entries';
import { asSecret, type Secret } from './secret';

/** Writes a message to one person as its entry has it; `random` are letters that nobody can guess. */
export function ownWord(to: PersonId, text: string, random: string): Secret {
  return asSecret(`${random}.${encodeURIComponent(JSON.stringify([to, text]))}`);
}

function readOwnWord(own: Secret): Pick<HostWord, 'to' | 'text'> {
  const json = parseJson(decodeURIComponent(own.slice(own.indexOf('.') + 1)));
  // A published record has a hash in its place, which belongs to nobody.
  const [to, text] = isList(json) ? json : ['', ''];
  return { to: asSecret(String(to)), text: String(text) };
}

/** Gives the messages after this one is sent, or replaces the one of a row. */
export function withWord(
  words: readonly HostWord[],
  { number, at }: Pick<LedgerRow, 'number' | 'at'>,
  { text = '', own, of }: EntryBody<'word'>,
): readonly HostWord[] {
  const said = own === undefined ? { to: undefined, text } : readOwnWord(own);
  return of === undefined
    ? [...words, { row: number, at, ...said, changedAt: undefined }]
    : words.map((word) => (word.row === of ? { ...word, text: said.text, changedAt: at } : word));
}

/** The most messages that are carried on when a match is put away. */
const GO_ON = 20;

/** Gives the messages from an instant on, as an entry keeps them. */
export function keptWords(words: readonly HostWord[], since: number): readonly KeptWord[] {
  return words
    .filter(({ at, changedAt = at }) => changedAt >= since)
    .slice(-GO_ON)
    .map(({ row, at, to, text, changedAt }) => ({
      row,
      at,
      ...present({ person: to, changedAt }),
      ...(text === '' ? {} : { text }),
    }));
}

/** Reads a message that was kept. */
export function wordOf({ row, at, person, text = '', changedAt }: KeptWord): HostWord {
  return { row, at, to: person, text, changedAt };
}

/** Gives the messages that somebody reads: those to everyone, and their own. Everyone reads the first alone. */
export function wordsFor(words: readonly HostWord[], reader: PersonId | undefined): readonly HostWord[] {
  return words.filter(({ to }) => to === undefined || to === reader);
}
