// Writes the rows of the ledger as cells of their tab, and reads them back.
import type { Cell } from '../../games/frame/fields';
import { isList, parseJson } from '../../games/frame/json';
import { readEntry, type EntryKind } from './entries';
import { dataPieces, type LedgerRow } from './ledger';
import { roundTime } from './round-text';

export const LEDGER_COLUMNS = ['No.', 'When (UTC)', 'Who', 'What', 'Kind', 'Hash', 'Data'] as const;
export const KIND_COLUMN = 4;
export const HASH_COLUMN = 5;
export const DATA_COLUMN = LEDGER_COLUMNS.length - 1;

/**
 * Writes a ledger row as the cells of its tab. A round's row can be put right from its data and by playing; every other
 * row has a copy of the cells before its data in its last cell, since nothing else tells their words.
 */
export function ledgerCells(row: LedgerRow): readonly Cell[] {
  const { number, at, who, text, entry, data, hash } = row;
  const copy = roundTime(data) === undefined ? [JSON.stringify(copyOf(row))] : [];
  return [number, ledgerTime(at), who, text, entry.kind, hash, ...dataPieces(data), ...copy];
}

/** Writes a time as the tab has it, in UTC: `2026-03-01 17:56:45.116`. */
export function ledgerTime(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').replace('Z', '');
}

/** Reads such a time; undefined for anything else. */
function instantIn(cell: Cell | undefined): number | undefined {
  const at = Date.parse(`${String(cell).replace(' ', 'T')}Z`);
  return isInstant(at) && ledgerTime(at) === cell ? at : undefined;
}

/** A shortened copy of the cells before the data. */
type Copy = readonly [at: number, who: string, text: string, kind: string, hashBeginning: string];

/** How many digits of a hash are kept: as many as no other row has by chance. */
export const HASH_BEGINNING = 16;

function copyOf({ at, who, text, entry, hash }: LedgerRow): Copy {
  return [at, who, text, entry.kind, hash.slice(0, HASH_BEGINNING)];
}

/**
 * Gives the row before the first one; it is in the tab of a match that was put away. A book's first ledger has none.
 */
export function startOf(rows: readonly (readonly Cell[])[]): {
  /** Its number. */
  readonly after: number;
  /** Its hash. */
  readonly continues: string;
} {
  const [cells = []] = rows;
  // Taken from the data, since the kind beside it may have been changed by hand.
  const entry = readEntry('season-goes-on' satisfies EntryKind, partsOf(cells).data.map(String).join(''));
  return entry?.kind === 'season-goes-on' ? entry.body : { after: 0, continues: '' };
}

/** Reads a row from its cells as they stand; undefined where they are no row. */
export function readRow(cells: readonly Cell[]): LedgerRow | undefined {
  const [number, when, who, text, kind, hash] = cells;
  const data = partsOf(cells).data.map(String).join('');
  const at = instantIn(when);
  const entry = readEntry(String(kind), data);
  if (typeof number !== 'number' || at === undefined || entry === undefined) return undefined;
  const row = { number, at, who: String(who), text: String(text), entry, data, hash: String(hash) };
  return (roundTime(data) ?? at) === at ? row : undefined;
}

/**
 * Splits a row's cells after the words into its data and, where it has one, its copy of the cells before. Data is an
 * object, the copy a list.
 */
export function partsOf(cells: readonly Cell[]): {
  readonly data: readonly Cell[];
  readonly copy: readonly string[] | undefined;
} {
  const filled = cells.slice(DATA_COLUMN).filter((cell) => cell !== '');
  const last = String(filled[filled.length - 1] ?? '');
  const copy = last.endsWith(']') ? readCopy(last) : undefined;
  return { data: copy === undefined ? filled : filled.slice(0, -1), copy };
}

/** Reads the copy as the cells that it was made of; of the hash it has only the beginning. */
function readCopy(text: string): readonly string[] | undefined {
  const json = parseJson(text);
  if (!isList(json) || json.length !== DATA_COLUMN - 1) return undefined;
  const [at, ...words] = json;
  return typeof at === 'number' && isInstant(at) ? [ledgerTime(at), ...words.map(String)] : undefined;
}

/** Whether a time is one that dates can have. */
export function isInstant(at: number): boolean {
  return !Number.isNaN(new Date(at).getTime());
}
