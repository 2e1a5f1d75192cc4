// A time zone of the responses that changes in mid-game: with the spreadsheet's, or because the check of the account
// found another. Sheets keeps the times that its clocks showed, so each row is always read in the zone in which it was
// written: for a row that was there at an earlier reading that is the old one, for others their times tell.
import { NOTHING, type Commit } from './commit';
import type { ResponseSheet } from '../ports/host-book';
import type { Cursor } from '../record/entries';
import { cursorsIn } from '../session/inbox';
import type { GameSession, Session } from '../session/game-session';
import { zoneNoted } from '../session/known-rows';
import { stampOf } from '../session/stamps';
import { instantOfSerial } from '../time/time-zone';

/** Notes the responses' time zone where it is another than the record has. */
export function noteZone(session: Session): Commit {
  if (session.kind !== 'game') return NOTHING;
  const { record, snapshot } = session;
  const before = zoneNoted(record);
  const { stampZone: zone, responses } = snapshot;
  if (zone === before) return NOTHING;
  const rows = cursorsIn(responses).map((all, index): Cursor => {
    const sheet = responses[index];
    return sheet === undefined ? all : { ...all, rows: firstIn(zone, before, sheet, session) ?? all.rows };
  });
  return {
    entries: [
      {
        text: `The time zone of the responses was changed from ${before} to ${zone}.`,
        entry: { kind: 'zone', body: { zone, rows } },
      },
    ],
  };
}

/** How long after its time a row may be in its tab and read, and how far the clocks of Google's services differ, in ms. */
const APART_MS = 10 * 60_000;

/**
 * Finds the first row of a tab that was written in the new zone; undefined if there is none yet. Rows come in the order
 * of their times, and never from the future. If a time is possible in both zones, the row has just come if it is of now
 * in the new one, since each answer is read within moments.
 */
function firstIn(
  zone: string,
  before: string,
  sheet: ResponseSheet,
  { snapshot: { knownRows, readAt: now }, record }: GameSession,
): number | undefined {
  const done = record.cursors.get(sheet.sheet) ?? 0;
  const known = knownRows.find((one) => one.sheet === sheet.sheet)?.rows ?? 0;
  let last = record.readAt;
  for (const [row, cells] of [...sheet.rows].sort(([a], [b]) => a - b)) {
    const stamp = stampOf(sheet, cells);
    if (row < done || typeof stamp !== 'number') continue;
    const [old, young] = [instantOfSerial(stamp, before) ?? 0, instantOfSerial(stamp, zone) ?? 0];
    const isPossible = (at: number): boolean => at >= last - APART_MS && at <= now + APART_MS;
    if (row >= known && isPossible(young) && (!isPossible(old) || young >= now - APART_MS)) return row;
    if (isPossible(old)) last = Math.max(last, old);
  }
  return undefined;
}
