// What the document remembers about the ledger, whatever the book says: its last row, the last openings of stages, and
// what was done. A book without that row is an older version, was cut, or is another copy.
import { listOf, object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/plain';
import { deedField, type Deed } from './deeds';
import type { LastRow } from './files-tab';
import type { LedgerRow } from './ledger';

const knownRowField = object({
  number: anyNumber,
  hash: anyText,
  /** The start of its Log text; empty if only number and hash are known. */
  text: anyText,
});
export type KnownRow = ValueOf<typeof knownRowField>;

/** A stage that opened, or the end of a game. */
const knownOpeningField = object({
  /** Hash of the ledger row that opened the stage or ended the game. */
  row: anyText,
  /** UTC milliseconds, a whole second. Anything players sent before they could read about it is stamped earlier. */
  at: anyNumber,
  /** The match, by the id windows use for it. */
  match: anyText,
  /** The stage's name; empty for the end of a game. */
  stage: anyText,
  title: anyText,
});
export type KnownOpening = ValueOf<typeof knownOpeningField>;

export const knownLedgerField = object({
  /** The last row checked or written; absent if forgotten. */
  last: optional(knownRowField),
  openings: listOf(knownOpeningField),
  /** Oldest first; of very many only the last. */
  deeds: listOf(deedField),
});
export type KnownLedger = ValueOf<typeof knownLedgerField>;

/** Rows of each response tab when last read. */
export const knownRowsField = listOf(object({ sheet: anyNumber, rows: anyNumber }));

export const NOTHING_KNOWN: KnownLedger = { openings: [], deeds: [] };

const MOST_OPENINGS = 20;
/** Enough characters to recognise a text. */
const LONGEST = 100;

export function withLastRow(
  { openings }: KnownLedger,
  { number, hash, text }: KnownRow,
  deeds: readonly Deed[],
): KnownLedger {
  return { openings, deeds, last: { number, hash, text: shortText(text) } };
}

/** Undefined if none is left to forget. */
export function withoutFirstDeed(known: KnownLedger): KnownLedger | undefined {
  return known.deeds.length === 0 ? undefined : { ...known, deeds: known.deeds.slice(1) };
}

/** Keeps only the last few. */
export function withOpening(known: KnownLedger, { title, ...opening }: KnownOpening): KnownLedger {
  const before = known.openings.filter(({ row }) => row !== opening.row);
  const openings = [...before, { ...opening, title: shortText(title) }];
  return { ...known, openings: openings.slice(-MOST_OPENINGS) };
}

function shortText(text: string): string {
  const letters = Array.from(text);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
}

/** The last row that was written, if the ledger doesn't have it. */
export function missingRow(
  ledger: readonly LedgerRow[],
  { last }: KnownLedger,
  noted: LastRow | undefined,
): KnownRow | undefined {
  if (last !== undefined && !holds(ledger, last)) return last;
  if (noted !== undefined && !holds(ledger, noted)) return { ...noted, text: '' };
  return undefined;
}

/** A row from before the ledger's first is in an archived ledger, so it counts as there. */
function holds(ledger: readonly LedgerRow[], { number, hash }: LastRow): boolean {
  const first = ledger[0]?.number ?? 0;
  return number < first || ledger[number - first]?.hash === hash;
}

export const SECOND = 1000;

/** Openings that the ledger doesn't have, in order. */
export function lostOpenings(
  ledger: readonly LedgerRow[],
  { openings }: KnownLedger,
): readonly KnownOpening[] {
  const hashes = new Set(ledger.map(({ hash }) => hash));
  const last = ledger[ledger.length - 1];
  // Openings of archived matches are in another tab, and older.
  const since = last === undefined ? 0 : Math.floor(last.at / SECOND) * SECOND;
  return openings.filter(({ row, at }) => at >= since && !hashes.has(row));
}
