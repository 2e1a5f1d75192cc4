// The public book and players' own books: creating and sharing them, and checking who can read them.
import { ensure, fail, ok, type Result } from '../../games/frame/result';
import { isSameAccount, refuseOtherCreator } from '../record/hosts';
import type { OutsidePorts } from '../commit/perform';
import { NO_BOOK_ACCESS, type BookAccess } from '../ports/books';
import type { GameFile, Sharing } from '../record/files-tab';
import { fileName, findBook, seasonFileName } from '../record/game-files';
import { personById } from '../record/people';
import {
  sessionFiles,
  bookReaders,
  type ReaderId,
  type WithBooks,
  type WithReaders,
} from '../session/readers';
import type { CallProblem } from '../reply/reply';
import { rosterCellProblem } from '../contacts/contact-columns';
import { playerContact } from '../contacts/contacts';

export type BookKind = Exclude<GameFile['what'], 'form' | 'question'>;

type BooksPorts = Pick<OutsidePorts, 'books'>;

interface WantedBook {
  readonly book: BookKind;
  readonly reader: ReaderId;
}

/** Creates empty, unshared books, one per wanted reader. Refuses if another account created the game's files. */
export function makeBooks(
  { books, actingAccount }: Pick<OutsidePorts, 'books' | 'actingAccount'>,
  session: WithReaders,
  wanted: readonly WantedBook[],
): readonly Result<GameFile, CallProblem>[] {
  const maker = actingAccount();
  const files = sessionFiles(session);
  return forEachDone(
    wanted.map((one) => {
      const refused = refuseOtherCreator(`Creating ${bookLabel(session, one.reader)}`, files, maker);
      return refused === undefined ? ok(one) : fail(refused);
    }),
    (allowed) => books.make(allowed.map(({ reader }) => bookTitle(session, reader))),
    ({ book, reader }, made) => {
      const whose =
        reader === undefined
          ? { name: '' }
          : { name: personById(session.people, reader).name, person: reader };
      return { what: book, ...whose, maker, ...made };
    },
  );
}

/** A title that no former book has, because after an interruption a file is found by its name. */
export function bookTitle(session: WithReaders, reader: ReaderId): string {
  if (reader === undefined) return bookFileName(session, 'Public book');
  const former = sessionFiles(session).formerBooks.filter(({ file }) => file.person === reader).length;
  return bookFileName(session, `${bookLabel(session, reader)}${former === 0 ? '' : ` ${former + 1}`}`);
}

/** Unique within the game or season. */
export function bookFileName(session: WithReaders, what: string): string {
  if (!('match' in session)) return seasonFileName(session.season, what);
  const { season, record, match } = session;
  return season === undefined ? fileName(record, match.info.title, what) : seasonFileName(season, what);
}

/** The result for one of the requested items. Ports return one result per item, in order. */
export function resultAt<T>(results: readonly T[], index: number): T {
  return ensure(results[index], `There is no result ${index}.`);
}

/**
 * Takes the next step, all at once, for everything whose last step worked. `join` puts both steps' values together.
 * Failures stay in their places.
 */
export function forEachDone<A, B, C>(
  results: readonly Result<A, CallProblem>[],
  step: (values: readonly A[]) => readonly Result<B, CallProblem>[],
  join: (before: A, after: B) => C,
): readonly Result<C, CallProblem>[] {
  const values = results.flatMap((one) => (one.ok ? [one.value] : []));
  const stepped = step(values);
  let taken = 0;
  return results.map((one) => {
    if (!one.ok) return one;
    const after = resultAt(stepped, taken);
    taken += 1;
    return after.ok ? ok(join(one.value, after.value)) : after;
  });
}

/** `the public book`, or `D'Arcy's book`. */
export function bookLabel({ people }: Pick<WithBooks, 'people'>, reader: ReaderId): string {
  return fileLabel({ name: reader === undefined ? '' : personById(people, reader).name });
}

export function fileLabel({ name }: Pick<GameFile, 'name'>): string {
  return name === '' ? 'the public book' : `${name}'s book`;
}

/** Shares each book with its reader. If that fails, the file notes it and the game continues. One result per file. */
export function shareBooks(
  { books }: BooksPorts,
  session: WithBooks,
  files: readonly GameFile[],
): readonly Result<GameFile, CallProblem>[] {
  const reader = (file: GameFile): string => readerEmail(session, file);
  // Don't ask Google about texts that can't be e-mail addresses.
  const isShareable = (file: GameFile): boolean => rosterCellProblem('E-mail', reader(file)) === '';
  return forEachDone(
    // First remove the previous readers.
    files.map((file) => {
      const taken =
        file.sharing === undefined || hasTriedSharing(session, file)
          ? ok(NO_BOOK_ACCESS)
          : books.unshare(file.id);
      return taken.ok ? ok(file) : taken;
    }),
    (taken) => {
      const toShare = taken.filter(isShareable);
      const shared = books.share(toShare.map((file) => ({ id: file.id, email: reader(file) })));
      return taken.map((file) =>
        isShareable(file) ? resultAt(shared, toShare.indexOf(file)) : ok({ kind: 'no-account' as const }),
      );
    },
    (file, { kind: outcome, ...given }) => ({
      ...file,
      sharing: { reader: reader(file), outcome, ...given },
    }),
  );
}

/** Whether Round Keeper has tried to share the book with its present reader. */
export function hasTriedSharing(session: WithBooks, file: GameFile): boolean {
  return file.sharing?.reader.toLowerCase() === readerEmail(session, file).toLowerCase();
}

/** Maximum length of an e-mail address (RFC 3696, erratum 1690). */
const MAX_EMAIL_CHARACTERS = 320;

/**
 * The account a book is for; empty if anyone with the link can read it. A file must fit one cell of the Files tab, so
 * overlong text is cut, which makes it unshareable.
 */
function readerEmail({ people, snapshot }: WithBooks, { person }: Pick<GameFile, 'person'>): string {
  // A person who isn't in the new season has no contacts.
  const name = person === undefined ? undefined : people.persons.get(person)?.name;
  const email = name === undefined ? '' : playerContact(snapshot, name, 'E-mail');
  return email.length <= MAX_EMAIL_CHARACTERS ? email : `${email.slice(0, MAX_EMAIL_CHARACTERS)} …`;
}

/** Tells the host who else can read a player's book; empty if nobody. */
export function unexpectedAccessText(session: WithBooks, file: GameFile, readers: BookAccess): string {
  const found = unexpectedReadersText(session, file, readers);
  return found === ''
    ? ''
    : `Not updated: ${found}. If that’s wrong, change who can open ${file.name}'s book. Then choose “Try again”.`;
}

/** Who can read a player's book and shouldn't; empty if nobody. */
function unexpectedReadersText(session: WithBooks, file: GameFile, readers: BookAccess): string {
  const { sharing } = file;
  if (file.what === 'public-book') return '';
  const email = readerEmail(session, file);
  const given = hasTriedSharing(session, file) ? sharing?.permission : undefined;
  // Google lists each account with one permission, whichever of its addresses was used.
  const others = readers.people.filter(
    (person) =>
      !(person.email !== '' && isSameAccount(person.email, email)) &&
      (given === undefined || person.permission !== given),
  );
  const names = others.map((person) => (person.email === '' ? 'somebody' : person.email));
  const found = [
    ...(names.length === 0 ? [] : [`the book is shared with ${names.join(', ')}`]),
    ...(email !== '' && readers.link ? ['anyone with the link can open it'] : []),
    ...(readers.sharedDrive ? ['members of its shared drive can open it'] : []),
  ];
  return found.join(', and ');
}

/** Tells the host that a reader can't open a book, and what to do. */
export function sharingNote(session: WithBooks, file: GameFile): string {
  const { name, sharing } = file;
  if (sharing === undefined || !hasTriedSharing(session, file)) return '';
  return notSharedText(sharing, fileLabel(file), name, readerEmail(session, file));
}

function notSharedText({ outcome }: Sharing, book: string, player: string, email: string): string {
  const roster = `Enter another address for ${player} in the Roster tab, or clear the address to share the book by link.`;
  switch (outcome) {
    case 'shared':
      return '';
    case 'no-account': {
      const problem = rosterCellProblem('E-mail', email);
      if (problem !== '') return `Round Keeper couldn’t share ${book}: ${problem}`;
      return `Round Keeper couldn’t share ${book}: no Google account has the address ${email}. ${roster}`;
    }
    case 'forbidden':
      return email === ''
        ? `Round Keeper couldn’t share ${book}: this account isn’t allowed to share by link. Some organizations block that. Share the book with its readers yourself.`
        : `Round Keeper couldn’t share ${book}: Google won’t let this account share it with ${email}. ${roster}`;
  }
}

/** Tells the host about all books and forms that somebody can't open. */
export function accessNotes(session: WithReaders): readonly string[] {
  const files = sessionFiles(session);
  const books = [undefined, ...bookReaders(session)].map((reader) => findBook(files, reader));
  const open = files.formerBooks.filter(({ outcome }) => outcome === 'still-shared');
  const closed = files.files.filter(({ responders }) => responders === 'organisation');
  return [
    ...books
      .flatMap((file) => (file === undefined ? [] : [sharingNote(session, file)]))
      .filter((note) => note !== ''),
    ...open.map(
      ({ file }) =>
        `Round Keeper couldn’t stop sharing ${file.name}'s former book. The book is no longer updated. In the file, choose “Share”, then remove anyone who can still open it.`,
    ),
    ...(closed.length === 0
      ? []
      : [
          `Google wouldn’t let Round Keeper open ${closed.length} of the players’ forms to everyone with the link. Maybe only members of your organization can answer. In the form’s editor, choose Publish › Manage, and let everyone with the link respond.`,
        ]),
  ];
}
