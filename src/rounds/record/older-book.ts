// A book that is older than its document: what it doesn't have, how the newer version comes back, and that the host can go
// on from what is there.
import { all } from '../../games/frame/wording';
import type { CallProblem } from '../reply/reply';
import { deedsText } from './deeds';
import { lostOpenings, SECOND, type KnownLedger, type KnownRow } from './known-ledger';
import type { EntryKind } from './entries';
import type { LedgerRow } from './ledger';
import { WITH_ALL_TABS } from './version-history';

const BRING_BACK = `Bring the newest version back: File › Version history › See version history, choose the last version from before the older one came back, then Restore this version. ${WITH_ALL_TABS} Then try again. If there is none, choose “Go on from here” in the sidebar.`;

/** Refuses a ledger without a row that was written; `from` is the time of its own last row, empty if it has none. */
export function olderBook(
  missing: KnownRow,
  ledger: readonly LedgerRow[],
  known: KnownLedger,
  from: string,
): CallProblem {
  const what =
    from === ''
      ? 'this is a version of the spreadsheet from before its first game, or its Ledger and Files tabs were deleted'
      : `this is an older version of the spreadsheet, from ${from}, or another copy of it`;
  const { text, ...more } = lostText(missing, ledger, known);
  return {
    code: 'older-book',
    text: `Reading the game: ${what}. ${text} Nothing is resolved, drawn or posted until you decide what to do. ${BRING_BACK}`,
    ...more,
    lostRow: missing.hash,
  };
}

/** Says what a ledger without a row that was written doesn't have; `folded` may tell what is in purses. */
export function lostText(
  { text }: KnownRow,
  ledger: readonly LedgerRow[],
  known: KnownLedger,
): Pick<CallProblem, 'text' | 'folded'> {
  const since = ledger[ledger.length - 1]?.at ?? -Infinity;
  const deeds = known.deeds.filter(({ at }) => at > since);
  const next = deeds.find(({ kind }) => kind === ('set-up' satisfies EntryKind))?.at ?? Infinity;
  const openings = lostOpenings(ledger, known);
  const opened = known.openings.filter((one) => !openings.includes(one));
  // Stages of matches that are lost altogether go without saying, and so do those that were only opened again.
  const stages = openings.filter(
    ({ at, match, stage }) =>
      at + SECOND <= next && !opened.some((one) => one.match === match && one.stage === stage),
  );
  const titles = [...new Set(stages.map(({ title }) => (title === '' ? 'the end of the game' : title)))];
  const lost = [all(titles), deedsText(deeds)].filter((part) => part !== '').join('; ');
  if (lost === '') return { text: `It doesn't have what was done last${text === '' ? '.' : `: “${text}”`}` };
  const folded = deeds.map((deed) => deed.text).filter((said) => said !== '');
  // The first deed of a book is its first match or its season. Where that is forgotten, others are too.
  const isAll = since === -Infinity || deeds.length < known.deeds.length;
  return {
    text: `It doesn't have ${lost}${isAll ? '' : '; and more'}.`,
    ...(folded.length === 0 ? {} : { folded }),
  };
}
