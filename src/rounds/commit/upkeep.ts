// Upkeep that a book needs before anything else is done with it: written down when the game is opened, or by the next
// change.
import { NOTHING, type Commit } from './commit';
import { noteEveryoneIn } from './everyone-in';
import type { Session } from '../session/game-session';
import { needsNote } from '../session/noted-end';
import { noteZone } from './zone-change';

/** One commit with all of it; NOTHING where the book needs nothing. */
export function upkeep(session: Session, secret: () => string): Commit {
  // Each commit notes where the ledger ends.
  const noted: Commit = needsNote(session) ? {} : NOTHING;
  const zone = noteZone(session);
  // Times of rows in a zone that is not noted yet would be read wrongly.
  const everyone = zone === NOTHING ? noteEveryoneIn(session, secret) : NOTHING;
  const parts = [noted, zone, everyone].filter((part) => part !== NOTHING);
  const entries = parts.flatMap((part) => part.entries ?? []);
  return parts.reduce<Commit>((all, part) => ({ ...all, ...part, entries }), NOTHING);
}
