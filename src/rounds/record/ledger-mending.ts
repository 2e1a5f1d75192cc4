// Rows of the ledger that were changed by hand, put right: from their copy where they have one, else from the data of the
// round, from the rows before it, and from playing them.
import type { Cell } from '../../games/frame/fields';
import { readEntry } from './entries';
import type { LastRow } from './files-tab';
import { fittingHash, isHash, NO_SALTS, saltsAfter, type LedgerRow } from './ledger';
import {
  DATA_COLUMN,
  HASH_BEGINNING,
  HASH_COLUMN,
  isInstant,
  partsOf,
  readRow,
  startOf,
} from './ledger-cells';
import { roundTime } from './round-text';

/** Gives the words that the last of these rows, a round, can have had. */
type TextsOf = (rows: readonly LedgerRow[]) => readonly string[];

/** What is known of the ledger beside its rows. */
export interface KnownOfLedger {
  /** The last row that the Files tab notes: Round Keeper wrote all rows up to it. */
  readonly noted?: LastRow | undefined;
  readonly textsOf?: TextsOf;
}

type HashFor = (row: LedgerRow) => string | undefined;

/** Gives the rows as they were written where they can be put right; undefined where what is left of them is not enough. */
export function mendedRows(
  rows: readonly (readonly Cell[])[],
  { noted, textsOf = () => [] }: KnownOfLedger = {},
): readonly LedgerRow[] | undefined {
  const ledger: LedgerRow[] = [];
  const mended: LedgerRow[] = [];
  const { after, continues } = startOf(rows);
  let salts = NO_SALTS;
  /** Up to this row hashes show that everything is as it was. */
  let proved = 0;
  for (const [index, cells] of rows.entries()) {
    const number = after + index + 1;
    const previous = ledger[index - 1]?.hash ?? continues;
    const hashFor = (row: LedgerRow): string | undefined =>
      fittingHash(previous, saltsAfter(salts, [row.entry]), row);
    const read = readRow(cells);
    const stands = read?.number === number && read.hash === hashFor(read) ? read : undefined;
    const whole = stands ?? copiedRow(cells, number, hashFor);
    const round = whole === undefined ? roundRow(cells, ledger, { number, hashFor, textsOf }) : undefined;
    const row = whole ?? round?.row;
    if (row === undefined) return undefined;
    if (round?.isProved !== false) proved = index + 1;
    // The cell looks like a hash but fits neither row, so the rows were not written like this.
    else if (proved < index && isHash(String(cells[HASH_COLUMN]))) return undefined;
    salts = saltsAfter(salts, [row.entry]);
    ledger.push(row);
    if (row !== stands) mended.push(row);
  }
  const last = ledger[ledger.length - 1];
  const isProved = proved === ledger.length || (last?.number === noted?.number && last?.hash === noted?.hash);
  return isProved ? mended : undefined;
}

/** Puts right a row that has a copy: its hash, over everything in it, shows which version is right. */
function copiedRow(cells: readonly Cell[], number: number, hashFor: HashFor): LedgerRow | undefined {
  for (const row of copiesIn(cells, number)) {
    if (row === undefined || row.hash.length < HASH_BEGINNING) continue;
    const hash = hashFor(row);
    if (hash !== undefined) return { ...row, hash };
  }
  return undefined;
}

/** Lists the rows that a changed row may have been. */
function copiesIn(cells: readonly Cell[], number: number): readonly (LedgerRow | undefined)[] {
  const { data, copy } = partsOf(cells);
  const shown = cells.slice(1, DATA_COLUMN);
  return [
    ...(copy === undefined ? [] : [readRow([number, ...copy, ...data])]),
    readRow([number, ...shown, ...data]),
    // Where the copy itself was changed it is no longer recognised, and was read as the last part of the data.
    readRow([number, ...shown, ...data.slice(0, -1)]),
  ];
}

/** The row of a changed round, made from its data; `isProved` where its hash still stands. */
interface FoundRound {
  readonly row: LedgerRow;
  readonly isProved: boolean;
}

/**
 * Gives a round's row as it was written, if its hash still tells; else as it most likely was, which later hashes have
 * to prove.
 */
function roundRow(
  cells: readonly Cell[],
  ledger: readonly LedgerRow[],
  {
    number,
    hashFor,
    textsOf,
  }: { readonly number: number; readonly hashFor: HashFor; readonly textsOf: TextsOf },
): FoundRound | undefined {
  const [, , who = '', text = ''] = cells.map(String);
  const hash = String(cells[HASH_COLUMN] ?? '');
  for (const bare of roundsIn(cells, number)) {
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

/** Reads the round in a row's data, without person and words; the last cell may not belong to it. */
function roundsIn(cells: readonly Cell[], number: number): readonly LedgerRow[] {
  const { data } = partsOf(cells);
  return [data, data.slice(0, -1)].flatMap((pieces) => {
    const json = pieces.map(String).join('');
    const at = roundTime(json);
    const entry = readEntry('resolved', json);
    return at === undefined || !isInstant(at) || entry === undefined
      ? []
      : [{ number, at, who: '', text: '', entry, data: json, hash: '' }];
  });
}
