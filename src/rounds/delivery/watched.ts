// Whether players are told in their books, as they send something, what becomes of it.
import type { Session } from '../session/game-session';

/** In every game with an open stage but one played live, whose stages are over sooner than a book is written. */
export function isWatched(session: Session): boolean {
  return session.kind === 'game' && session.match.stage !== null && session.match.info.live !== true;
}
