// The Ledger tab of the host book: its rows as cells, and back. Changes made by hand are told, and put right where the
// data of a row allows it.
import type { Cell } from '../../games/frame/fields';
import { isList, isObject, parseJson } from '../../games/frame/json';
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../api';
import { isKind, readEntry, type EntryKind } from './entries';
import { LEDGER_VERSIONS } from './ledger-versions';
import type { LastRow } from './files-tab';
import { dataPieces, fittingHash, NO_SALTS, saltsAfter, type LedgerRow } from './ledger';
import { strayCells } from './ledger-end';

export const LEDGER_COLUMNS = ['No.', 'When (UTC)', 'Who', 'What', 'Kind', 'Hash', 'Data'] as const;
const KIND_COLUMN = 4;
const HASH_COLUMN = 5;
const DATA_COLUMN = LEDGER_COLUMNS.length - 1;

/** A ledger row as the cells of its tab; the last holds the cells before the data once more, to put them right from. */
export function ledgerCells(row: LedgerRow): readonly Cell[] {
  const { number, at, who, text, entry, data, hash } = row;
  const words = [new Date(at).toISOString(), who, text, entry.kind, hash];
  return [number, ...words, ...dataPieces(data), JSON.stringify(copyOf(row))];
}

/** The cells before the data, once more and in short. */
type Copy = readonly [at: number, who: string, text: string, kind: string, hashBeginning: string];

/** As much of a hash as no other row would have by chance. */
const HASH_BEGINNING = 16;

function copyOf({ at, who, text, entry, hash }: LedgerRow): Copy {
  return [at, who, text, entry.kind, hash.slice(0, HASH_BEGINNING)];
}

/**
 * Reads the rows of the Ledger tab below its heading; the first that is not as it was written is named. Of the first
 * `verifiedRows` it is known that they are: hashing is most of the work. `noted` is the last row that the Files tab
 * knows of: up to it all rows were written by Round Keeper.
 */
export function readLedger(
  rows: readonly (readonly Cell[])[],
  verifiedRows = 0,
  noted?: LastRow,
): Result<readonly LedgerRow[], CallProblem> {
  const reading = readRows(rows, { mend: false, verifiedRows });
  if (reading.ok) return ok(reading.value.ledger);
  const other = rows.map(otherVersion).find((found) => found !== undefined);
  if (other !== undefined) return fail(other);
  const sheetRow = reading.error + 2;
  const stray =
    reading.error < (noted?.number ?? 1) - startOf(rows).after
      ? undefined
      : strayCells(rows, reading.error, isEntryLike);
  if (stray !== undefined) return fail(stray);
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
  const { after, continues } = startOf(rows);
  let salts = NO_SALTS;
  for (const [index, cells] of rows.entries()) {
    const previous = ledger[index - 1]?.hash ?? continues;
    const number = after + index + 1;
    const hashFor = (row: LedgerRow): string | undefined =>
      fittingHash(previous, saltsAfter(salts, [row.entry]), row);
    const read = readRow(cells);
    const stands =
      read?.number === number && (index < verifiedRows || read.hash === hashFor(read)) ? read : undefined;
    const row = stands ?? (mend ? mendedRow(cells, number, hashFor) : undefined);
    if (row === undefined) return fail(index);
    salts = saltsAfter(salts, [row.entry]);
    ledger.push(row);
    if (row !== stands) mended.push(row);
  }
  return ok({ ledger, mended });
}

/** The row before the first, which is in the tab of a match that was put away; none in a book's first ledger. */
export function startOf(rows: readonly (readonly Cell[])[]): {
  /** Its number. */
  readonly after: number;
  /** Its hash. */
  readonly continues: string;
} {
  const [cells = []] = rows;
  // By its data: the kind beside it may have been changed by hand.
  const entry = readEntry('season-goes-on' satisfies EntryKind, partsOf(cells).data.map(String).join(''));
  return entry?.kind === 'season-goes-on' ? entry.body : { after: 0, continues: '' };
}

/** A row that was changed, as it was written: its hash, over everything in it, says which of its copies is right. */
function mendedRow(
  cells: readonly Cell[],
  number: number,
  hashFor: (row: LedgerRow) => string | undefined,
): LedgerRow | undefined {
  for (const row of copiesIn(cells, number)) {
    if (row === undefined || row.hash.length < HASH_BEGINNING) continue;
    const hash = hashFor(row);
    if (hash !== undefined) return { ...row, hash };
  }
  return undefined;
}

/** Rows that a changed row may have been. */
function copiesIn(cells: readonly Cell[], number: number): readonly (LedgerRow | undefined)[] {
  const { data, copy } = partsOf(cells);
  const shown = cells.slice(1, DATA_COLUMN);
  return [
    ...(copy === undefined ? [] : [readRow([number, ...copy, ...data])]),
    readRow([number, ...shown, ...data]),
    // The copy itself was changed, and is taken for data.
    readRow([number, ...shown, ...data.slice(0, -1)]),
  ];
}

/** Entries that say the version of the ledger. */
const BEGINNINGS: readonly EntryKind[] = ['set-up', 'season-started', 'season-goes-on'];

/** The refusal of a row that an older or newer version wrote; undefined for all others. */
function otherVersion(cells: readonly Cell[]): CallProblem | undefined {
  const { data, copy } = partsOf(cells);
  const kind = String(cells[KIND_COLUMN]);
  // A hand that changes the kind leaves the copy as it is.
  if (!isKind(kind)) return copy?.[KIND_COLUMN - 1] === kind ? NEWER_LEDGER : undefined;
  if (!BEGINNINGS.some((beginning) => beginning === kind)) return undefined;
  const body = parseJson(data.map(String).join(''));
  if (!isObject(body)) return undefined;
  const { ledgerVersion = 0 } = body;
  if (typeof ledgerVersion !== 'number') return undefined;
  if (ledgerVersion > LEDGER_VERSIONS.newest) return NEWER_LEDGER;
  return ledgerVersion < LEDGER_VERSIONS.oldest ? OLDER_LEDGER : undefined;
}

export const LEDGER_DELETED: CallProblem = {
  code: 'ledger-deleted',
  text: 'Reading the game: its Ledger tab was deleted. Bring it back with File › Version history, then try again.',
};

const OLDER_LEDGER: CallProblem = {
  code: 'older-ledger',
  text: 'Reading the game: this book was begun with an older version of Round Keeper, which keeps its Ledger tab in another way. Go on with that version, or start a new game in a new spreadsheet.',
};

const NEWER_LEDGER: CallProblem = {
  code: 'newer-ledger',
  text: 'Reading the game: a newer version of Round Keeper than the one installed here has written into the Ledger tab. Get the newest version, run “npm run deploy”, and reload the spreadsheet. Nothing was touched.',
};

const HASH = /^[0-9a-f]{64}$/;

/** True for cells that may be the rest of a row that Round Keeper wrote. */
function isEntryLike(cells: readonly Cell[]): boolean {
  const { data, copy } = partsOf(cells);
  return (
    copy !== undefined ||
    data.some((cell) => String(cell).startsWith('{')) ||
    isKind(String(cells[KIND_COLUMN])) ||
    HASH.test(String(cells[HASH_COLUMN]))
  );
}

function changedByHand(sheetRow: number): CallProblem {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Put it back with File › Version history, then try again. Nothing else was touched.`,
  };
}

function wordsChanged(sheetRow: number): CallProblem {
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

/** The data of a row and, where it has one, its copy of the cells before them. Data is an object, the copy a list. */
function partsOf(cells: readonly Cell[]): {
  readonly data: readonly Cell[];
  readonly copy: readonly string[] | undefined;
} {
  const filled = cells.slice(DATA_COLUMN).filter((cell) => cell !== '');
  const last = String(filled[filled.length - 1] ?? '');
  const copy = last.endsWith(']') ? readCopy(last) : undefined;
  return { data: copy === undefined ? filled : filled.slice(0, -1), copy };
}

/** The copy as the cells that it is of; of the hash it has the beginning. */
function readCopy(text: string): readonly string[] | undefined {
  const json = parseJson(text);
  if (!isList(json) || json.length !== DATA_COLUMN - 1) return undefined;
  const [at, ...words] = json;
  // A time that is none gives no date.
  const instant = typeof at === 'number' ? new Date(at) : undefined;
  return instant === undefined || Number.isNaN(instant.getTime())
    ? undefined
    : [instant.toISOString(), ...words.map(String)];
}
