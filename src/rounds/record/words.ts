// The host's words to everyone or to one player. A word to one is published as a hash alone: it stands in its entry as one
// text, after random letters that nobody can guess, without a sign that JSON would write differently.
import { isList, parseJson } from '../../games/frame/json';
import type { EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import type { KeptWord } from './season-entries';
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

/** The words of a game once this row is added. */
export function withWord(
  words: readonly HostWord[],
  seats: Pick<Seats, 'substitutes'>,
  row: Pick<LedgerRow, 'number' | 'at'>,
  { text, own, of }: EntryBody<'word'>,
): readonly HostWord[] {
  const [player, said] = own === undefined ? ['', text ?? ''] : readOwnWord(own);
  return wordsAfter(words, seats, row, { player, text: said, of });
}

/** The words once this one is said, or replaces the one of a row. */
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

/** The most words that go on when a match is put away. */
const GO_ON = 20;

/** The words said from an instant on, as an entry keeps them. */
export function keptWords(words: readonly HostWord[], since: number): readonly KeptWord[] {
  return words
    .filter(({ at, changedAt = at }) => changedAt >= since)
    .slice(-GO_ON)
    .map(({ row, at, player, person, text, changedAt }) => ({
      row,
      at,
      ...(player === '' ? {} : { player, person }),
      ...(text === '' ? {} : { text }),
      ...(changedAt === undefined ? {} : { changedAt }),
    }));
}

/** A word as it was kept. */
export function wordOf({ row, at, player = '', person = '', text = '', changedAt }: KeptWord): HostWord {
  return { row, at, player, person, text, changedAt };
}

/** The words that somebody reads: those to everyone, and their own. `player` is empty for the public. */
export function wordsFor(
  words: readonly HostWord[],
  seats: Pick<Seats, 'substitutes'>,
  player: string,
): readonly HostWord[] {
  return words.filter(
    (word) => word.player === '' || (word.player === player && word.person === personOf(seats, player)),
  );
}
