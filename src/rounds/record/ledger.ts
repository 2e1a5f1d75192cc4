// The ledger: the events of a game and of its season, a row each, chained to the one before by a salted hash.
import { sha256 } from 'js-sha256';
import { cutPlace } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import { entryText, isSeasonEntry, readEntry, secretsIn, type Entry } from './entries';
import { roundTime } from './round-text';
import { asSecret, type Secret } from './secret';

/** One row: an act, with its person and time, in words and as data. */
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

/** A cell holds 50,000 characters; longer data goes on in the cells to the right. */
const CELL_CHARACTERS = 45_000;

/** A row as it is published after the end: its person, and secrets in its data, are blinded. */
export interface PublishedRow {
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly kind: string;
  readonly data: string;
  readonly hash: string;
}

/** The seed's commitment, published at set-up (ALL-5). */
export function commitment(seed: string): string {
  return sha256(seed);
}

/** The rows that continue a ledger with these entries. */
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
      text: text.length > CELL_CHARACTERS ? `${text.slice(0, cutPlace(text, CELL_CHARACTERS))}…` : text,
      entry,
      data: entryText(entry, at),
    };
    salts = saltsAfter(salts, [entry]);
    previous = hashFor(previous, salts, row);
    return { ...row, hash: previous };
  });
}

/** Google takes a few megabytes at once, and every call reads the whole ledger. */
const MOST_CHARACTERS = 500_000;

/** An entry that names the row before it, once that row is known. */
function placed(entry: Entry, after: number, continues: string): Entry {
  return entry.kind === 'season-goes-on' ? { ...entry, body: { ...entry.body, after, continues } } : entry;
}

/** A round with its person, where no row before can tell who that may be. */
function signed(entry: Entry, before: readonly LedgerRow[], who: string): Entry {
  if (entry.kind !== 'resolved' || who === '' || before.some((row) => row.who === who)) return entry;
  return { ...entry, body: { ...entry.body, by: asSecret(who) } };
}

/** The reason why rows cannot be kept: a row that is not read back as it was written would stop the game for good. */
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

/** The salts of rows: nobody who does not know them can guess at the contents of a row from its hash. */
export interface Salts {
  /** The salt of a game's rows, from its seed; empty where no game is in the book. */
  readonly match: string;
  /** The salt of a season's rows, from a secret that no match's publishing releases (SN-14). */
  readonly season: string;
}

export const NO_SALTS: Salts = { match: '', season: '' };

/** The salts after these entries, themselves included. */
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

/** The hash of a name or a secret that stands for it in the record, which proves itself without giving it away. */
function blind(salt: string, who: string): string {
  return sha256.hmac(salt, who);
}

type Unhashed = Omit<LedgerRow, 'hash'>;

/** The hash of a row: over its published parts, and the hash of the row before. */
function hashFor(previous: string, salts: Salts, row: Unhashed): string {
  return hashOf(salts.match, previous, publishedRow(salts, row));
}

/** The whole hash of a row of which it has the beginning; undefined where the row does not fit it. */
export function fittingHash(previous: string, salts: Salts, row: LedgerRow): string | undefined {
  const hash = hashFor(previous, salts, row);
  return hash.startsWith(row.hash) ? hash : undefined;
}

function hashOf(salt: string, previous: string, row: Omit<PublishedRow, 'hash'>): string {
  const { number, at, who, text, kind, data } = row;
  const hash = sha256.hmac(salt, JSON.stringify([previous, number, at, who, text, kind, data]));
  return roundTime(data) === undefined ? hash : shortHash(hash);
}

/** Letters of a round's hash: with 62 kinds of them they hold 128 bits. */
const SHORT_HASH = 22;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The first half of a hash in letters. 128 bits are enough: who would pass off another row than the one that was noted
 * must find one with the same hash, 2^128 trials; and 2^64 for two rows to choose from, made before either is noted,
 * which is far more than a game is worth. Letters and digits alone can be typed anywhere.
 */
function shortHash(hash: string): string {
  const base = BigInt(LETTERS.length);
  let [rest, text] = [BigInt(`0x${hash.slice(0, hash.length / 2)}`), ''];
  for (; text.length < SHORT_HASH; rest /= base) text = LETTERS.charAt(Number(rest % base)) + text;
  return text;
}

/** The kind that a season's row has in the published record of a match, which says nothing else of it. */
export const SEASON_ROW = 'season';

function publishedRow(
  { match: salt, season }: Salts,
  { number, at, who, text, entry, data }: Unhashed,
): Omit<PublishedRow, 'hash'> {
  if (isSeasonEntry(entry)) {
    // Of another kind than all rows of a match: none of those can be passed off as one that is not shown.
    const hidden = sha256.hmac(season, JSON.stringify([at, who, text, entry.kind, data]));
    return { number, at: 0, who: '', text: '', kind: SEASON_ROW, data: hidden };
  }
  const blinded = secretsIn(entry)
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.split(secret).join(blind(salt, secret)), data);
  return { number, at, who: blind(salt, who), text, kind: entry.kind, data: blinded };
}

/** The rows of the last game as they are published, and the hash that its first row continues. */
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

/** The number of the first published row that does not follow from those before; undefined when all do. */
export function firstBrokenRow(continues: string, rows: readonly PublishedRow[]): number | undefined {
  const entries = rows.map(({ kind, data }) => readEntry(kind, data));
  const { match: salt } = saltsAfter(
    NO_SALTS,
    entries.slice(0, 1).flatMap((entry) => (entry === undefined ? [] : [entry])),
  );
  return rows.find(
    (row, index) =>
      row.number !== (rows[0]?.number ?? 0) + index ||
      row.hash !== hashOf(salt, rows[index - 1]?.hash ?? continues, row),
  )?.number;
}

/** Text cut into cells; a character outside the basic plane is not cut in two. */
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
