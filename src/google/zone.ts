// The time zone of the host book. To ask takes a call, so that it is remembered for a minute; a window that is open asks
// before that is over, so that a click finds it fresh. The first look at a game goes by the last one known.
import { isObject } from '../games/frame/json';
import { keepProperty, propertyJson } from './document-properties';

const PROPERTY = 'zone';

/** The longest time for which each kind of call goes by what is remembered, in milliseconds. */
const REMEMBERED_MS = { change: 60_000, refresh: 30_000, look: Infinity } as const;

export function zoneOf(
  book: GoogleAppsScript.Spreadsheet.Spreadsheet,
  call: keyof typeof REMEMBERED_MS,
): string {
  const known = propertyJson(PROPERTY);
  const now = Date.now();
  if (isObject(known) && typeof known.zone === 'string' && typeof known.at === 'number') {
    const age = now - known.at;
    if (call === 'look' || (age >= 0 && age < REMEMBERED_MS[call])) return known.zone;
  }
  const zone = book.getSpreadsheetTimeZone();
  keepProperty(PROPERTY, JSON.stringify({ zone, at: now }));
  return zone;
}
