// Reads the Ledger tab of the host book, and tells of changes made by hand and of ledgers of other versions.
import type { Cell } from '../../games/frame/fields';
import { isObject, parseJson } from '../../games/frame/json';
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import { isKind, type EntryKind } from './entries';
import { LEDGER_VERSION } from './entry-fields';
import { fittingHash, isHash, NO_SALTS, saltsAfter, type LedgerRow } from './ledger';
import { HASH_COLUMN, KIND_COLUMN, partsOf, readRow, startOf } from './ledger-cells';
import { strayCells } from './ledger-end';
import { mendedRows, type KnownOfLedger } from './ledger-mending';
import { WITH_ALL_TABS } from './version-history';

/** Reads the rows of the Ledger tab below its heading, or names the first that is not as it was written. */
export function readLedger(
  rows: readonly (readonly Cell[])[],
  known: KnownOfLedger = {},
): Result<readonly LedgerRow[], CallProblem> {
  const reading = readRows(rows);
  if (reading.ok) return reading;
  const other = rows.map(otherVersion).find((found) => found !== undefined);
  if (other !== undefined) return fail(other);
  const sheetRow = reading.error + 2;
  const stray =
    reading.error < (known.noted?.number ?? 1) - startOf(rows).after
      ? undefined
      : strayCells(rows, reading.error, isEntryLike);
  if (stray !== undefined) return fail(stray);
  return fail(mendedRows(rows, known) === undefined ? changedByHand(sheetRow) : wordsChanged(sheetRow));
}

/** Gives the rows as they were written, or the index of the first that is not. */
function readRows(rows: readonly (readonly Cell[])[]): Result<readonly LedgerRow[], number> {
  const ledger: LedgerRow[] = [];
  const { after, continues } = startOf(rows);
  let salts = NO_SALTS;
  for (const [index, cells] of rows.entries()) {
    const row = readRow(cells);
    if (row?.number !== after + index + 1) return fail(index);
    salts = saltsAfter(salts, [row.entry]);
    if (row.hash !== fittingHash(ledger[index - 1]?.hash ?? continues, salts, row)) return fail(index);
    ledger.push(row);
  }
  return ok(ledger);
}

/** The entries that name the version of the ledger. */
const BEGINNINGS: readonly EntryKind[] = ['set-up', 'season-started', 'season-goes-on'];

/** Refuses a row that another version wrote; undefined for any other. */
function otherVersion(cells: readonly Cell[]): CallProblem | undefined {
  const { data, copy } = partsOf(cells);
  const kind = String(cells[KIND_COLUMN]);
  // A row of another version has its kind in the copy, too; one that was changed by hand has another kind there.
  if (!isKind(kind)) return copy?.[KIND_COLUMN - 1] === kind ? OTHER_LEDGER : undefined;
  if (!BEGINNINGS.some((beginning) => beginning === kind)) return undefined;
  const body = parseJson(data.map(String).join(''));
  if (!isObject(body)) return undefined;
  const { ledgerVersion = 0 } = body;
  return typeof ledgerVersion === 'number' && ledgerVersion !== LEDGER_VERSION ? OTHER_LEDGER : undefined;
}

export const LEDGER_DELETED: CallProblem = {
  code: 'ledger-deleted',
  text: `Reading the game: its Ledger tab was deleted. Bring it back with File › Version history, then try again. ${WITH_ALL_TABS}`,
};

const OTHER_LEDGER: CallProblem = {
  code: 'other-ledger',
  text: 'Reading the game: another version of Round Keeper wrote this spreadsheet; get the newest version with “npm run deploy”, or start in a new spreadsheet.',
};

/** Whether cells may be what is left of a row that Round Keeper wrote. */
function isEntryLike(cells: readonly Cell[]): boolean {
  const { data, copy } = partsOf(cells);
  return (
    copy !== undefined ||
    data.some((cell) => String(cell).startsWith('{')) ||
    isKind(String(cells[KIND_COLUMN])) ||
    isHash(String(cells[HASH_COLUMN]))
  );
}

function changedByHand(sheetRow: number): CallProblem {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Put it back with File › Version history, then try again. ${WITH_ALL_TABS} Nothing else was touched.`,
  };
}

function wordsChanged(sheetRow: number): CallProblem {
  return {
    code: 'ledger-changed',
    text: `Reading the game: row ${sheetRow} of the Ledger tab was changed by hand. Its data is as it was: “Put it right” writes the row anew from it. Nothing else was touched.`,
    mendable: true,
  };
}
