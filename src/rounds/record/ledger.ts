// The ledger: the events of a game and of its season, a row each, chained to the one before by a salted hash.
import { sha256 } from 'js-sha256';
import { cutPlace, wellFormed } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import { entryText, isSeasonEntry, readEntry, secretsIn, type Entry } from './entries';
import { roundTime } from './round-text';
import { asSecret, type Secret } from './secret';

/** One row: what was done, by whom and when, in words and as data. */
export interface LedgerRow {
  /** 1 for the first. */
  readonly number: number;
  /** UTC instant in milliseconds. */
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly entry: Entry;
  /** The entry as the JSON that was written and hashed. */
  readonly data: string;
  readonly hash: string;
}

export interface NewEntry {
  readonly entry: Entry;
  readonly text: string;
}

/** Less than the 50,000 characters that a cell holds; longer data goes on in the cells to the right. */
const CELL_CHARACTERS = 45_000;

/** A row as it is published after the end: its person, and the secrets in its data, are replaced by hashes. */
export interface PublishedRow {
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly kind: string;
  readonly data: string;
  readonly hash: string;
}

/** Gives the seed's commitment, published at set-up (ALL-5). */
export function commitment(seed: string): string {
  return sha256(seed);
}

/** Makes the rows that continue a ledger with these entries. */
export function continueLedger(
  ledger: readonly LedgerRow[],
  entries: readonly NewEntry[],
  at: number,
  who: string,
): readonly LedgerRow[] {
  const last = ledger[ledger.length - 1];
  let salts = saltsAfter(
    NO_SALTS,
    ledger.map(({ entry }) => entry),
  );
  let previous = last?.hash ?? '';
  return entries.map(({ entry: given, text }, index) => {
    const number = (last?.number ?? 0) + index + 1;
    const entry = signed(placed(given, number - 1, previous), ledger, who);
    const row = {
      number,
      at,
      who,
      // Google would replace halves of surrogate pairs, and the row would not fit its hash.
      text: wellFormed(
        text.length > CELL_CHARACTERS ? `${text.slice(0, cutPlace(text, CELL_CHARACTERS))}…` : text,
      ),
      entry,
      data: entryText(entry, at),
    };
    salts = saltsAfter(salts, [entry]);
    previous = hashFor(previous, salts, row);
    return { ...row, hash: previous };
  });
}

/** The most characters of one write: Google takes a few megabytes at once, and every call reads the whole ledger. */
const MOST_CHARACTERS = 500_000;

/** Gives an entry that names the row before it, once that row is known. */
function placed(entry: Entry, after: number, continues: string): Entry {
  return entry.kind === 'season-goes-on' ? { ...entry, body: { ...entry.body, after, continues } } : entry;
}

/** Adds to a round who resolved it, where no row before can tell. */
function signed(entry: Entry, before: readonly LedgerRow[], who: string): Entry {
  if (entry.kind !== 'resolved' || who === '' || before.some((row) => row.who === who)) return entry;
  return { ...entry, body: { ...entry.body, by: asSecret(who) } };
}

/** Tells why rows cannot be kept: a row that is not read back as it was written would stop the game for good. */
export function unkeepable(rows: readonly LedgerRow[]): CallProblem | undefined {
  if (rows.some(({ data }) => data.length > MOST_CHARACTERS)) {
    return {
      code: 'too-long',
      text: 'Writing this down: it is too long to be kept. Shorten what was entered, then try again. Nothing was changed.',
    };
  }
  return rows.every(({ entry, data }) => readEntry(entry.kind, data) !== undefined)
    ? undefined
    : {
        code: 'not-understood',
        text: 'Writing this down: a part of it is not what belongs there. Check what was entered, then try again. Nothing was changed.',
      };
}

/** The salts of rows: whoever does not know them cannot guess the contents of a row from its hash. */
interface Salts {
  /** The salt of a game's rows, from its seed; empty where no game is in the book. */
  readonly match: string;
  /** The salt of a season's rows, from a secret that publishing a match does not reveal (SN-14). */
  readonly season: string;
}

export const NO_SALTS: Salts = { match: '', season: '' };

/** Gives the salts after these entries, theirs included. */
export function saltsAfter(salts: Salts, entries: readonly Entry[]): Salts {
  return entries.reduce<Salts>((current, { kind, body }) => {
    if (kind === 'set-up') return { ...current, match: sha256(`ledger\n${body.seed}`) };
    if (kind === 'season-started') return { ...current, season: seasonSalt(body.secret) };
    return kind === 'season-goes-on' ? { match: '', season: seasonSalt(body.secret) } : current;
  }, salts);
}

function seasonSalt(secret: Secret): string {
  return sha256(`season\n${secret}`);
}

/**
 * Makes the hash that stands for a name or a secret in a published record: it can be checked by whoever knows the
 * secret, and does not reveal it.
 */
function blind(salt: string, who: string): string {
  return sha256.hmac(salt, who);
}

type Unhashed = Omit<LedgerRow, 'hash'>;

/** Makes the hash of a row from its published parts and the hash of the row before. */
function hashFor(previous: string, salts: Salts, row: Unhashed): string {
  return hashOf(salts.match, previous, publishedRow(salts, row));
}

/** Gives the whole hash of a row that has its beginning; undefined where the row does not fit it. */
export function fittingHash(previous: string, salts: Salts, row: LedgerRow): string | undefined {
  const hash = hashFor(previous, salts, row);
  return hash.startsWith(row.hash) ? hash : undefined;
}

function hashOf(salt: string, previous: string, row: Omit<PublishedRow, 'hash'>): string {
  const { number, at, who, text, kind, data } = row;
  const hash = sha256.hmac(salt, JSON.stringify([previous, number, at, who, text, kind, data]));
  return roundTime(data) === undefined ? hash : shortHash(hash);
}

/** How many letters a round's hash has: of 62 kinds of letters, so many hold 128 bits. */
const SHORT_HASH = 22;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Writes the first half of a hash in letters. Its 128 bits are enough: to pass off another row for a noted one takes
 * 2^128 trials, and 2^64 to find two rows with the same hash before either is noted, far more than a game is worth.
 * Letters and digits alone can be typed anywhere.
 */
function shortHash(hash: string): string {
  const base = BigInt(LETTERS.length);
  let [rest, text] = [BigInt(`0x${hash.slice(0, hash.length / 2)}`), ''];
  for (; text.length < SHORT_HASH; rest /= base) text = LETTERS.charAt(Number(rest % base)) + text;
  return text;
}

/** The hash of a round that is last in the alphabet: letters beyond it are the hash of nothing. */
const LAST_SHORT_HASH = shortHash('f'.repeat(64));

/** How a row's hash is written: 64 hexadecimal digits, or the letters of a round's. */
export function isHash(text: string): boolean {
  return (
    /^[0-9a-f]{64}$/.test(text) ||
    (text.length === SHORT_HASH && /^[0-9A-Za-z]*$/.test(text) && text <= LAST_SHORT_HASH)
  );
}

/** The kind that a season's row has in the published record of a match, which says nothing else about it. */
export const SEASON_ROW = 'season';

function publishedRow(
  { match: salt, season }: Salts,
  { number, at, who, text, entry, data }: Unhashed,
): Omit<PublishedRow, 'hash'> {
  // Between two matches everything is the season's.
  if (isSeasonEntry(entry) || salt === '') {
    // No row of a match is of this kind, so none can be passed off as a row that is not shown.
    const hidden = sha256.hmac(season, JSON.stringify([at, who, text, entry.kind, data]));
    return { number, at: 0, who: '', text: '', kind: SEASON_ROW, data: hidden };
  }
  const blinded = secretsIn(entry)
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.split(secret).join(blind(salt, secret)), data);
  return { number, at, who: blind(salt, who), text, kind: entry.kind, data: blinded };
}

/** Gives the rows of the last game as they are published, and the hash that its first row continues. */
export function publishLedger(ledger: readonly LedgerRow[]): {
  readonly continues: string;
  readonly rows: readonly PublishedRow[];
} {
  const entries = ledger.map(({ entry }) => entry);
  const from = Math.max(0, entries.map(({ kind }) => kind).lastIndexOf('set-up'));
  const salts = saltsAfter(NO_SALTS, entries);
  return {
    continues: ledger[from - 1]?.hash ?? '',
    rows: ledger.slice(from).map((row) => ({ ...publishedRow(salts, row), hash: row.hash })),
  };
}

/** Gives the number that belongs to the first published row that does not follow from those before; undefined if all do. */
export function firstBrokenRow(continues: string, rows: readonly PublishedRow[]): number | undefined {
  const entries = rows.map(({ kind, data }) => readEntry(kind, data));
  const { match: salt } = saltsAfter(
    NO_SALTS,
    entries.slice(0, 1).flatMap((entry) => (entry === undefined ? [] : [entry])),
  );
  // A ledger begins with No. 1, and a later match of a season with any number.
  const first = continues === '' ? 1 : (rows[0]?.number ?? 0);
  const broken = rows.findIndex(
    (row, index) =>
      row.number !== first + index || row.hash !== hashOf(salt, rows[index - 1]?.hash ?? continues, row),
  );
  return broken < 0 ? undefined : first + broken;
}

/** Cuts text into cells, never within a character outside the basic plane. */
export function dataPieces(text: string): readonly string[] {
  const list: string[] = [];
  let from = 0;
  while (from < text.length) {
    const to = cutPlace(text, from + CELL_CHARACTERS);
    list.push(text.slice(from, to));
    from = to;
  }
  return list;
}
