// The host's words to everyone or to one player. A word to one is published as a hash alone: it stands in its entry as one
// text, after random letters that nobody can guess, without a sign that JSON would write differently.
import { isList, parseJson } from '../../games/frame/json';
import type { EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import { personOf, type Seats } from './seats';
import { asSecret, type Secret } from './secret';

export interface HostWord {
  /** The ledger's row in which it was said first. */
  readonly row: number;
  readonly at: number;
  /** The player; empty for everyone. */
  readonly player: string;
  /** The person who played then: whoever plays on for them does not read it. */
  readonly person: string;
  /** The text as it reads now; empty once it is taken back. */
  readonly text: string;
  /** The instant of its last change; undefined where it was not changed. */
  readonly changedAt: number | undefined;
}

/** No player is called so: names are trimmed. */
const HIDDEN = ' ';

/** A word to one player as its entry has it; `random` are letters that nobody can guess. */
export function ownWord(player: string, text: string, random: string): Secret {
  return asSecret(`${random}.${encodeURIComponent(JSON.stringify([player, text]))}`);
}

function readOwnWord(own: Secret): readonly [player: string, text: string] {
  const json = parseJson(decodeURIComponent(own.slice(own.indexOf('.') + 1)));
  // In a published record its hash stands there, which is nobody's.
  const [player, text] = isList(json) ? json : [HIDDEN, ''];
  return [String(player), String(text)];
}

/** The words once this row is added. */
export function withWord(
  words: readonly HostWord[],
  seats: Seats,
  { number, at }: Pick<LedgerRow, 'number' | 'at'>,
  { text, own, of }: EntryBody<'word'>,
): readonly HostWord[] {
  const [player, said] = own === undefined ? ['', text ?? ''] : readOwnWord(own);
  if (of !== undefined) {
    return words.map((word) => (word.row === of ? { ...word, text: said, changedAt: at } : word));
  }
  const person = player === '' ? '' : personOf(seats, player);
  return [...words, { row: number, at, player, person, text: said, changedAt: undefined }];
}

/** The words that somebody reads: those to everyone, and their own. `player` is empty for the public. */
export function wordsFor(words: readonly HostWord[], seats: Seats, player: string): readonly HostWord[] {
  return words.filter(
    (word) => word.player === '' || (word.player === player && word.person === personOf(seats, player)),
  );
}
