// The refusal of a book that is older than its document: it says which row is missing, how the newer version comes
// back, and that the host can go on from what is there.
import type { CallProblem } from '../reply/reply';
import type { KnownRow } from './known-ledger';
import { WITH_ALL_TABS } from './version-history';

const BRING_BACK = `Bring the newest version back: File › Version history › See version history, choose the last version from before the older one came back, then Restore this version. ${WITH_ALL_TABS} Then try again. If there is none, choose “Go on from here” in the sidebar: it shows first what is lost.`;

/**
 * Refuses a ledger without a row that was written; `isEmpty` if the book has no ledger at all; `last`: the number of the
 * ledger's last row.
 */
export function olderBook(row: KnownRow, isEmpty: boolean, last = 0): CallProblem {
  const what = isEmpty
    ? 'this is a version of the book from before its first game, or its Ledger and Files tabs were deleted'
    : 'this is an older version of the book than the one that was written last, or another copy of it';
  return {
    code: 'older-book',
    text: `Reading the game: ${what}. ${missingText(row, last)} Nothing is resolved, drawn or posted until that is decided. ${BRING_BACK}`,
    ...(row.text === '' ? {} : { details: [`The row that is missing says: “${row.text}”`] }),
    lostRow: row.hash,
  };
}

function missingText({ number, when }: KnownRow, last: number): string {
  const time = when === '' ? '' : `${minuteOf(when)} (UTC)`;
  // After going on from an older version, rows with the same numbers were written a second time.
  if (number <= last)
    return `Its Ledger tab has another No. ${number} than the last one written${time === '' ? '' : `, at ${time}`}.`;
  return `Its Ledger tab does not hold No. ${number}${time === '' ? '' : `, of ${time}`}.`;
}

/** Gives the time in a row's cell, to the minute. */
export function minuteOf(when: string): string {
  return when.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}
