// The public book and the players' own books: making one, sharing it, and who may read it.
import { sha256 } from 'js-sha256';
import { ok, type Result } from '../../games/result';
import type { OutsidePorts } from '../perform';
import type { Readers } from '../ports';
import type { Sharing } from '../record/entries';
import { fileName, findFile, type GameFile } from '../record/game-files';
import type { GameRecord } from '../record/game-record';
import type { GameSession } from '../session/game-session';
import type { UserError } from '../view/api';
import { contactOf } from './contacts';

export type BookKind = Exclude<GameFile['what'], 'form'>;

type Books = Pick<OutsidePorts, 'books'>;

/** Makes an empty book, not yet shared; `player` is empty for the public book. */
export function makeBook(
  { books }: Books,
  session: GameSession,
  kind: BookKind,
  player: string,
): Result<GameFile, UserError> {
  const what = kind === 'public-book' ? 'Public book' : `${player}'s book`;
  const made = books.make(fileName(session.record, session.game.info.title, what));
  return made.ok ? ok({ what: kind, name: player, ...made.value }) : made;
}

/** Shares a book with its reader. Where that reader cannot be given access, the book says so and play goes on. */
export function shareBook(
  { books }: Books,
  session: GameSession,
  file: GameFile,
): Result<GameFile, UserError> {
  const email = readerOf(session, file.name);
  const shared = books.share(file.id, email);
  if (!shared.ok) return shared;
  const { kind: outcome, ...given } = shared.value;
  const permission = 'permission' in given ? { permission: blind(session.record, given.permission) } : {};
  return ok({ ...file, sharing: { reader: blind(session.record, email), outcome, ...permission } });
}

/** Whether a book is shared with whom it should be, as far as that can be done. */
export function isShared(session: GameSession, { name, sharing }: GameFile): boolean {
  return sharing?.reader === blind(session.record, readerOf(session, name));
}

/** The account that a player's book is for; empty where everyone with the link reads it. */
function readerOf({ snapshot }: GameSession, player: string): string {
  return player === '' ? '' : contactOf(snapshot, player, 'E-mail');
}

/** What was blinded for a game already: a call asks for the same few addresses again and again. */
const blinded = new WeakMap<GameRecord['setUp'], Map<string, string>>();

/** An address or a permission that nobody learns from the record once it is published. */
function blind({ setUp }: Pick<GameRecord, 'setUp'>, text: string): string {
  const known = blinded.get(setUp) ?? new Map<string, string>();
  blinded.set(setUp, known);
  const folded = text.toLowerCase();
  const found = known.get(folded) ?? sha256.hmac(`reader\n${setUp.seed}`, folded).slice(0, 32);
  known.set(folded, found);
  return found;
}

/** Who can read a player's book besides the player, in a sentence for the host; empty when nobody. */
export function unexpectedReaders(session: GameSession, file: GameFile, readers: Readers): string {
  const { name: player, sharing } = file;
  if (file.what === 'public-book') return '';
  const email = readerOf(session, player);
  const given = isShared(session, file) ? sharing?.permission : undefined;
  // An account has one permission, whichever of its addresses it was given for.
  const others = readers.people.filter(
    (person) =>
      person.email.toLowerCase() !== email.toLowerCase() &&
      blind(session.record, person.permission) !== given,
  );
  const names = others.map((person) => (person.email === '' ? 'somebody' : person.email));
  const found = [
    ...(names.length === 0 ? [] : [`it is shared with ${names.join(', ')}`]),
    ...(email !== '' && readers.link ? ['anyone with the link can open it'] : []),
    ...(readers.sharedDrive ? ['it lies in a shared drive, whose members can open it'] : []),
  ];
  return found.length === 0
    ? ''
    : `Not written: ${found.join(', and ')}. Change the sharing of ${player}'s book, or allow it, then deliver again.`;
}

/** What the host should know and do about a book that its reader cannot open; empty where there is nothing. */
export function sharingNote(session: GameSession, file: GameFile): string {
  const { name: player, sharing } = file;
  if (sharing === undefined || !isShared(session, file)) return '';
  const email = readerOf(session, player);
  const book = player === '' ? 'the public book' : `${player}'s book`;
  return notShared(sharing, book, player, email);
}

function notShared({ outcome }: Sharing, book: string, player: string, email: string): string {
  const roster = `enter another address for ${player} in the Roster tab, or clear it to share the book by link`;
  switch (outcome) {
    case 'shared':
      return '';
    case 'no-account':
      return `Round Keeper could not share ${book}: no Google account has the address ${email}. To share it, ${roster}.`;
    case 'forbidden':
      return email === ''
        ? `Round Keeper could not share ${book}: Google does not let this account share by link, as some organisations want. Share it yourself with those who may read it.`
        : `Round Keeper could not share ${book}: Google does not let this account share it with ${email}. To share it, ${roster}.`;
  }
}

/** The notes about all books and forms that somebody cannot open. */
export function accessNotes(session: GameSession): readonly string[] {
  const { record, match } = session;
  const books = [
    findFile(record, 'public-book', ''),
    ...match.roster.map((name) => findFile(record, 'player-book', name)),
  ];
  const closed = record.files.filter(({ responders }) => responders === 'organisation');
  return [
    ...books
      .flatMap((file) => (file === undefined ? [] : [sharingNote(session, file)]))
      .filter((note) => note !== ''),
    ...(closed.length === 0
      ? []
      : [
          `Only members of your organisation may be able to open the players' forms: Google did not let Round Keeper open ${closed.length === 1 ? 'one' : `${closed.length}`} of them to everyone with the link. In the form's editor choose Publish, Manage, and let everyone with the link respond.`,
        ]),
  ];
}
