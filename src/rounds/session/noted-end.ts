// The end of the ledger as the Files tab notes it: written with each of its rows, and anew where a hand has brought back
// the tab as it was before.
import { lastRowNoted, readFilesTab, type GameFiles } from '../record/files-tab';
import { lastRowOf } from '../record/ledger-end';
import type { Session } from './game-session';

/** True where the Files tab does not note the ledger's last row. */
export function endsElsewhere({ ledger, snapshot }: Session): boolean {
  return lastRowNoted(snapshot.files)?.hash !== lastRowOf(ledger)?.hash;
}

/** The forms and books of the game that was put away last; undefined where their tab is gone, or was changed. */
export function filesPutAway({ snapshot }: Session): GameFiles | undefined {
  const read = readFilesTab(snapshot.files);
  return read.ok ? read.value : undefined;
}

/** True where the note is to be written: the host may have deleted the tab of a game that was put away. */
export function needsNote(session: Session): boolean {
  return endsElsewhere(session) && (session.kind === 'game' || filesPutAway(session) !== undefined);
}
