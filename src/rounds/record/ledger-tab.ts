// The Ledger tab of the host book: writes and reads its rows, refuses edited rows and other versions, and repairs edited
// rows.
import type { Cell } from '../../games/frame/fields';
import { isObject, parseJson, isList } from '../../games/frame/json';
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import { isEntryKind, type EntryKind, readEntry } from './entries';
import { LEDGER_VERSION } from './entry-fields';
import { fullHash, isHash, NO_SALTS, updateSalts, type LedgerRow, splitData } from './ledger';
import { strayCellsProblem } from './ledger-end';
import { RESTORE_WARNING } from './version-history';
import { timeOfRound } from './round-text';
import type { LedgerEnd } from './files-tab';

/** Parses the rows below the heading. Fails at the first edited one. */
export function readLedger(
  rows: readonly (readonly Cell[])[],
  known: LedgerKnowledge = {},
): Result<readonly LedgerRow[], CallProblem> {
  const reading = readRows(rows);
  if (reading.ok) return reading;
  const other = rows.map(otherVersionProblem).find((found) => found !== undefined);
  if (other !== undefined) return fail(other);
  const sheetRow = reading.error + 2;
  const stray =
    reading.error < (known.noted?.number ?? 1) - ledgerStart(rows).after
      ? undefined
      : strayCellsProblem(rows, reading.error, isEntryLike);
  if (stray !== undefined) return fail(stray);
  return fail(
    repairRows(rows, known) === undefined ? changedByHandProblem(sheetRow) : repairableRowProblem(sheetRow),
  );
}

/** The parsed rows, or the index of the first row that was changed after it was written. */
function readRows(rows: readonly (readonly Cell[])[]): Result<readonly LedgerRow[], number> {
  const ledger: LedgerRow[] = [];
  const { after, continues } = ledgerStart(rows);
  let salts = NO_SALTS;
  for (const [index, cells] of rows.entries()) {
    const row = readRow(cells);
    if (row?.number !== after + index + 1) return fail(index);
    salts = updateSalts(salts, [row.entry]);
    if (row.hash !== fullHash(ledger[index - 1]?.hash ?? continues, salts, row)) return fail(index);
    ledger.push(row);
  }
  return ok(ledger);
}

/** Kinds of entries that contain the ledger's version. */
const VERSIONED_KINDS: readonly EntryKind[] = ['set-up', 'season-started', 'season-goes-on'];

function otherVersionProblem(cells: readonly Cell[]): CallProblem | undefined {
  const { data, copy } = splitDataAndCopy(cells);
  const kind = String(cells[KIND_COLUMN]);
  // If another version wrote the unknown kind, the row's copy has it too. If somebody edited the kind, the copy differs.
  if (!isEntryKind(kind)) return copy?.[KIND_COLUMN - 1] === kind ? OTHER_VERSION : undefined;
  if (!VERSIONED_KINDS.some((beginning) => beginning === kind)) return undefined;
  const body = parseJson(data.map(String).join(''));
  if (!isObject(body)) return undefined;
  const { ledgerVersion = 0 } = body;
  return typeof ledgerVersion === 'number' && ledgerVersion !== LEDGER_VERSION ? OTHER_VERSION : undefined;
}

export const LEDGER_DELETED: CallProblem = {
  code: 'ledger-deleted',
  text: `Reading the game: its Ledger tab was deleted. Restore it with File › Version history, then try again. ${RESTORE_WARNING}`,
};

const OTHER_VERSION: CallProblem = {
  code: 'other-ledger',
  text: 'Reading the game: another version of Round Keeper wrote this spreadsheet. Get the newest version with “npm run deploy”, or start in a new spreadsheet.',
};

/** Whether these cells may be what is left of a written row. */
function isEntryLike(cells: readonly Cell[]): boolean {
  const { data, copy } = splitDataAndCopy(cells);
  return (
    copy !== undefined ||
    data.some((cell) => String(cell).startsWith('{')) ||
    isEntryKind(String(cells[KIND_COLUMN])) ||
    isHash(String(cells[HASH_COLUMN]))
  );
}

function changedByHandProblem(sheetRow: number): CallProblem {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Restore it with File › Version history, then try again. ${RESTORE_WARNING} Nothing else was touched.`,
  };
}

function repairableRowProblem(sheetRow: number): CallProblem {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Its data is intact, so “Repair the ledger” can rewrite the row. Nothing else was touched.`,
    mendable: true,
  };
}

export const LEDGER_COLUMNS = ['No.', 'When (UTC)', 'Who', 'What', 'Kind', 'Hash', 'Data'] as const;
export const KIND_COLUMN = 4;
const HASH_COLUMN = 5;
const DATA_COLUMN = LEDGER_COLUMNS.length - 1;

/**
 * A row's cells. A round's row can be repaired from its data and a replay. For other rows, the last cell has a copy of the
 * cells before the data, because nothing else contains their text.
 */
export function ledgerCells(row: LedgerRow): readonly Cell[] {
  const { number, at, who, text, entry, data, hash } = row;
  const copy = timeOfRound(data) === undefined ? [JSON.stringify(toRowCopy(row))] : [];
  return [number, ledgerTime(at), who, text, entry.kind, hash, ...splitData(data), ...copy];
}

/** The instant in UTC: `2026-03-01 17:56:45.116`. */
function ledgerTime(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').replace('Z', '');
}

function parseTime(cell: Cell | undefined): number | undefined {
  const at = Date.parse(`${String(cell).replace(' ', 'T')}Z`);
  return isInstant(at) && ledgerTime(at) === cell ? at : undefined;
}

/** A shortened copy of the cells before the data. */
type RowCopy = readonly [at: number, who: string, text: string, kind: string, hashBeginning: string];

/** Enough digits to distinguish all rows. */
const COPIED_HASH_DIGITS = 16;

function toRowCopy({ at, who, text, entry, hash }: LedgerRow): RowCopy {
  return [at, who, text, entry.kind, hash.slice(0, COPIED_HASH_DIGITS)];
}

/** Number and hash of the row before the first, in an archived match's tab; 0 and empty in a book's first ledger. */
export function ledgerStart(rows: readonly (readonly Cell[])[]): {
  readonly after: number;
  readonly continues: string;
} {
  const [cells = []] = rows;
  // Read the kind from the data, because the cell with the kind may have been edited.
  const entry = readEntry(
    'season-goes-on' satisfies EntryKind,
    splitDataAndCopy(cells).data.map(String).join(''),
  );
  return entry?.kind === 'season-goes-on' ? entry.body : { after: 0, continues: '' };
}

function readRow(cells: readonly Cell[]): LedgerRow | undefined {
  const [number, when, who, text, kind, hash] = cells;
  const data = splitDataAndCopy(cells).data.map(String).join('');
  const at = parseTime(when);
  const entry = readEntry(String(kind), data);
  if (typeof number !== 'number' || at === undefined || entry === undefined) return undefined;
  const row = { number, at, who: String(who), text: String(text), entry, data, hash: String(hash) };
  return (timeOfRound(data) ?? at) === at ? row : undefined;
}

/** Splits a row's cells after the text into its data, which is an object, and its copy, which is a list. */
function splitDataAndCopy(cells: readonly Cell[]): {
  readonly data: readonly Cell[];
  readonly copy: readonly string[] | undefined;
} {
  const filled = cells.slice(DATA_COLUMN).filter((cell) => cell !== '');
  const last = String(filled[filled.length - 1] ?? '');
  const copy = last.endsWith(']') ? readCopy(last) : undefined;
  return { data: copy === undefined ? filled : filled.slice(0, -1), copy };
}

/** Reads the copy of a row's cells. The hash in it is shortened. */
function readCopy(text: string): readonly string[] | undefined {
  const json = parseJson(text);
  if (!isList(json) || json.length !== DATA_COLUMN - 1) return undefined;
  const [at, ...words] = json;
  return typeof at === 'number' && isInstant(at) ? [ledgerTime(at), ...words.map(String)] : undefined;
}

function isInstant(at: number): boolean {
  return !Number.isNaN(new Date(at).getTime());
}

/** The Log texts that the last of these rows, a resolved round, may have had. */
type GetLogTexts = (rows: readonly LedgerRow[]) => readonly string[];

interface LedgerKnowledge {
  /** The last row in the Files tab. All rows up to it were written by the program. */
  readonly noted?: LedgerEnd | undefined;
  readonly textsOf?: GetLogTexts;
}

type GetRowHash = (row: LedgerRow) => string | undefined;

/** The repaired rows; undefined if some can't be repaired. */
export function repairRows(
  rows: readonly (readonly Cell[])[],
  { noted, textsOf = () => [] }: LedgerKnowledge = {},
): readonly LedgerRow[] | undefined {
  const ledger: LedgerRow[] = [];
  const repaired: LedgerRow[] = [];
  const { after, continues } = ledgerStart(rows);
  let salts = NO_SALTS;
  /** Number of rows proved correct by hashes so far. */
  let proved = 0;
  for (const [index, cells] of rows.entries()) {
    const number = after + index + 1;
    const previous = ledger[index - 1]?.hash ?? continues;
    const hashFor = (row: LedgerRow): string | undefined =>
      fullHash(previous, updateSalts(salts, [row.entry]), row);
    const read = readRow(cells);
    const stands = read?.number === number && read.hash === hashFor(read) ? read : undefined;
    const whole = stands ?? recoverRow(cells, number, hashFor);
    const round = whole === undefined ? rebuildRound(cells, ledger, { number, hashFor, textsOf }) : undefined;
    const row = whole ?? round?.row;
    if (row === undefined) return undefined;
    if (round?.isProved !== false) proved = index + 1;
    // A hash that fits none of the candidates means that these rows weren't written like this.
    else if (proved < index && isHash(String(cells[HASH_COLUMN]))) return undefined;
    salts = updateSalts(salts, [row.entry]);
    ledger.push(row);
    if (row !== stands) repaired.push(row);
  }
  const last = ledger[ledger.length - 1];
  const isProved = proved === ledger.length || (last?.number === noted?.number && last?.hash === noted?.hash);
  return isProved ? repaired : undefined;
}

/** The row from its copy or its cells. The hash covers the whole row, so it shows which of them is right. */
function recoverRow(cells: readonly Cell[], number: number, hashFor: GetRowHash): LedgerRow | undefined {
  for (const row of rowCandidates(cells, number)) {
    if (row === undefined || row.hash.length < COPIED_HASH_DIGITS) continue;
    const hash = hashFor(row);
    if (hash !== undefined) return { ...row, hash };
  }
  return undefined;
}

/** Candidates for the original of an edited row. */
function rowCandidates(cells: readonly Cell[], number: number): readonly (LedgerRow | undefined)[] {
  const { data, copy } = splitDataAndCopy(cells);
  const shown = cells.slice(1, DATA_COLUMN);
  return [
    ...(copy === undefined ? [] : [readRow([number, ...copy, ...data])]),
    readRow([number, ...shown, ...data]),
    // If the copy was edited, it was read as the last part of the data, so try without that part.
    readRow([number, ...shown, ...data.slice(0, -1)]),
  ];
}

/** An edited round, rebuilt from its data; `isProved` if its hash matches. */
interface RebuiltRound {
  readonly row: LedgerRow;
  readonly isProved: boolean;
}

/** The content of a round's row, checked with the row's hash. If no candidate fits, the likeliest; later hashes check it. */
function rebuildRound(
  cells: readonly Cell[],
  ledger: readonly LedgerRow[],
  {
    number,
    hashFor,
    textsOf,
  }: { readonly number: number; readonly hashFor: GetRowHash; readonly textsOf: GetLogTexts },
): RebuiltRound | undefined {
  const [, , who = '', text = ''] = cells.map(String);
  const hash = String(cells[HASH_COLUMN] ?? '');
  for (const bare of roundCandidates(cells, number)) {
    const { by } = bare.entry.kind === 'resolved' ? bare.entry.body : {};
    const persons = [
      ...new Set([...(by === undefined ? [] : [by]), ...ledger.map((row) => row.who).reverse(), '']),
    ];
    const played = textsOf([...ledger, bare]);
    const hashed = (words: string, person: string): LedgerRow => {
      const row = { ...bare, who: person, text: words };
      return { ...row, hash: hashFor(row) ?? '' };
    };
    for (const words of new Set([text, ...played])) {
      const proved = [who, ...persons]
        .map((person) => hashed(words, person))
        .find((row) => row.hash === hash);
      if (proved !== undefined) return { row: proved, isProved: true };
    }
    const likely = played.includes(text) ? text : (played[0] ?? text);
    return {
      row: hashed(likely, who !== '' && persons.includes(who) ? who : (persons[0] ?? who)),
      isProved: false,
    };
  }
  return undefined;
}

/** Candidates for the round in a row's data, without person and text. The last cell may not belong to it. */
function roundCandidates(cells: readonly Cell[], number: number): readonly LedgerRow[] {
  const { data } = splitDataAndCopy(cells);
  return [data, data.slice(0, -1)].flatMap((pieces) => {
    const json = pieces.map(String).join('');
    const at = timeOfRound(json);
    const entry = readEntry('resolved', json);
    return at === undefined || !isInstant(at) || entry === undefined
      ? []
      : [{ number, at, who: '', text: '', entry, data: json, hash: '' }];
  });
}
