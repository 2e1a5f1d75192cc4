// The ledger: the events of a game and its season, one per row, chained by salted hashes.
import { sha256 } from 'js-sha256';
import { cutPlace, wellFormed } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import { entryText, isSeasonEntry, readEntry, secretsIn, type Entry } from './entries';
import { roundTime } from './round-text';
import { asSecret, type Secret } from './secret';

/** What was done, by whom and when, as text and as data. */
export interface LedgerRow {
  /** 1 for the first. */
  readonly number: number;
  /** UTC instant in milliseconds. */
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

/** A cell holds 50,000 characters; longer data continues in the cells to the right. */
const CELL_CHARACTERS = 45_000;

/** A row as published after the game: hashes replace the person and the secrets in its data. */
export interface PublishedRow {
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly kind: string;
  readonly data: string;
  readonly hash: string;
}

/** Published at set-up (ALL-5). */
export function commitment(seed: string): string {
  return sha256(seed);
}

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
      // Google would replace half a surrogate pair, and the hash would no longer fit.
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

/** Limit per write: Google takes a few megabytes at once, and every call reads the whole ledger. */
const MOST_CHARACTERS = 500_000;

/** Fills in the previous row once it is known. */
function placed(entry: Entry, after: number, continues: string): Entry {
  return entry.kind === 'season-goes-on' ? { ...entry, body: { ...entry.body, after, continues } } : entry;
}

/** Notes who resolved a round, if no earlier row does. */
function signed(entry: Entry, before: readonly LedgerRow[], who: string): Entry {
  if (entry.kind !== 'resolved' || who === '' || before.some((row) => row.who === who)) return entry;
  return { ...entry, body: { ...entry.body, by: asSecret(who) } };
}

/** Refuses rows that wouldn't read back as written: they would block the game for good. */
export function unstorable(rows: readonly LedgerRow[]): CallProblem | undefined {
  if (rows.some(({ data }) => data.length > MOST_CHARACTERS)) {
    return {
      code: 'too-long',
      text: 'Saving: this is too long. Shorten what you entered, then try again. Nothing was changed.',
    };
  }
  return rows.every(({ entry, data }) => readEntry(entry.kind, data) !== undefined)
    ? undefined
    : {
        code: 'not-understood',
        text: "Saving: part of this isn't valid. Check what you entered, then try again. Nothing was changed.",
      };
}

/** Without the salts nobody can guess a row's contents from its hash. */
interface Salts {
  /** Salts a game's rows, made from its seed; empty between games. */
  readonly match: string;
  /** Salts a season's rows, made from a secret that publishing a match doesn't reveal (SN-14). */
  readonly season: string;
}

export const NO_SALTS: Salts = { match: '', season: '' };

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

/** Replaces a name or secret in a published record: anyone who knows the secret can check it. */
function blind(salt: string, who: string): string {
  return sha256.hmac(salt, who);
}

type Unhashed = Omit<LedgerRow, 'hash'>;

function hashFor(previous: string, salts: Salts, row: Unhashed): string {
  return hashOf(salts.match, previous, publishedRow(salts, row));
}

/** Completes a row's shortened hash; undefined if the row doesn't fit it. */
export function completedHash(previous: string, salts: Salts, row: LedgerRow): string | undefined {
  const hash = hashFor(previous, salts, row);
  return hash.startsWith(row.hash) ? hash : undefined;
}

function hashOf(salt: string, previous: string, row: Omit<PublishedRow, 'hash'>): string {
  const { number, at, who, text, kind, data } = row;
  const hash = sha256.hmac(salt, JSON.stringify([previous, number, at, who, text, kind, data]));
  return roundTime(data) === undefined ? hash : shortHash(hash);
}

/** 22 characters from an alphabet of 62 hold 128 bits. */
const SHORT_HASH = 22;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * The first half of a hash in letters and digits, which can be typed anywhere. 128 bits are plenty: faking a noted row
 * takes 2^128 attempts, finding two rows with the same hash 2^64.
 */
function shortHash(hash: string): string {
  const base = BigInt(LETTERS.length);
  let [rest, text] = [BigInt(`0x${hash.slice(0, hash.length / 2)}`), ''];
  for (; text.length < SHORT_HASH; rest /= base) text = LETTERS.charAt(Number(rest % base)) + text;
  return text;
}

/** The alphabetically last short hash: anything after it isn't a hash. */
const LAST_SHORT_HASH = shortHash('f'.repeat(64));

/** 64 hexadecimal digits, or a round's short hash. */
export function isHash(text: string): boolean {
  return (
    /^[0-9a-f]{64}$/.test(text) ||
    (text.length === SHORT_HASH && /^[0-9A-Za-z]*$/.test(text) && text <= LAST_SHORT_HASH)
  );
}

/** The kind that a season's rows have in a match's published record, which reveals nothing else of them. */
export const SEASON_ROW = 'season';

function publishedRow(
  { match: salt, season }: Salts,
  { number, at, who, text, entry, data }: Unhashed,
): Omit<PublishedRow, 'hash'> {
  // Between two matches every row is the season's.
  if (isSeasonEntry(entry) || salt === '') {
    // No match row has this kind, so none can pass for a hidden row.
    const hidden = sha256.hmac(season, JSON.stringify([at, who, text, entry.kind, data]));
    return { number, at: 0, who: '', text: '', kind: SEASON_ROW, data: hidden };
  }
  const blinded = secretsIn(entry)
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.split(secret).join(blind(salt, secret)), data);
  return { number, at, who: blind(salt, who), text, kind: entry.kind, data: blinded };
}

/** The last game's rows as published, and the hash its first row continues. */
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

/** The number of the first published row that breaks the chain. */
export function firstBrokenRow(continues: string, rows: readonly PublishedRow[]): number | undefined {
  const entries = rows.map(({ kind, data }) => readEntry(kind, data));
  const { match: salt } = saltsAfter(
    NO_SALTS,
    entries.slice(0, 1).flatMap((entry) => (entry === undefined ? [] : [entry])),
  );
  // A ledger begins at No. 1, but a later match of a season can begin at any number.
  const first = continues === '' ? 1 : (rows[0]?.number ?? 0);
  const broken = rows.findIndex(
    (row, index) =>
      row.number !== first + index || row.hash !== hashOf(salt, rows[index - 1]?.hash ?? continues, row),
  );
  return broken < 0 ? undefined : first + broken;
}

/** Never splits a surrogate pair. */
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
