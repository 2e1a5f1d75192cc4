// A time zone of the spreadsheet that was changed in mid-game. Sheets keeps what its clocks showed: what is in the
// response sheets by then was written in the old zone, and is read in it for ever.
import { NOTHING, type Commit } from '../commit';
import { rowsOf } from '../session/inbox';
import type { Session } from '../session/game-session';

/** Notes the book's time zone where it is not the one that the record has. */
export function noteZone(session: Session): Commit {
  if (session.kind === 'empty') return NOTHING;
  const { record, snapshot } = session;
  const before = record.zones[record.zones.length - 1]?.zone ?? record.setUp.zone;
  const { zone, responses } = snapshot;
  if (zone === before) return NOTHING;
  const rows = responses.map((sheet) => ({ form: sheet.form, rows: rowsOf(sheet) }));
  return {
    entries: [
      {
        text: `The spreadsheet's time zone was changed from ${before} to ${zone}.`,
        entry: { kind: 'zone', body: { zone, rows } },
      },
    ],
  };
}
