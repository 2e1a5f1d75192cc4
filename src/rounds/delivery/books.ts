// The public book and the players' own books: making one, and who may read it.
import { ok, type Result } from '../../games/result';
import type { OutsidePorts } from '../perform';
import type { Readers } from '../ports';
import { fileName, type GameFile } from '../record/game-files';
import type { GameSession } from '../session/game-session';
import type { UserError } from '../view/api';
import { contactOf } from './contacts';

export type BookKind = Exclude<GameFile['what'], 'form'>;

/** Makes a book and shares it with its readers; `player` is empty for the public book. */
export function makeBook(
  { books }: Pick<OutsidePorts, 'books'>,
  session: GameSession,
  kind: BookKind,
  player: string,
): Result<GameFile, UserError> {
  const what = kind === 'public-book' ? 'Public book' : `${player}'s book`;
  const made = books.make(fileName(session.record, session.game.info.title, what));
  if (!made.ok) return made;
  const shared = books.share(made.value.id, readersOf(session, kind, player));
  return shared.ok ? ok({ what: kind, name: player, ...made.value }) : shared;
}

/** A player's book is shared with their account where the roster has one, else by link. */
function readersOf({ snapshot }: GameSession, kind: BookKind, player: string): Readers {
  const email = kind === 'public-book' ? '' : contactOf(snapshot, player, 'E-mail');
  return email === '' ? { people: [], link: true } : { people: [email], link: false };
}

/** Who can read a player's book besides the player, in a sentence for the host; empty when nobody. */
export function unexpectedReaders(
  { snapshot }: GameSession,
  kind: BookKind,
  player: string,
  readers: Readers,
): string {
  if (kind === 'public-book') return '';
  const email = contactOf(snapshot, player, 'E-mail');
  const others = readers.people.filter((person) => person.toLowerCase() !== email.toLowerCase());
  const found = [
    ...(others.length === 0 ? [] : [`it is shared with ${others.join(', ')}`]),
    ...(email !== '' && readers.link ? ['anyone with the link can open it'] : []),
  ];
  return found.length === 0
    ? ''
    : `Not written: ${found.join(', and ')}. Change the sharing of ${player}'s book, or allow it, then deliver again.`;
}
