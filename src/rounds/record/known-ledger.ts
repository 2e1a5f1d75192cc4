// What the document knows of the ledger, whatever its book says: the last row, the last openings of stages, and what was
// done. A book without that row is older than its document: it was restored or cut, or is another copy.
import { listOf, object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/plain';
import { deedField, type Deed } from './deeds';
import type { LastRow } from './files-tab';
import type { LedgerRow } from './ledger';

/** What is known of a row without the ledger. */
const knownRowField = object({
  number: anyNumber,
  hash: anyText,
  /** Its words, or their beginning; empty where only number and hash are known. */
  text: anyText,
});
export type KnownRow = ValueOf<typeof knownRowField>;

/** What is known, without the ledger, of an opening of a stage or the end of a game. */
const knownOpeningField = object({
  /** The hash of the ledger's row that opened the stage or ended the game. */
  row: anyText,
  /** UTC milliseconds, a whole second: all that was sent before players could read of it is stamped earlier. */
  at: anyNumber,
  /** The match, by the name that windows use for it. */
  match: anyText,
  /** The stage's name; empty for the end of a game. */
  stage: anyText,
  title: anyText,
});
export type KnownOpening = ValueOf<typeof knownOpeningField>;

export const knownLedgerField = object({
  /** The last row that was checked or written; absent where it was forgotten. */
  last: optional(knownRowField),
  /** The openings, the first one first. */
  openings: listOf(knownOpeningField),
  /** What was done, the first deed first; of very many only the last. */
  deeds: listOf(deedField),
});
export type KnownLedger = ValueOf<typeof knownLedgerField>;

/** How many rows each tab of responses had when it was last read. */
export const knownRowsField = listOf(object({ sheet: anyNumber, rows: anyNumber }));

export const NOTHING_KNOWN: KnownLedger = { openings: [], deeds: [] };

const MOST_OPENINGS = 20;
/** So many characters are enough to know a text again. */
const LONGEST = 100;

/** Notes this row as the last one, and what was done by then. */
export function withLastRow(
  { openings }: KnownLedger,
  { number, hash, text }: KnownRow,
  deeds: readonly Deed[],
): KnownLedger {
  return { openings, deeds, last: { number, hash, text: shortText(text) } };
}

/** Forgets the first of the deeds; undefined where none is known. */
export function withoutFirstDeed(known: KnownLedger): KnownLedger | undefined {
  return known.deeds.length === 0 ? undefined : { ...known, deeds: known.deeds.slice(1) };
}

/** Notes one more opening; of earlier ones only the last are kept. */
export function withOpening(known: KnownLedger, { title, ...opening }: KnownOpening): KnownLedger {
  const before = known.openings.filter(({ row }) => row !== opening.row);
  const openings = [...before, { ...opening, title: shortText(title) }];
  return { ...known, openings: openings.slice(-MOST_OPENINGS) };
}

function shortText(text: string): string {
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
}

/** Gives the last row that was written, where it is not in the ledger; undefined where nothing is known to be missing. */
export function missingRow(
  ledger: readonly LedgerRow[],
  { last }: KnownLedger,
  noted: LastRow | undefined,
): KnownRow | undefined {
  if (last !== undefined && !holds(ledger, last)) return last;
  if (noted !== undefined && !holds(ledger, noted)) return { ...noted, text: '' };
  return undefined;
}

/** Whether the ledger has this row. A row from before its first stands in the tab of an earlier ledger. */
function holds(ledger: readonly LedgerRow[], { number, hash }: LastRow): boolean {
  const first = ledger[0]?.number ?? 0;
  return number < first || ledger[number - first]?.hash === hash;
}

export const SECOND = 1000;

/** Lists the openings that the ledger does not have, the first one first. */
export function lostOpenings(
  ledger: readonly LedgerRow[],
  { openings }: KnownLedger,
): readonly KnownOpening[] {
  const hashes = new Set(ledger.map(({ hash }) => hash));
  const last = ledger[ledger.length - 1];
  // Openings of matches that were put away stand in another tab, and are older.
  const since = last === undefined ? 0 : Math.floor(last.at / SECOND) * SECOND;
  return openings.filter(({ row, at }) => at >= since && !hashes.has(row));
}
