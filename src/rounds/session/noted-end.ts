// The end of the ledger as noted in the Files tab. It's written with every row, and again if somebody restores an older
// version of that tab.
import { lastRowNoted, readFilesTab, type GameFiles } from '../record/files-tab';
import type { Session } from './game-session';

/** Whether the Files tab notes a different last row. */
export function isNoteOutdated({ last, snapshot }: Session): boolean {
  return lastRowNoted(snapshot.files)?.hash !== last?.hash;
}

/** Forms and books of the last archived game; undefined if their tab is gone or was edited. */
export function archivedFiles({ snapshot }: Session): GameFiles | undefined {
  const read = readFilesTab(snapshot.files);
  return read.ok ? read.value : undefined;
}

/** Whether to rewrite the note; not if the host deleted an archived game's tab. */
export function needsNote(session: Session): boolean {
  return isNoteOutdated(session) && (session.kind === 'game' || archivedFiles(session) !== undefined);
}
