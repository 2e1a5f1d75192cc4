// The time zone of the host book. Asking for it takes a call, so it is remembered for a minute; an open window asks
// before that is over, so that a click finds it fresh. The first view of a game uses the last one known.
import { object } from '../games/frame/fields';
import { anyNumber, anyText } from '../games/frame/fields/plain';
import { kept } from './kept';

/** The zone, and when it was asked for. */
const known = kept('zone', object({ zone: anyText, at: anyNumber }));

/** How long each kind of call uses what is remembered, in milliseconds. */
const REMEMBERED_MS = { change: 60_000, refresh: 30_000, look: Infinity } as const;

export function zoneOf(
  book: GoogleAppsScript.Spreadsheet.Spreadsheet,
  call: keyof typeof REMEMBERED_MS,
): string {
  const before = known.get();
  const now = Date.now();
  if (before !== undefined) {
    const age = now - before.at;
    if (call === 'look' || (age >= 0 && age < REMEMBERED_MS[call])) return before.zone;
  }
  const zone = book.getSpreadsheetTimeZone();
  known.set({ zone, at: now });
  return zone;
}
