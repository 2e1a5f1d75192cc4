// The responses' time zone can change mid-game, because the spreadsheet's zone was changed or the account check found
// another. Sheets stores local times without a zone, so each row must be read in the zone it was written in: the old zone if
// the row was known before, else whichever fits the row's time.
import { EMPTY_COMMIT, type Commit } from './commit';
import type { ResponseSheet } from '../ports/host-book';
import type { RowCursor } from '../record/entries';
import { toCursors } from '../session/inbox';
import type { GameSession, Session } from '../session/game-session';
import { recordedTimeZone } from '../session/row-counts';
import { rowTimestamp } from '../session/timestamps';
import { instantOfSerial } from '../time/time-zone';

export function recordTimeZone(session: Session): Commit {
  if (session.kind !== 'game') return EMPTY_COMMIT;
  const { record, snapshot } = session;
  const before = recordedTimeZone(record);
  const { stampZone: zone, responses } = snapshot;
  if (zone === before) return EMPTY_COMMIT;
  const rows = toCursors(responses).map((all, index): RowCursor => {
    const sheet = responses[index];
    return sheet === undefined
      ? all
      : { ...all, rows: firstRowInTimeZone(zone, before, sheet, session) ?? all.rows };
  });
  return {
    entries: [
      {
        text: `The time zone of form responses changed from ${before} to ${zone}.`,
        entry: { kind: 'zone', body: { zone, rows } },
      },
    ],
  };
}

/** Maximum delay before a row is read, plus how far Google's clocks differ, in milliseconds. */
const MAX_DELAY_MS = 10 * 60_000;

/**
 * The first row written in the new zone, if any. Rows come in order of time, and never from the future. If both zones are
 * possible, choose the one in which the row was just written, because answers are read within moments.
 */
function firstRowInTimeZone(
  zone: string,
  before: string,
  sheet: ResponseSheet,
  { snapshot: { knownRows, readAt: now }, record }: GameSession,
): number | undefined {
  const counted = knownRows.find((one) => one.sheet === sheet.sheet)?.rows ?? 0;
  const known = Math.max(counted, record.cursors.get(sheet.sheet) ?? 0);
  let last = record.readAt;
  // Edited rows, which were read before, come last.
  for (const [row, cells] of sheet.rows) {
    const timestamp = Number(rowTimestamp(sheet, cells));
    const [old, young] = [instantOfSerial(timestamp, before) ?? 0, instantOfSerial(timestamp, zone) ?? 0];
    const isPossible = (at: number): boolean => at >= last - MAX_DELAY_MS && at <= now + MAX_DELAY_MS;
    if (row >= known && isPossible(young) && (!isPossible(old) || young >= now - MAX_DELAY_MS)) return row;
    if (isPossible(old)) last = Math.max(last, old);
  }
  return undefined;
}
