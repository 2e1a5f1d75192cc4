// Prepares books for drawing: checks each book, creates missing ones, and shares them with their readers.
import { dropUndefined } from '../../games/frame/json';
import { fail, ok, type Result } from '../../games/frame/result';
import type { Commit } from '../commit/commit';
import type { OutsidePorts } from '../commit/perform';
import { refuseOtherAccount } from '../record/hosts';
import { NO_BOOK_ACCESS, type BookAccess } from '../ports/books';
import type { GameFile } from '../record/files-tab';
import { findBook } from '../record/game-files';
import { personById } from '../record/people';
import {
  bookReaders,
  sessionFiles,
  deliverySubject,
  type BookSession,
  type ReaderId,
  type WithBooks,
  type WithReaders,
} from '../session/readers';
import { EVERYONE, type Message, type CallProblem } from '../reply/reply';
import {
  bookLabel,
  forEachDone,
  hasTriedSharing,
  makeBooks,
  resultAt,
  shareBooks,
  unexpectedAccessText,
} from './reader-books';
import type { BookDelivery } from '../outbox/outbox';

interface FoundBook {
  readonly file: GameFile;
  readonly readers: BookAccess;
}

export type FindBookResult = Result<FoundBook, CallProblem>;
export type SaveCommit = (commit: Commit) => Result<BookSession, CallProblem>;

/** Who can read each book, by file id. Parallel calls of the same click have found this. */
export type ReadersByBook = ReadonlyMap<string, BookAccess>;
export const NO_KNOWN_READERS: ReadersByBook = new Map();

/**
 * Finds or creates the book of each delivery, in order. Created books are recorded with `save`, which can fail. Books in
 * `seen` aren't checked again.
 */
export function findOrMakeBooks(
  outside: OutsidePorts,
  session: WithReaders,
  deliveries: readonly BookDelivery[],
  { save, seen }: { readonly save: SaveCommit; readonly seen: ReadersByBook },
): Result<readonly FindBookResult[], CallProblem> {
  const files = sessionFiles(session);
  // If `seen` lists an unexpected reader, check again: the host may have removed that reader since.
  const asSeen = (file: GameFile): BookAccess | undefined => {
    const readers = seen.get(file.id);
    return readers === undefined || unexpectedAccessText(session, file, readers) !== '' ? undefined : readers;
  };
  const known = deliveries
    .flatMap(({ reader }) => findBook(files, reader) ?? [])
    .filter((file) => asSeen(file) === undefined);
  const states = outside.books.statesOf(known.map(({ id }) => id));
  // A delivery's book; undefined if it must be created.
  const found = deliveries.map(({ reader }): FindBookResult | undefined => {
    const file = findBook(files, reader);
    if (file === undefined) return undefined;
    const readers = asSeen(file);
    if (readers !== undefined) return ok({ file, readers });
    const state = resultAt(states, known.indexOf(file));
    if (!state.ok) return state;
    switch (state.value.kind) {
      case 'gone':
        return undefined;
      case 'not-shown':
        return fail(refuseOtherAccount(`Delivering to ${bookLabel(session, reader)}`, file, outside.who()));
      case 'there':
        return ok({ file, readers: state.value.readers });
    }
  });
  const missing = deliveries.filter((_, index) => found[index] === undefined);
  const made = makeMissingBooks(outside, session, missing, save);
  if (!made.ok) return made;
  const all = deliveries.map((book, index) => found[index] ?? resultAt(made.value, missing.indexOf(book)));
  return shareUnsharedBooks(outside, session, all, save);
}

/** Creates the missing books, and records them before doing anything else with them. */
function makeMissingBooks(
  outside: OutsidePorts,
  session: WithReaders,
  missing: readonly BookDelivery[],
  save: SaveCommit,
): Result<readonly FindBookResult[], CallProblem> {
  if (missing.length === 0) return ok([]);
  const made = makeBooks(
    outside,
    session,
    missing.map(({ kind: book, reader }) => ({ book, reader })),
  ).map((result, index): Result<CreatedBook, CallProblem> => {
    if (!result.ok) return result;
    const reader = missing[index]?.reader;
    const before = findBook(sessionFiles(session), reader);
    if (before === undefined) return ok({ reader, file: result.value, isAnew: false });
    const kept = dropUndefined({ shelves: before.shelves });
    return ok({ reader, file: { ...result.value, ...kept, remadeAt: outside.now() }, isAnew: true });
  });
  const books = made.flatMap((result) => (result.ok ? [result.value] : []));
  const saved =
    books.length === 0
      ? ok(undefined)
      : save({ files: books.map(({ file }) => file), ...newBookMessages(session, books) });
  if (!saved.ok) return saved;
  return ok(made.map((one) => (one.ok ? ok({ file: one.value.file, readers: NO_BOOK_ACCESS }) : one)));
}

interface CreatedBook {
  readonly reader: ReaderId;
  readonly file: GameFile;
  /** True if this book replaces a deleted one. */
  readonly isAnew: boolean;
}

/** Announces recreated books, which have new addresses: the public one to everyone, a player's own to that player. */
function newBookMessages(session: WithReaders, made: readonly CreatedBook[]): Pick<Commit, 'deliver'> {
  const books = made.filter(({ isAnew }) => isAnew);
  if (books.length === 0) return {};
  const messages = books.map(({ reader, file: { url } }): Message => ({
    ...(reader === undefined
      ? { to: EVERYONE }
      : { to: { player: personById(session.people, reader).name }, person: reader }),
    text: `${reader === undefined ? 'The public book has' : 'Your book has'} a new address: ${url}`,
  }));
  // Players' books link to the public one, so redraw them all.
  const isPublic = books.some(({ reader }) => reader === undefined);
  return {
    deliver: {
      kind: 'judged',
      subject: deliverySubject(session),
      books: isPublic ? bookReaders(session) : [],
      messages,
    },
  };
}

/** Shares books that aren't shared yet, retrying those that failed before. */
function shareUnsharedBooks(
  outside: OutsidePorts,
  session: WithBooks,
  found: readonly FindBookResult[],
  save: SaveCommit,
): Result<readonly FindBookResult[], CallProblem> {
  const after = forEachDone(
    found,
    (books) => {
      const files = books.map(({ file }) => file);
      const toShare = files.filter(
        (file) => !(hasTriedSharing(session, file) && file.sharing?.outcome === 'shared'),
      );
      const shared = shareBooks(outside, session, toShare);
      return files.map((file) =>
        toShare.includes(file) ? resultAt(shared, toShare.indexOf(file)) : ok(file),
      );
    },
    (book, file) => ({ ...book, file, isChanged: isSharingDifferent(file, book.file) }),
  );
  const changed = after.flatMap((one) => (one.ok && one.value.isChanged ? [one.value.file] : []));
  const saved = changed.length === 0 ? ok(undefined) : save({ files: changed });
  return saved.ok ? ok(after) : saved;
}

/** Whether the sharing differs, so that the file must be saved. */
function isSharingDifferent(a: GameFile, b: GameFile): boolean {
  return JSON.stringify(a.sharing) !== JSON.stringify(b.sharing);
}
