// The ledger: the events of a game and its season, one per row, in a chain of salted hashes.
import { sha256 } from 'js-sha256';
import { cutIndex, replaceLoneSurrogates } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import { entryText, isSeasonEntry, readEntry, entrySecrets, type Entry } from './entries';
import { timeOfRound } from './round-text';
import { asSecret, type Secret } from './secret';

/** An event: what was done, by whom and when, as text and as data. */
export interface LedgerRow {
  /** The row's number, from 1. */
  readonly number: number;
  /** When it was done, in UTC milliseconds. */
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly entry: Entry;
  /** The entry's JSON as written and hashed. */
  readonly data: string;
  readonly hash: string;
}

export interface NewEntry {
  readonly entry: Entry;
  readonly text: string;
}

/** Maximum per cell, below Google's 50,000 characters. Longer data continues in the next cells. */
const MAX_CELL_CHARACTERS = 45_000;

/** A row as published after the game. Hashes replace the person, and the secrets in its data. */
export interface PublishedRow {
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly kind: string;
  readonly data: string;
  readonly hash: string;
}

/** The seed's hash, published at set-up (ALL-5). */
export function seedCommitment(seed: string): string {
  return sha256(seed);
}

export function continueLedger(
  ledger: readonly LedgerRow[],
  entries: readonly NewEntry[],
  at: number,
  who: string,
): readonly LedgerRow[] {
  const last = ledger[ledger.length - 1];
  let salts = updateSalts(
    NO_SALTS,
    ledger.map(({ entry }) => entry),
  );
  let previous = last?.hash ?? '';
  return entries.map(({ entry: given, text }, index) => {
    const number = (last?.number ?? 0) + index + 1;
    const entry = withResolver(withPredecessor(given, number - 1, previous), ledger, who);
    const row = {
      number,
      at,
      who,
      // Google would replace half a surrogate pair, and the hash wouldn't match anymore.
      text: replaceLoneSurrogates(
        text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, cutIndex(text, MAX_CELL_CHARACTERS))}…` : text,
      ),
      entry,
      data: entryText(entry, at),
    };
    salts = updateSalts(salts, [entry]);
    previous = rowHash(previous, salts, row);
    return { ...row, hash: previous };
  });
}

/** Limit for a row's data: Google accepts a few megabytes per write, and every call reads the whole ledger. */
const MAX_ROW_CHARACTERS = 500_000;

/** Adds the previous row's number and hash to an entry that continues a season. */
function withPredecessor(entry: Entry, after: number, continues: string): Entry {
  return entry.kind === 'season-goes-on' ? { ...entry, body: { ...entry.body, after, continues } } : entry;
}

/** Adds the account that resolved a round, if no earlier row names it. */
function withResolver(entry: Entry, before: readonly LedgerRow[], who: string): Entry {
  if (entry.kind !== 'resolved' || who === '' || before.some((row) => row.who === who)) return entry;
  return { ...entry, body: { ...entry.body, by: asSecret(who) } };
}

/** Refuses rows that couldn't be read back as written, because they would block the game for good. */
export function refuseUnstorable(rows: readonly LedgerRow[]): CallProblem | undefined {
  if (rows.some(({ data }) => data.length > MAX_ROW_CHARACTERS)) {
    return {
      code: 'too-long',
      text: 'Saving: this is too long. Shorten what you entered, then try again. Nothing was changed.',
    };
  }
  return rows.every(({ entry, data }) => readEntry(entry.kind, data) !== undefined)
    ? undefined
    : {
        code: 'not-understood',
        text: 'Saving: part of this isn’t valid. Check what you entered, then try again. Nothing was changed.',
      };
}

/** Salts prevent guessing a row's contents from its hash. */
interface Salts {
  /** Salt for a game's rows, made from its seed; empty between games. */
  readonly match: string;
  /** Salt for a season's rows, made from a secret that publishing a match doesn't reveal (SN-14). */
  readonly season: string;
}

export const NO_SALTS: Salts = { match: '', season: '' };

export function updateSalts(salts: Salts, entries: readonly Entry[]): Salts {
  return entries.reduce<Salts>((current, { kind, body }) => {
    if (kind === 'set-up') return { ...current, match: sha256(`ledger\n${body.seed}`) };
    if (kind === 'season-started') return { ...current, season: seasonSalt(body.secret) };
    return kind === 'season-goes-on' ? { match: '', season: seasonSalt(body.secret) } : current;
  }, salts);
}

function seasonSalt(secret: Secret): string {
  return sha256(`season\n${secret}`);
}

/** Blinds a name or secret for a published record. Anyone who knows both salt and secret can check it. */
function saltedHash(salt: string, who: string): string {
  return sha256.hmac(salt, who);
}

type UnhashedRow = Omit<LedgerRow, 'hash'>;

function rowHash(previous: string, salts: Salts, row: UnhashedRow): string {
  return chainHash(salts.match, previous, publishedRow(salts, row));
}

/** The full hash of a row whose hash was shortened; undefined if the row doesn't match it. */
export function fullHash(previous: string, salts: Salts, row: LedgerRow): string | undefined {
  const hash = rowHash(previous, salts, row);
  return hash.startsWith(row.hash) ? hash : undefined;
}

function chainHash(salt: string, previous: string, row: Omit<PublishedRow, 'hash'>): string {
  const { number, at, who, text, kind, data } = row;
  const hash = sha256.hmac(salt, JSON.stringify([previous, number, at, who, text, kind, data]));
  return timeOfRound(data) === undefined ? hash : shortHash(hash);
}

/** 22 characters out of 62 can represent 128 bits. */
const SHORT_HASH_LENGTH = 22;
const BASE_62_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The first half of a hash in letters and digits, which are easy to type. 128 bits suffice: forging a row for a noted hash
 * takes 2^128 attempts, finding two rows with the same hash 2^64.
 */
function shortHash(hash: string): string {
  const base = BigInt(BASE_62_DIGITS.length);
  let [rest, text] = [BigInt(`0x${hash.slice(0, hash.length / 2)}`), ''];
  for (; text.length < SHORT_HASH_LENGTH; rest /= base)
    text = BASE_62_DIGITS.charAt(Number(rest % base)) + text;
  return text;
}

/** The greatest possible short hash. */
const MAX_SHORT_HASH = shortHash('f'.repeat(64));

/** Whether a text could be a hash: 64 hexadecimal digits, or a round's short hash. */
export function isHash(text: string): boolean {
  return (
    /^[0-9a-f]{64}$/.test(text) ||
    (text.length === SHORT_HASH_LENGTH && /^[0-9A-Za-z]*$/.test(text) && text <= MAX_SHORT_HASH)
  );
}

/** The kind of a season's rows in a match's published record, where nothing else about them is shown. */
export const SEASON_ROW_KIND = 'season';

function publishedRow(
  { match: salt, season }: Salts,
  { number, at, who, text, entry, data }: UnhashedRow,
): Omit<PublishedRow, 'hash'> {
  // Between two matches, every row belongs to the season.
  if (isSeasonEntry(entry) || salt === '') {
    // Rows of a match never have this kind, so none can look like a hidden row.
    const hidden = sha256.hmac(season, JSON.stringify([at, who, text, entry.kind, data]));
    return { number, at: 0, who: '', text: '', kind: SEASON_ROW_KIND, data: hidden };
  }
  const blinded = entrySecrets(entry)
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.split(secret).join(saltedHash(salt, secret)), data);
  return { number, at, who: saltedHash(salt, who), text, kind: entry.kind, data: blinded };
}

/** The last game's rows as published, and the hash that its first row continues. */
export function publishedLedger(ledger: readonly LedgerRow[]): {
  readonly continues: string;
  readonly rows: readonly PublishedRow[];
} {
  const entries = ledger.map(({ entry }) => entry);
  const from = Math.max(0, entries.map(({ kind }) => kind).lastIndexOf('set-up'));
  const salts = updateSalts(NO_SALTS, entries);
  return {
    continues: ledger[from - 1]?.hash ?? '',
    rows: ledger.slice(from).map((row) => ({ ...publishedRow(salts, row), hash: row.hash })),
  };
}

/** Number of the first published row that breaks the chain of hashes. */
export function firstBrokenRow(continues: string, rows: readonly PublishedRow[]): number | undefined {
  const entries = rows.map(({ kind, data }) => readEntry(kind, data));
  const { match: salt } = updateSalts(
    NO_SALTS,
    entries.slice(0, 1).flatMap((entry) => (entry === undefined ? [] : [entry])),
  );
  // A ledger starts at No. 1, but a season's later match can start at any number.
  const first = continues === '' ? 1 : (rows[0]?.number ?? 0);
  const broken = rows.findIndex(
    (row, index) =>
      row.number !== first + index || row.hash !== chainHash(salt, rows[index - 1]?.hash ?? continues, row),
  );
  return broken < 0 ? undefined : first + broken;
}

/** Splits data into pieces that fit a cell, without splitting a surrogate pair. */
export function splitData(text: string): readonly string[] {
  const list: string[] = [];
  let from = 0;
  while (from < text.length) {
    const to = cutIndex(text, from + MAX_CELL_CHARACTERS);
    list.push(text.slice(from, to));
    from = to;
  }
  return list;
}
