// The ledger: the rows of the host book's Ledger tab, each chained to the one before by a salted hash.
import { sha256 } from 'js-sha256';
import type { Cell } from '../games/fields';
import { fail, ok, type Result } from '../games/result';
import type { Trouble } from './api';
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
  const first = ledger[0]?.entry ?? entries[0]?.entry;
  const salt = saltOf(first);
  let previous = ledger[ledger.length - 1]?.hash ?? '';
  return entries.map(({ entry, text }, index) => {
    const row = { number: ledger.length + index + 1, at, who, text, entry, data: entryText(entry) };
    previous = hashOf(salt, previous, row);
    return { ...row, hash: previous };
  });
}

/** A ledger row as the cells of its tab. */
export function ledgerCells(row: LedgerRow): readonly Cell[] {
  const { number, at, who, text, entry, data, hash } = row;
  return [number, new Date(at).toISOString(), who, text, entry.kind, hash, ...pieces(data)];
}

/** Reads the rows of the Ledger tab below its heading; the first that is not as it was written is named. */
export function readLedger(rows: readonly (readonly Cell[])[]): Result<readonly LedgerRow[], Trouble> {
  const ledger: LedgerRow[] = [];
  let salt = '';
  for (const [index, cells] of rows.entries()) {
    const row = readRow(cells);
    if (ledger.length === 0) salt = saltOf(row?.entry);
    const previous = ledger[index - 1]?.hash ?? '';
    if (row === undefined || row.number !== index + 1 || row.hash !== hashOf(salt, previous, row)) {
      return fail(changedByHand(index + 2));
    }
    ledger.push(row);
  }
  return ok(ledger);
}

function changedByHand(sheetRow: number): Trouble {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Put it back with File › Version history, then try again. Nothing else was touched.`,
  };
}

function readRow(cells: readonly Cell[]): LedgerRow | undefined {
  const [number, at, who, text, kind, hash] = cells;
  const instant = typeof at === 'string' ? Date.parse(at) : NaN;
  const data = cells.slice(DATA_COLUMN).map(String).join('');
  const entry = readEntry(String(kind), data);
  if (typeof number !== 'number' || Number.isNaN(instant) || entry === undefined) return undefined;
  return { number, at: instant, who: String(who), text: String(text), entry, data, hash: String(hash) };
}

/** Nobody who does not know the seed can guess at the contents of a row from its hash. */
function saltOf(first: Entry | undefined): string {
  return sha256(`ledger\n${first?.kind === 'set-up' ? first.body.seed : ''}`);
}

function hashOf(salt: string, previous: string, row: Omit<LedgerRow, 'hash'>): string {
  const { number, at, who, text, entry, data } = row;
  return sha256.hmac(salt, JSON.stringify([previous, number, at, who, text, entry.kind, data]));
}

/** Text cut into cells; a character outside the basic plane is not cut in two. */
function pieces(text: string): readonly string[] {
  const list: string[] = [];
  let from = 0;
  while (from < text.length) {
    let to = Math.min(from + CELL_CHARACTERS, text.length);
    const lastUnit = text.charCodeAt(to - 1);
    if (to < text.length && lastUnit >= 0xd800 && lastUnit <= 0xdbff) to -= 1;
    list.push(text.slice(from, to));
    from = to;
  }
  return list;
}
