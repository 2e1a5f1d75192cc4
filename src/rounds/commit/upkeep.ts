// Upkeep: notes that a book needs before anything else is done with it, written when the game is opened, or with the
// next change.
import { NOTHING, type Commit } from './commit';
import { noteEveryoneIn } from './everyone-in';
import type { Session } from '../session/game-session';
import { needsNote } from '../session/noted-end';
import { noteZone } from './zone-change';

/** Joins all of it into one commit; NOTHING where the book needs nothing. */
export function upkeep(session: Session, secret: () => string): Commit {
  // Each commit notes where the ledger ends.
  const noted: Commit = needsNote(session) ? {} : NOTHING;
  const zone = noteZone(session);
  // Rows whose zone is not noted yet would be read with wrong times.
  const everyone = zone === NOTHING ? noteEveryoneIn(session, secret) : NOTHING;
  const parts = [noted, zone, everyone].filter((part) => part !== NOTHING);
  const entries = parts.flatMap((part) => part.entries ?? []);
  return parts.reduce<Commit>((all, part) => ({ ...all, ...part, entries }), NOTHING);
}
