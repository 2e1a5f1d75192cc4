// The ledger: the rows of the host book's Ledger tab, each chained to the one before by a salted hash.
import { sha256 } from 'js-sha256';
import type { Cell } from '../../games/fields';
import { isList } from '../../games/json';
import { fail, ok, type Result } from '../../games/result';
import { cutPlace } from '../../games/wording';
import type { UserError } from '../view/api';
import { entryText, readEntry, type Entry } from './entries';

/** One row: who did what when, in words and as data. */
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

export const LEDGER_COLUMNS = ['No.', 'When (UTC)', 'Who', 'What', 'Kind', 'Hash', 'Data'] as const;
const DATA_COLUMN = LEDGER_COLUMNS.length - 1;
/** A cell holds 50,000 characters; longer data goes on in the cells to the right. */
const CELL_CHARACTERS = 45_000;

/** A row as it is published after the end: who it was is blinded. */
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
  let salt = saltAfter(
    '',
    ledger.map(({ entry }) => entry),
  );
  let previous = ledger[ledger.length - 1]?.hash ?? '';
  return entries.map(({ entry, text }, index) => {
    const row = {
      number: ledger.length + index + 1,
      at,
      who,
      text: text.length > CELL_CHARACTERS ? `${text.slice(0, cutPlace(text, CELL_CHARACTERS))}…` : text,
      entry,
      data: entryText(entry),
    };
    salt = saltAfter(salt, [entry]);
    previous = hashOf(salt, previous, publishedRow(salt, row));
    return { ...row, hash: previous };
  });
}

/** Google takes a few megabytes at once, and every call reads the whole ledger. */
const MOST_CHARACTERS = 500_000;

/** Why rows cannot be kept: what is not read back as it was written would stop the game for good. */
export function unkeepable(rows: readonly LedgerRow[]): UserError | undefined {
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

/** A ledger row as the cells of its tab; the last holds what stands before the data once more, to put it right from. */
export function ledgerCells(row: LedgerRow): readonly Cell[] {
  const { number, at, who, text, entry, data, hash } = row;
  const words = [new Date(at).toISOString(), who, text, entry.kind, hash];
  return [number, ...words, ...dataPieces(data), JSON.stringify(words)];
}

/**
 * Reads the rows of the Ledger tab below its heading; the first that is not as it was written is named. Of the first
 * `verifiedRows` it is known that they are: hashing is most of the work.
 */
export function readLedger(
  rows: readonly (readonly Cell[])[],
  verifiedRows = 0,
): Result<readonly LedgerRow[], UserError> {
  const reading = readRows(rows, { mend: false, verifiedRows });
  if (reading.ok) return ok(reading.value.ledger);
  const sheetRow = reading.error + 2;
  return fail(mendedRows(rows) === undefined ? changedByHand(sheetRow) : wordsChanged(sheetRow));
}

/** The rows that can be put right from their own data, as they were written; undefined where that is not enough. */
export function mendedRows(rows: readonly (readonly Cell[])[]): readonly LedgerRow[] | undefined {
  const reading = readRows(rows, { mend: true, verifiedRows: 0 });
  return reading.ok ? reading.value.mended : undefined;
}

/** The rows as they were written, or the index of the first that is not; `mend`: put right those that can be. */
function readRows(
  rows: readonly (readonly Cell[])[],
  { mend, verifiedRows }: { readonly mend: boolean; readonly verifiedRows: number },
): Result<{ readonly ledger: readonly LedgerRow[]; readonly mended: readonly LedgerRow[] }, number> {
  const ledger: LedgerRow[] = [];
  const mended: LedgerRow[] = [];
  let salt = '';
  for (const [index, cells] of rows.entries()) {
    const previous = ledger[index - 1]?.hash ?? '';
    const fits = (row: LedgerRow | undefined): row is LedgerRow => {
      if (row?.number !== index + 1) return false;
      if (index < verifiedRows) return true;
      const own = saltAfter(salt, [row.entry]);
      return publishedAs(own, previous, row) !== undefined;
    };
    const asItStands = readRow(cells);
    const row = fits(asItStands) ? asItStands : mend ? copiesOf(cells, index + 1).find(fits) : undefined;
    if (row === undefined) return fail(index);
    salt = saltAfter(salt, [row.entry]);
    ledger.push(row);
    if (row !== asItStands) mended.push(row);
  }
  return ok({ ledger, mended });
}

/** What a row that was changed may have been: its hash, over everything in it, says whether it was. */
function copiesOf(cells: readonly Cell[], number: number): readonly (LedgerRow | undefined)[] {
  const { data, words } = partsOf(cells);
  const shown = cells.slice(1, DATA_COLUMN);
  return [
    ...(words === undefined ? [] : [readRow([number, ...words, ...data])]),
    readRow([number, ...shown, ...data]),
    // The copy itself was changed, and is taken for data.
    readRow([number, ...shown, ...data.slice(0, -1)]),
  ];
}

function changedByHand(sheetRow: number): UserError {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Put it back with File › Version history, then try again. Nothing else was touched.`,
  };
}

function wordsChanged(sheetRow: number): UserError {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Its data is as it was: “Put it right” writes the row anew from it. Nothing else was touched.`,
    mendable: true,
  };
}

function readRow(cells: readonly Cell[]): LedgerRow | undefined {
  const [number, at, who, text, kind, hash] = cells;
  const instant = typeof at === 'string' ? Date.parse(at) : NaN;
  const data = partsOf(cells).data.map(String).join('');
  const entry = readEntry(String(kind), data);
  if (typeof number !== 'number' || Number.isNaN(instant) || entry === undefined) return undefined;
  return { number, at: instant, who: String(who), text: String(text), entry, data, hash: String(hash) };
}

/** The data of a row and, where it has one, its copy of what stands before them. Data is an object, the copy a list. */
function partsOf(cells: readonly Cell[]): {
  readonly data: readonly Cell[];
  readonly words: readonly string[] | undefined;
} {
  const filled = cells.slice(DATA_COLUMN).filter((cell) => cell !== '');
  const last = String(filled[filled.length - 1] ?? '');
  const words = last.endsWith(']') ? readWords(last) : undefined;
  return { data: words === undefined ? filled : filled.slice(0, -1), words };
}

function readWords(text: string): readonly string[] | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isList(json) && json.length === DATA_COLUMN - 1 ? json.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The salt of the rows from a set-up on: nobody who does not know the game's seed can guess at the contents of a
 * row from its hash.
 */
function saltAfter(salt: string, entries: readonly Entry[]): string {
  return entries.reduce(
    (current, entry) => (entry.kind === 'set-up' ? sha256(`ledger\n${entry.body.seed}`) : current),
    salt,
  );
}

/** Who it was, or a key, so that a published record proves itself without giving it away. */
function blind(salt: string, who: string): string {
  return sha256.hmac(salt, who);
}

function hashOf(salt: string, previous: string, row: Omit<PublishedRow, 'hash'>): string {
  const { number, at, who, text, kind, data } = row;
  return sha256.hmac(salt, JSON.stringify([previous, number, at, who, text, kind, data]));
}

function publishedRow(
  salt: string,
  { number, at, who, text, entry, data }: Omit<LedgerRow, 'hash'>,
): Omit<PublishedRow, 'hash'> {
  return { number, at, who: blind(salt, who), text, kind: entry.kind, data: withoutKeys(salt, entry, data) };
}

/** The row as its hash covers it: that of an older ledger covers players' keys. Undefined where it covers neither. */
function publishedAs(salt: string, previous: string, row: LedgerRow): Omit<PublishedRow, 'hash'> | undefined {
  const blinded = publishedRow(salt, row);
  if (row.hash === hashOf(salt, previous, blinded)) return blinded;
  const open = { ...blinded, data: row.data };
  return row.data !== blinded.data && row.hash === hashOf(salt, previous, open) ? open : undefined;
}

/** Players' keys are never published (ALL-9): with one, anybody could have answered in a player's name. */
function withoutKeys(salt: string, entry: Entry, data: string): string {
  return keysIn(entry)
    .filter((key) => key !== '')
    .reduce((text, key) => text.split(key).join(blind(salt, key)), data);
}

function keysIn(entry: Entry): readonly string[] {
  if (entry.kind === 'set-up') return entry.body.keys.map(({ key }) => key);
  return entry.kind === 'key' ? [entry.body.key] : [];
}

/** The rows of the last game as they are published, and the hash that its first row continues. */
export function publishLedger(ledger: readonly LedgerRow[]): {
  readonly continues: string;
  readonly rows: readonly PublishedRow[];
} {
  const from = Math.max(0, ledger.map(({ entry }) => entry.kind).lastIndexOf('set-up'));
  const rows = ledger.slice(from);
  const salt = saltAfter(
    '',
    rows.map(({ entry }) => entry),
  );
  return {
    continues: ledger[from - 1]?.hash ?? '',
    rows: rows.map((row, index) => {
      const previous = rows[index - 1]?.hash ?? ledger[from - 1]?.hash ?? '';
      return { ...(publishedAs(salt, previous, row) ?? publishedRow(salt, row)), hash: row.hash };
    }),
  };
}

/** The number of the first published row that does not follow from those before; undefined when all do. */
export function firstBrokenRow(continues: string, rows: readonly PublishedRow[]): number | undefined {
  const entries = rows.map(({ kind, data }) => readEntry(kind, data));
  const salt = saltAfter(
    '',
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
