// What the document's properties say about the ledger: its last row, recent openings of stages, and what was done. If the
// book lacks that row, it's an older version or another copy, or rows were deleted.
import { listOf, object, optional, type FieldValue } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/data-fields';
import { deedField, type Deed } from './deeds';
import type { LedgerEnd } from './files-tab';
import type { LedgerRow } from './ledger';
import { SECOND_MS } from '../time/duration';

const cachedRowField = object({
  number: anyNumber,
  hash: anyText,
  /** Start of the row's Log text; empty if only number and hash are known. */
  text: anyText,
});
export type CachedRow = FieldValue<typeof cachedRowField>;

/** The opening of a stage, or the end of a game. */
const cachedOpeningField = object({
  /** Hash of the row that opened the stage or ended the game. */
  row: anyText,
  /** When players could first read it, UTC milliseconds, in whole seconds. Anything sent before has an earlier timestamp. */
  at: anyNumber,
  /** Id of the match, as windows know it. */
  match: anyText,
  /** The stage's name; empty for a game's end. */
  stage: anyText,
  title: anyText,
});
export type CachedOpening = FieldValue<typeof cachedOpeningField>;

export const ledgerCacheField = object({
  /** The last row checked or written; absent if the properties were lost. */
  last: optional(cachedRowField),
  openings: listOf(cachedOpeningField),
  /** Deeds, oldest first; only the latest if there are too many. */
  deeds: listOf(deedField),
});
export type LedgerCache = FieldValue<typeof ledgerCacheField>;

/** Row counts of each response tab when last read. */
export const rowCountsField = listOf(object({ sheet: anyNumber, rows: anyNumber }));

export const EMPTY_LEDGER_CACHE: LedgerCache = { openings: [], deeds: [] };

const MAX_OPENINGS = 20;
/** Characters that suffice to recognize a text. */
const MAX_TEXT_LENGTH = 100;

export function withLastRow(
  { openings }: LedgerCache,
  { number, hash, text }: CachedRow,
  deeds: readonly Deed[],
): LedgerCache {
  return { openings, deeds, last: { number, hash, text: shortText(text) } };
}

/** Drops the oldest deed to save space; undefined if there is none. */
export function withoutFirstDeed(known: LedgerCache): LedgerCache | undefined {
  return known.deeds.length === 0 ? undefined : { ...known, deeds: known.deeds.slice(1) };
}

/** Adds an opening, and keeps only the latest few. */
export function withOpening(known: LedgerCache, { title, ...opening }: CachedOpening): LedgerCache {
  const before = known.openings.filter(({ row }) => row !== opening.row);
  const openings = [...before, { ...opening, title: shortText(title) }];
  return { ...known, openings: openings.slice(-MAX_OPENINGS) };
}

function shortText(text: string): string {
  const letters = Array.from(text);
  return letters.length > MAX_TEXT_LENGTH ? `${letters.slice(0, MAX_TEXT_LENGTH).join('')}…` : text;
}

/** The last row that was written, if it's missing from the ledger. */
export function missingLastRow(
  ledger: readonly LedgerRow[],
  { last }: LedgerCache,
  noted: LedgerEnd | undefined,
): CachedRow | undefined {
  if (last !== undefined && !hasLedgerRow(ledger, last)) return last;
  if (noted !== undefined && !hasLedgerRow(ledger, noted)) return { ...noted, text: '' };
  return undefined;
}

/** Whether the ledger has this row. Rows before its first are in an archived ledger, so they count as present. */
function hasLedgerRow(ledger: readonly LedgerRow[], { number, hash }: LedgerEnd): boolean {
  const first = ledger[0]?.number ?? 0;
  return number < first || ledger[number - first]?.hash === hash;
}

/** Known openings that are missing from the ledger, in order. */
export function lostOpenings(
  ledger: readonly LedgerRow[],
  { openings }: LedgerCache,
): readonly CachedOpening[] {
  const hashes = new Set(ledger.map(({ hash }) => hash));
  const last = ledger[ledger.length - 1];
  // Openings of archived matches are older, and their rows are in another tab.
  const since = last === undefined ? 0 : Math.floor(last.at / SECOND_MS) * SECOND_MS;
  return openings.filter(({ row, at }) => at >= since && !hashes.has(row));
}
