// Describes a book that is older than the document's properties: what it lacks, how to restore the newer version, and how
// the host can continue without it.
import { andList } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import { deedsText } from './deeds';
import { lostOpenings, type LedgerCache, type CachedRow } from './ledger-cache';
import type { EntryKind } from './entries';
import { SECOND_MS } from '../time/duration';
import type { LedgerRow } from './ledger';
import { RESTORE_WARNING } from './version-history';

const HOW_TO_RESTORE = `To restore the newest version, choose File › Version history › See version history. Select the last version before the older one was restored, then choose “Restore this version”. ${RESTORE_WARNING} Then try again. If there’s no such version, choose “Continue from here”.`;

/** `from` is the time of the ledger's last row; empty if there are no rows. */
export function olderBookProblem(
  missing: CachedRow,
  ledger: readonly LedgerRow[],
  known: LedgerCache,
  from: string,
): CallProblem {
  const what =
    from === ''
      ? 'this is a version of the spreadsheet from before its first game, or its Ledger and Files tabs were deleted'
      : `this is an older version of the spreadsheet, from ${from}, or another copy of it`;
  const { text, ...more } = lostChangesText(missing, ledger, known);
  return {
    code: 'older-book',
    text: `Reading the game: ${what}. ${text} Round Keeper does nothing until you decide. ${HOW_TO_RESTORE}`,
    ...more,
    lostRow: missing.hash,
  };
}

/** What the book lacks. `folded` may reveal what is in purses, so it's collapsed. */
export function lostChangesText(
  { text }: CachedRow,
  ledger: readonly LedgerRow[],
  known: LedgerCache,
): Pick<CallProblem, 'text' | 'folded'> {
  const since = ledger[ledger.length - 1]?.at ?? -Infinity;
  const deeds = known.deeds.filter(({ at }) => at > since);
  const next = deeds.find(({ kind }) => kind === ('set-up' satisfies EntryKind))?.at ?? Infinity;
  const openings = lostOpenings(ledger, known);
  const opened = known.openings.filter((one) => !openings.includes(one));
  // Omit stages of matches that are lost as a whole, and stages that were only reopened.
  const stages = openings.filter(
    ({ at, match, stage }) =>
      at + SECOND_MS <= next && !opened.some((one) => one.match === match && one.stage === stage),
  );
  const titles = [...new Set(stages.map(({ title }) => (title === '' ? 'the end of the game' : title)))];
  const lost = [andList(titles), deedsText(deeds)].filter((part) => part !== '').join('; ');
  if (lost === '') return { text: `It doesn’t have the last change${text === '' ? '.' : `: “${text}”`}` };
  const folded = deeds.map((deed) => deed.text).filter((said) => said !== '');
  // A book's first deed is its first match or season. If it isn't among the known deeds, others may be forgotten too.
  const isAll = since === -Infinity || deeds.length < known.deeds.length;
  return {
    text: `It doesn’t have ${lost}${isAll ? '' : ', and more'}.`,
    ...(folded.length === 0 ? {} : { folded }),
  };
}
