// The Files tab's note of the ledger's last row. It's updated with every row, and when somebody has restored an older
// version of that tab.
import { recordedLastRow, readFilesTab, type GameFiles } from '../record/files-tab';
import type { Session } from './game-session';

/** Whether the last row noted in the Files tab isn't the ledger's. */
export function isEndNoteOutdated({ last, snapshot }: Session): boolean {
  return recordedLastRow(snapshot.files)?.hash !== last?.hash;
}

/** Forms and books of the last archived game; undefined if the Files tab is gone or was edited. */
export function archivedGameFiles({ snapshot }: Session): GameFiles | undefined {
  const read = readFilesTab(snapshot.files);
  return read.ok ? read.value : undefined;
}

/** Whether to update the note. False if the host deleted the tab after the game was archived. */
export function needsEndNote(session: Session): boolean {
  return isEndNoteOutdated(session) && archivedGameFiles(session) !== undefined;
}
