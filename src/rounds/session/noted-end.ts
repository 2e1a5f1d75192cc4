// The end of the ledger as the Files tab notes it. It is written with each row, and once more where somebody has
// brought back the tab as it was before.
import { lastRowNoted, readFilesTab, type GameFiles } from '../record/files-tab';
import type { Session } from './game-session';

/** Whether the Files tab notes another row than the ledger's last. */
export function endsElsewhere({ last, snapshot }: Session): boolean {
  return lastRowNoted(snapshot.files)?.hash !== last?.hash;
}

/** Gives the forms and books of the game that was put away last; undefined where their tab is gone, or was changed. */
export function filesPutAway({ snapshot }: Session): GameFiles | undefined {
  const read = readFilesTab(snapshot.files);
  return read.ok ? read.value : undefined;
}

/** Whether the note has to be written; not where the host has deleted the tab of a game that was put away. */
export function needsNote(session: Session): boolean {
  return endsElsewhere(session) && (session.kind === 'game' || filesPutAway(session) !== undefined);
}
