// The host's words to everyone or to one player. Of a word to one player only a hash is published: in its entry it is
// one text, after random letters that nobody can guess, without a character that JSON would write differently.
import { isList, parseJson } from '../../games/frame/json';
import type { EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import type { KeptWord } from './season-entries';
import { personOf, type Seats } from './seats';
import { asSecret, type Secret } from './secret';
import { present } from '../../games/frame/present';

export interface HostWord {
  /** The number of the ledger's row in which it was first said. */
  readonly row: number;
  readonly at: number;
  /** The player; empty for everyone. */
  readonly player: string;
  /** Who played for them then; somebody who plays on later does not read it. */
  readonly person: string;
  /** The text as it is now; empty once it is taken back. */
  readonly text: string;
  /** The instant of its last change; undefined where it was never changed. */
  readonly changedAt: number | undefined;
}

/** No player has this name, since names are trimmed. */
const HIDDEN = ' ';

/** Writes a word to one player as its entry has it; `random` are letters that nobody can guess. */
export function ownWord(player: string, text: string, random: string): Secret {
  return asSecret(`${random}.${encodeURIComponent(JSON.stringify([player, text]))}`);
}

function readOwnWord(own: Secret): readonly [player: string, text: string] {
  const json = parseJson(decodeURIComponent(own.slice(own.indexOf('.') + 1)));
  // A published record has a hash in its place, which belongs to nobody.
  const [player, text] = isList(json) ? json : [HIDDEN, ''];
  return [String(player), String(text)];
}

/** Gives the words of a game after this row. */
export function withWord(
  words: readonly HostWord[],
  seats: Pick<Seats, 'substitutes'>,
  row: Pick<LedgerRow, 'number' | 'at'>,
  { text, own, of }: EntryBody<'word'>,
): readonly HostWord[] {
  const [player, said] = own === undefined ? ['', text ?? ''] : readOwnWord(own);
  return wordsAfter(words, seats, row, { player, text: said, of });
}

/** Gives the words after this one is said, or replaces the one of a row. */
export function wordsAfter(
  words: readonly HostWord[],
  seats: Pick<Seats, 'substitutes'>,
  { number, at }: Pick<LedgerRow, 'number' | 'at'>,
  { player, text: said, of }: Pick<HostWord, 'player' | 'text'> & { readonly of: number | undefined },
): readonly HostWord[] {
  if (of !== undefined) {
    return words.map((word) => (word.row === of ? { ...word, text: said, changedAt: at } : word));
  }
  const person = player === '' ? '' : personOf(seats, player);
  return [...words, { row: number, at, player, person, text: said, changedAt: undefined }];
}

/** The most words that are carried on when a match is put away. */
const GO_ON = 20;

/** Gives the words from an instant on, as an entry keeps them. */
export function keptWords(words: readonly HostWord[], since: number): readonly KeptWord[] {
  return words
    .filter(({ at, changedAt = at }) => changedAt >= since)
    .slice(-GO_ON)
    .map(({ row, at, player, person, text, changedAt }) => ({
      row,
      at,
      ...(player === '' ? {} : { player, person }),
      ...(text === '' ? {} : { text }),
      ...present({ changedAt }),
    }));
}

/** Reads a word that was kept. */
export function wordOf({ row, at, player = '', person = '', text = '', changedAt }: KeptWord): HostWord {
  return { row, at, player, person, text, changedAt };
}

/** Gives the words that somebody reads: those to everyone, and their own. `player` is empty for the public. */
export function wordsFor(
  words: readonly HostWord[],
  seats: Pick<Seats, 'substitutes'>,
  player: string,
): readonly HostWord[] {
  return words.filter(
    (word) => word.player === '' || (word.player === player && word.person === personOf(seats, player)),
  );
}
