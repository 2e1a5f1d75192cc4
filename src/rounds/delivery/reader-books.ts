// The public book and the players' own books: making one, sharing it, and who may read it.
import { sure, fail, ok, type Result } from '../../games/frame/result';
import { sameAccount, refusedMaker } from '../record/hosts';
import type { OutsidePorts } from '../commit/perform';
import { type Shared, NO_ACCESS, type BookAccess } from '../ports/books';
import type { GameFile, Sharing } from '../record/files-tab';
import { fileName, findBook, seasonFileName } from '../record/game-files';
import { personWith } from '../record/people';
import { filesOf, readersOf, type ReaderId, type WithBooks, type WithReaders } from '../session/readers';
import type { CallProblem } from '../reply/reply';
import { rosterProblem } from '../contacts/contact-columns';
import { contactOf } from '../contacts/contacts';

export type BookKind = Exclude<GameFile['what'], 'form'>;

type Books = Pick<OutsidePorts, 'books'>;

/** A book to be made. */
interface WantedBook {
  readonly book: BookKind;
  readonly reader: ReaderId;
}

/**
 * Makes empty books, not yet shared, unless another account made the game's files. Each is named after who plays, and
 * each result is that of its place.
 */
export function makeBooks(
  { books, signs }: Pick<OutsidePorts, 'books' | 'signs'>,
  session: WithReaders,
  wanted: readonly WantedBook[],
): readonly Result<GameFile, CallProblem>[] {
  const maker = signs();
  const files = filesOf(session);
  const refused = wanted.map(({ reader }) =>
    refusedMaker(`Making ${bookText(session, reader)}`, files, maker),
  );
  const allowed = wanted.filter((_, index) => refused[index] === undefined);
  const made = books.make(
    allowed.map(({ reader }) => {
      if (reader === undefined) return bookFileName(session, 'Public book');
      // No former book may have the same name: where making a book was interrupted, its file is found by the name.
      const former = files.formerBooks.filter(({ file }) => file.person === reader).length;
      return bookFileName(session, `${bookText(session, reader)}${former === 0 ? '' : ` ${former + 1}`}`);
    }),
  );
  return wanted.map(({ book, reader }, index) => {
    const no = refused[index];
    if (no !== undefined) return fail(no);
    const file = resultAt(
      made,
      allowed.findIndex((one) => one.reader === reader),
    );
    if (!file.ok) return file;
    const whose =
      reader === undefined ? { name: '' } : { name: personWith(session.people, reader).name, person: reader };
    return ok({ what: book, ...whose, maker, ...file.value });
  });
}

/** Makes a file name that no other book of the game or season has. */
export function bookFileName(session: WithReaders, what: string): string {
  if (!('match' in session)) return seasonFileName(session.season, what);
  const { season, record, match } = session;
  return season === undefined ? fileName(record, match.info.title, what) : seasonFileName(season, what);
}

/** Gives the result in one place: a port gives one for each thing that it was asked for. */
export function resultAt<T>(results: readonly T[], index: number): T {
  const result = sure(results[index], `There is no result ${index}.`);
  return result;
}

/** Names a book: `the public book`, or `D'Arcy's book`. */
export function bookText({ people }: Pick<WithBooks, 'people'>, reader: ReaderId): string {
  return fileText({ name: reader === undefined ? '' : personWith(people, reader).name });
}

/** Names a book by its file: `the public book`, or `D'Arcy's book`. */
export function fileText({ name }: Pick<GameFile, 'name'>): string {
  return name === '' ? 'the public book' : `${name}'s book`;
}

/**
 * Shares books with their readers. Where a reader cannot be given access, the book notes that and play goes on. Each
 * result is in the place of its file.
 */
export function shareBooks(
  { books }: Books,
  session: WithBooks,
  files: readonly GameFile[],
): readonly Result<GameFile, CallProblem>[] {
  // First the books are taken from the readers with whom they were shared before.
  const taken = files.map((file) =>
    file.sharing === undefined || isShared(session, file) ? ok(NO_ACCESS) : books.unshare(file.id),
  );
  const reader = (file: GameFile): string => emailOf(session, file);
  // A text that is no e-mail address belongs to no account: Google is not asked.
  const toShare = files.filter(
    (file, index) => taken[index]?.ok === true && rosterProblem('E-mail', reader(file)) === '',
  );
  const shared = books.share(toShare.map((file) => ({ id: file.id, email: reader(file) })));
  return files.map((file, index) => {
    const before = resultAt(taken, index);
    if (!before.ok) return before;
    const at = toShare.indexOf(file);
    const done: Result<Shared, CallProblem> = at === -1 ? ok({ kind: 'no-account' }) : resultAt(shared, at);
    if (!done.ok) return done;
    const { kind: outcome, ...given } = done.value;
    return ok({ ...file, sharing: { reader: reader(file), outcome, ...given } });
  });
}

/** True for a book that is shared with its right reader, as far as that can be done. */
export function isShared(session: WithBooks, file: GameFile): boolean {
  return file.sharing?.reader.toLowerCase() === emailOf(session, file).toLowerCase();
}

/** The most characters of an address (RFC 3696, erratum 1690). */
const LONGEST_ADDRESS = 320;

/**
 * Gives the account that a book is for; empty where everyone with the link reads it. A file has to fit one
 * cell of the Files tab, so a text that is too long for an address is cut, and then shared with nobody.
 */
function emailOf({ people, snapshot }: WithBooks, { person }: Pick<GameFile, 'person'>): string {
  // Somebody who doesn't come into another season is nobody's contact any more.
  const name = person === undefined ? undefined : people.persons.get(person)?.name;
  const email = name === undefined ? '' : contactOf(snapshot, name, 'E-mail');
  return email.length <= LONGEST_ADDRESS ? email : `${email.slice(0, LONGEST_ADDRESS)} …`;
}

/** Tells the host who can read a player's book besides the player; empty where nobody can. */
export function unexpectedAccess(session: WithBooks, file: GameFile, readers: BookAccess): string {
  const found = whoElseReads(session, file, readers);
  return found === ''
    ? ''
    : `Not written: ${found}. Change the sharing of ${file.name}'s book, or allow it, then deliver again.`;
}

/** Names who can read a player's book and should not; empty where nobody can. */
function whoElseReads(session: WithBooks, file: GameFile, readers: BookAccess): string {
  const { sharing } = file;
  if (file.what === 'public-book') return '';
  const email = emailOf(session, file);
  const given = isShared(session, file) ? sharing?.permission : undefined;
  // An account has one permission, whichever of its addresses it was given for.
  const others = readers.people.filter(
    (person) =>
      !(person.email !== '' && sameAccount(person.email, email)) &&
      (given === undefined || person.permission !== given),
  );
  const names = others.map((person) => (person.email === '' ? 'somebody' : person.email));
  const found = [
    ...(names.length === 0 ? [] : [`it is shared with ${names.join(', ')}`]),
    ...(email !== '' && readers.link ? ['anyone with the link can open it'] : []),
    ...(readers.sharedDrive ? ['it lies in a shared drive, whose members can open it'] : []),
  ];
  return found.join(', and ');
}

/** Tells the host that a reader cannot open a book, and what to do; empty where there is nothing to say. */
export function sharingNote(session: WithBooks, file: GameFile): string {
  const { name, sharing } = file;
  if (sharing === undefined || !isShared(session, file)) return '';
  return notShared(sharing, fileText(file), name, emailOf(session, file));
}

function notShared({ outcome }: Sharing, book: string, player: string, email: string): string {
  const roster = `enter another address for ${player} in the Roster tab, or clear it to share the book by link`;
  switch (outcome) {
    case 'shared':
      return '';
    case 'no-account': {
      const problem = rosterProblem('E-mail', email);
      if (problem !== '') return `Round Keeper could not share ${book}: ${problem}`;
      return `Round Keeper could not share ${book}: no Google account has the address ${email}. To share it, ${roster}.`;
    }
    case 'forbidden':
      return email === ''
        ? `Round Keeper could not share ${book}: Google does not let this account share by link, as some organisations want. Share it yourself with those who may read it.`
        : `Round Keeper could not share ${book}: Google does not let this account share it with ${email}. To share it, ${roster}.`;
  }
}

/** Tells the host about all books and forms that somebody cannot open. */
export function accessNotes(session: WithReaders): readonly string[] {
  const files = filesOf(session);
  const books = [undefined, ...readersOf(session)].map((reader) => findBook(files, reader));
  const open = files.formerBooks.filter(({ outcome }) => outcome === 'still-shared');
  const closed = files.files.filter(({ responders }) => responders === 'organisation');
  return [
    ...books
      .flatMap((file) => (file === undefined ? [] : [sharingNote(session, file)]))
      .filter((note) => note !== ''),
    ...open.map(
      ({ file }) =>
        `Round Keeper could not take back the sharing of ${file.name}'s former book. It is not written any more; in the file, choose Share and remove who may still open it.`,
    ),
    ...(closed.length === 0
      ? []
      : [
          `Only members of your organisation may be able to open the players' forms: Google did not let Round Keeper open ${closed.length === 1 ? 'one' : `${closed.length}`} of them to everyone with the link. In the form's editor choose Publish, Manage, and let everyone with the link respond.`,
        ]),
  ];
}
