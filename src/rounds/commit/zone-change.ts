// A time zone of the responses that changes in mid-game: with the spreadsheet's, or because the check of the account
// found another. Sheets keeps the times that its clocks showed, so rows that were there by then were written in the old
// zone, and are always read in it.
import { NOTHING, type Commit } from './commit';
import { cursorsIn } from '../session/inbox';
import type { Session } from '../session/game-session';

/** Notes the responses' time zone where it is another than the record has. */
export function noteZone(session: Session): Commit {
  if (session.kind !== 'game') return NOTHING;
  const { record, snapshot } = session;
  const before = record.zones[record.zones.length - 1]?.zone ?? record.setUp.zone;
  const { stampZone: zone, responses } = snapshot;
  if (zone === before) return NOTHING;
  const rows = cursorsIn(responses);
  return {
    entries: [
      {
        text: `The time zone of the responses was changed from ${before} to ${zone}.`,
        entry: { kind: 'zone', body: { zone, rows } },
      },
    ],
  };
}
