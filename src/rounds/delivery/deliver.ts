// Delivering books after the commit: those that wait are redrawn, as many at once as Google takes. Doing it twice
// changes nothing; an interruption anywhere is finished by doing it again.
import { fail, ok, type Result } from '../../games/frame/result';
import { NOTHING, type Commit } from '../commit/commit';
import type { OutsidePorts, Shell } from '../commit/perform';
import { otherAccount } from '../record/other-account';
import { NO_READERS, type BookReaders } from '../ports/ports';
import type { GameFile } from '../record/files-tab';
import {
  readersOf,
  seatsOf,
  subjectOf,
  type BookSession,
  type WithBooks,
  type WithReaders,
} from '../session/readers';
import { type CallProblem, EVERYONE } from '../api';
import { noteDeliveredFates } from './fates';
import { bookTabs } from '../outbox/book-tabs';
import {
  bookText,
  findBook,
  isShared,
  makeBooks,
  resultAt,
  shareBooks,
  sharingNote,
  unexpectedReaders,
} from './books';
import {
  deliveriesOf,
  isMessage,
  type BookDelivery,
  type Progress,
  type DeliveryStatus,
} from '../outbox/outbox';
import { claimPosts, type Claimed } from './posts';

const DONE: DeliveryStatus = { mark: 'done', note: '' };

/** Draws the books that wait (of these), for as long as one call should take. The rest stays waiting. */
export function deliverSome<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  these: (book: BookDelivery) => boolean = () => true,
): Result<S, CallProblem> {
  const drawn = drawBooks(session, shell, these);
  if (!drawn.ok) return drawn;
  const { now, progress, hidden } = drawn.value;
  const saved = progress.size === 0 ? ok(now) : shell.write(now, { progress });
  if (!saved.ok) return saved;
  return hidden === undefined ? saved : fail(hidden);
}

/**
 * Draws the books that wait; once all were reached, it hands the next messages to a window, in the same write. `claim`
 * gives the name of a new claim.
 */
export function deliverAndClaim<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  claim: () => string,
): Result<Claimed<S>, CallProblem> {
  const drawn = drawBooks(session, shell, () => true);
  if (!drawn.ok) return drawn;
  const { now, progress, inTime } = drawn.value;
  if (inTime) return claimPosts(now, shell, claim, progress);
  const saved = progress.size === 0 ? ok(now) : shell.write(now, { progress });
  return saved.ok ? ok({ claim: '', posts: [], session: saved.value }) : saved;
}

interface Drawn<S> {
  readonly now: S;
  /** Progress that is not written down yet. */
  readonly progress: Progress;
  /** The reason why a book was left out: another account can write it. */
  readonly hidden: CallProblem | undefined;
  /** True if there was time for all of them. */
  readonly inTime: boolean;
}

function drawBooks<S extends BookSession>(
  session: S,
  { outside, write }: Shell<S>,
  these: (book: BookDelivery) => boolean,
): Result<Drawn<S>, CallProblem> {
  let now = session;
  // Progress since the last write.
  let progress = new Map<string, DeliveryStatus>();
  let hidden: CallProblem | undefined;
  const save: Save = (commit) => {
    const saved = write(now, { ...commit, progress });
    if (saved.ok) {
      now = saved.value;
      progress = new Map();
    }
    return saved;
  };
  const drawn: string[] = [];
  const waiting = deliveriesOf(session.snapshot, readersOf(session)).filter(
    (book, index, all): book is BookDelivery =>
      !isMessage(book) &&
      these(book) &&
      (book.mark === 'waiting' || book.mark === 'allowed') &&
      // A hand may have written a line twice.
      all.findIndex(({ id }) => id === book.id) === index,
  );
  while (waiting.length > 0 && outside.now() < outside.workUntil()) {
    const next = waiting.splice(0, outside.books.atOnce());
    const found = booksToDraw(outside, now, next, save);
    if (!found.ok) return found;
    // It may have turned out meanwhile that they are written one after another: then the clock is looked at in between.
    waiting.unshift(...next.splice(outside.books.atOnce()));
    const statuses = draw(outside, now, next, found.value.slice(0, next.length));
    next.forEach((book, index) => {
      const one = resultAt(found.value, index);
      const status = one.ok ? statuses.get(book.id) : failed(one.error);
      // It waits for the account that can write it.
      if (!one.ok && one.error.code === 'other-account') hidden ??= one.error;
      else if (status !== undefined) progress.set(book.id, status);
      if (status?.mark === 'done') drawn.push(book.player);
    });
  }
  if (now.kind === 'game') noteDeliveredFates(now, outside, drawn);
  return ok({ now, progress, hidden, inTime: waiting.length === 0 });
}

/** Sets a delivery by the host's word: to wait again, allowed even if widely shared, or done by hand. */
export function settleDelivery(session: WithReaders, id: string, as: 'waiting' | 'done'): Commit {
  const delivery = deliveriesOf(session.snapshot, readersOf(session)).find((one) => one.id === id);
  if (delivery === undefined) return NOTHING;
  const status: DeliveryStatus =
    as === 'done'
      ? { mark: 'done', note: 'Marked as done by the host.' }
      : { mark: delivery.mark === 'paused' ? 'allowed' : 'waiting', note: '' };
  return { progress: new Map([[id, status]]) };
}

function failed({ text }: CallProblem): DeliveryStatus {
  return { mark: 'failed', note: text };
}

interface FoundBook {
  readonly file: GameFile;
  readonly readers: BookReaders;
}

type Found = Result<FoundBook, CallProblem>;
type Save = (commit: Commit) => Result<BookSession, CallProblem>;

/**
 * The books and who can read them, each result in its place; fails where something could not be written down. One that
 * is not there, or that the host deleted, is made, and recorded by `save`.
 */
function booksToDraw(
  outside: OutsidePorts,
  session: WithReaders,
  deliveries: readonly BookDelivery[],
  save: Save,
): Result<readonly Found[], CallProblem> {
  const seats = seatsOf(session);
  const known = deliveries.flatMap(({ player }) => findBook(seats, player) ?? []);
  const states = outside.books.statesOf(known.map(({ id }) => id));
  // Undefined for those that are to be made.
  const found = deliveries.map(({ player }): Found | undefined => {
    const file = findBook(seats, player);
    if (file === undefined) return undefined;
    const state = resultAt(states, known.indexOf(file));
    if (!state.ok) return state;
    switch (state.value.kind) {
      case 'gone':
        return undefined;
      case 'not-shown':
        return fail(otherAccount(`Delivering to ${bookText(seats, player)}`, file, outside.who()));
      case 'there':
        return ok({ file, readers: state.value.readers });
    }
  });
  const missing = deliveries.filter((_, index) => found[index] === undefined);
  const made = makeMissing(outside, session, missing, save);
  if (!made.ok) return made;
  const all = deliveries.map((book, index) => found[index] ?? resultAt(made.value, missing.indexOf(book)));
  return withReaders(outside, session, all, save);
}

/** Makes the books that are not there, and records them before anything else is done with them. */
function makeMissing(
  outside: OutsidePorts,
  session: WithReaders,
  missing: readonly BookDelivery[],
  save: Save,
): Result<readonly Found[], CallProblem> {
  if (missing.length === 0) return ok([]);
  const made = makeBooks(
    outside,
    session,
    missing.map(({ kind: book, player }) => ({ book, player })),
  ).map((result, index): Result<MadeBook, CallProblem> => {
    if (!result.ok) return result;
    const player = missing[index]?.player ?? '';
    const before = findBook(seatsOf(session), player);
    if (before === undefined) return ok({ player, file: result.value, isAnew: false });
    const { shelves } = before;
    const kept = shelves === undefined ? {} : { shelves };
    return ok({ player, file: { ...result.value, ...kept, remadeAt: outside.now() }, isAnew: true });
  });
  const books = made.flatMap((result) => (result.ok ? [result.value] : []));
  if (books.length > 0) {
    const saved = save({ files: books.map(({ file }) => file), ...announced(session, books) });
    if (!saved.ok) return saved;
  }
  return ok(made.map((one) => (one.ok ? ok({ file: one.value.file, readers: NO_READERS }) : one)));
}

interface MadeBook {
  readonly player: string;
  readonly file: GameFile;
  /** True for one that takes the place of a book that was deleted. */
  readonly isAnew: boolean;
}

/** Books that were made again have other addresses: everyone is told that of the public book, a player their own. */
function announced(session: WithReaders, made: readonly MadeBook[]): Pick<Commit, 'deliver'> {
  const books = made.filter(({ isAnew }) => isAnew);
  if (books.length === 0) return {};
  const messages = books.map(({ player, file: { url } }) => ({
    to: player === '' ? EVERYONE : player,
    text: `${player === '' ? 'The public book has' : 'Your book has'} a new address: ${url}`,
  }));
  // The players' own books name the address of the public one.
  const isPublic = books.some(({ player }) => player === '');
  return {
    deliver: {
      kind: 'judged',
      about: subjectOf(session),
      books: isPublic ? readersOf(session) : [],
      messages,
    },
  };
}

/** The books, shared with their readers first where they are not; also where that failed before and may work now. */
function withReaders(
  outside: OutsidePorts,
  session: WithBooks,
  found: readonly Found[],
  save: Save,
): Result<readonly Found[], CallProblem> {
  const toShare = found.flatMap((one) =>
    one.ok && !(isShared(session, one.value.file) && one.value.file.sharing?.outcome === 'shared')
      ? [one.value.file]
      : [],
  );
  if (toShare.length === 0) return ok(found);
  const shared = shareBooks(outside, session, toShare);
  const changed = shared.flatMap((result, index) => {
    const before = toShare[index]?.sharing;
    return result.ok && JSON.stringify(result.value.sharing) !== JSON.stringify(before) ? [result.value] : [];
  });
  const saved = changed.length === 0 ? ok(undefined) : save({ files: changed });
  if (!saved.ok) return saved;
  return ok(
    found.map((one): Found => {
      const at = one.ok ? toShare.indexOf(one.value.file) : -1;
      if (!one.ok || at === -1) return one;
      const result = resultAt(shared, at);
      return result.ok ? ok({ file: result.value, readers: one.value.readers }) : result;
    }),
  );
}

/** Redraws the books that were found, unless somebody can read one who should not; by the ids of their deliveries. */
function draw(
  { books, hosts }: OutsidePorts,
  session: BookSession,
  deliveries: readonly BookDelivery[],
  found: readonly Found[],
): ReadonlyMap<string, DeliveryStatus> {
  const statuses = new Map<string, DeliveryStatus>();
  const known = hosts.read();
  const toDraw = deliveries.flatMap((delivery, index) => {
    const one = resultAt(found, index);
    if (!one.ok) return [];
    const { file, readers } = one.value;
    const strangers = delivery.mark === 'allowed' ? '' : unexpectedReaders(session, file, readers, known);
    if (strangers !== '') statuses.set(delivery.id, { mark: 'paused', note: strangers });
    return strangers === '' ? [{ delivery, file, readers }] : [];
  });
  const drawn = books.render(
    toDraw.map(({ delivery: { player }, file }) => ({ id: file.id, tabs: bookTabs(session, player) })),
  );
  toDraw.forEach(({ delivery: { id, player }, file, readers }, index) => {
    const result = resultAt(drawn, index);
    const isRead = player === '' && (readers.link || readers.people.length > 0);
    const note = isRead ? '' : sharingNote(session, file);
    if (!result.ok) statuses.set(id, failed(result.error));
    else statuses.set(id, note === '' ? DONE : { mark: 'failed', note });
  });
  return statuses;
}
