// Draws queued books after a commit, as many at once as Google allows. Repeating it is harmless and continues after any
// interruption.
import { fail, ok, type Result } from '../../games/frame/result';
import { EMPTY_COMMIT, type Commit } from '../commit/commit';
import type { OutsidePorts, Shell } from '../commit/perform';
import { sessionFiles, type BookSession, type ReaderId, type WithReaders } from '../session/readers';
import type { CallProblem } from '../reply/reply';
import type { Prefetch } from '../reply/call-parts';
import { noteDeliveredFates } from './fates';
import { bookTabs } from '../outbox/book-tabs';
import { findBook } from '../record/game-files';
import { bookTitle, resultAt, sharingNote, unexpectedAccessText } from './reader-books';
import type { BookToRender } from '../ports/books';
import { hasTime } from '../ports/ports';
import { findOrMakeBooks, NO_KNOWN_READERS, type FindBookResult, type SaveCommit } from './books-to-draw';
import {
  readDeliveries,
  isMessage,
  type BookDelivery,
  type DeliveryStatuses,
  type DeliveryStatus,
} from '../outbox/outbox';
import { deliveryState } from '../outbox/delivery-views';
import type { DeliveryState } from '../reply/posts';
import { claimPosts, type ClaimedPosts } from './posts';

const DELIVERED: DeliveryStatus = { mark: 'done', note: '' };

interface DrawingLimits {
  /** Which of the queued books to draw; default: all. */
  readonly these?: (book: BookDelivery) => boolean;
  /** Minimum number of batches to draw, even if time is up; default 0. */
  readonly least?: number;
}

/** Draws queued books until the call's time is up. The rest stays queued. */
export function deliverSome<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  some: DrawingLimits = {},
): Result<S, CallProblem> {
  const drawn = drawBooks(session, shell, some);
  if (!drawn.ok) return drawn;
  const { now, progress, hidden } = drawn.value;
  const saved = progress.size === 0 ? ok(now) : shell.write(now, { progress });
  if (!saved.ok) return saved;
  return hidden === undefined ? saved : fail(hidden);
}

/**
 * Draws the queued books. Once all have been tried, claims the next messages for the window to post, in the same write.
 * `claim` returns the claim's name. `prefetch` identifies this click's parallel calls, which check the books' readers.
 */
export function deliverAndClaimPosts<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  claim: () => string,
  prefetch?: Prefetch,
): Result<ClaimedPosts<S>, CallProblem> {
  const drawn = drawBooks(session, shell, {}, prefetch);
  if (!drawn.ok) return drawn;
  const { now, progress, inTime } = drawn.value;
  return claimPosts(now, shell, claim, progress, inTime);
}

interface DrawnBooks<S> {
  readonly now: S;
  /** Outcomes not written yet. */
  readonly progress: DeliveryStatuses;
  /** Why a book was skipped: only another account can write it. */
  readonly hidden: CallProblem | undefined;
  /** Whether there was time for all books. */
  readonly inTime: boolean;
}

function drawBooks<S extends BookSession>(
  session: S,
  { outside, write }: Shell<S>,
  { these = () => true, least = 0 }: DrawingLimits,
  prefetch?: Prefetch,
): Result<DrawnBooks<S>, CallProblem> {
  let now = session;
  let progress = new Map<string, DeliveryStatus>();
  let hidden: CallProblem | undefined;
  const save: SaveCommit = (commit) => {
    const saved = write(now, { ...commit, progress });
    if (saved.ok) {
      now = saved.value;
      progress = new Map();
    }
    return saved;
  };
  const drawn: ReaderId[] = [];
  // A co-host's account can't see books. The host's account will deliver them.
  const all = session.snapshot.hostedBy === undefined ? readDeliveries(session) : [];
  const waiting = all.filter(
    (book, index): book is BookDelivery =>
      !isMessage(book) &&
      these(book) &&
      (book.mark === 'waiting' || book.mark === 'allowed') &&
      // A row of the Outbox may have been copied by hand. Draw each book once.
      all.findIndex(({ id }) => id === book.id) === index,
  );
  for (let made = 0; waiting.length > 0 && (made < least || hasTime(outside)); made += 1) {
    const next = waiting.splice(0, outside.books.atOnce());
    const before = now;
    const laidOut = booksToRender(before, next);
    // Rendering first gives the parallel calls of the click time to finish.
    if (prefetch !== undefined) outside.books.layOut(laidOut);
    const seen = prefetch === undefined ? NO_KNOWN_READERS : outside.prefetch.seen(prefetch);
    const found = findOrMakeBooks(outside, now, next, { save, seen });
    if (!found.ok) return found;
    // Google may by now allow only one book at a time. Put the rest back.
    waiting.unshift(...next.splice(outside.books.atOnce()));
    // If a book was created or shared in between, the others may have to link to it, so render them all again.
    const statuses = draw(
      outside,
      now,
      next,
      found.value.slice(0, next.length),
      now === before ? laidOut : [],
    );
    next.forEach((book, index) => {
      const one = resultAt(found.value, index);
      const status = one.ok ? statuses.get(book.id) : statusIfNotDrawn(book, one.error);
      // The book stays queued for the account that can write it.
      if (!one.ok && one.error.code === 'other-account') hidden ??= one.error;
      else if (status !== undefined && !(status.mark === book.mark && status.note === book.note))
        progress.set(book.id, status);
      if (status?.mark === 'done') drawn.push(book.reader);
    });
  }
  if (now.kind === 'game') noteDeliveredFates(now, outside, drawn);
  return ok({ now, progress, hidden, inTime: waiting.length === 0 });
}

/** The existing books of these deliveries, with their tabs. */
function booksToRender(session: BookSession, deliveries: readonly BookDelivery[]): readonly BookToRender[] {
  return deliveries.flatMap(({ reader }) => {
    const file = findBook(sessionFiles(session), reader);
    return file === undefined ? [] : [bookToRender(session, reader, file.id)];
  });
}

/** Until a season's second match, files are renamed, as they may be from an earlier game or season. */
function bookToRender(session: BookSession, reader: ReaderId, id: string): BookToRender {
  const isNewSeason = session.season?.matches.length === 0;
  return {
    id,
    tabs: bookTabs(session, reader),
    ...(isNewSeason ? { title: bookTitle(session, reader) } : {}),
  };
}

/** The host's decision on a delivery, and the state the window showed. */
export interface DeliveryDecision {
  readonly id: string;
  readonly was: DeliveryState;
  readonly as: 'waiting' | 'done';
}

/**
 * Requeues a delivery (even if its book is shared too widely) or marks it done. Nothing changes if its state isn't what the
 * host saw. Deliveries that are done or being posted are never requeued, because they would go out twice.
 */
export function applyDeliveryDecision(session: WithReaders, { id, was, as }: DeliveryDecision): Commit {
  const delivery = readDeliveries(session).find((one) => one.id === id);
  if (delivery === undefined || was === 'done' || was === 'posting') return EMPTY_COMMIT;
  if (deliveryState(delivery, session.snapshot.readAt) !== was) return EMPTY_COMMIT;
  const status: DeliveryStatus =
    as === 'done'
      ? { mark: 'done', note: 'Marked as done by the host.' }
      : { mark: delivery.mark === 'paused' ? 'allowed' : 'waiting', note: '' };
  return { progress: new Map([[id, status]]) };
}

/** Requeues the book if the obstacle is temporary. Otherwise the host must act. */
function statusIfNotDrawn({ mark }: BookDelivery, { text, passes }: CallProblem): DeliveryStatus {
  return { mark: passes === undefined ? 'failed' : mark, note: text };
}

/**
 * Draws the books, except those with unexpected readers. Outcomes are keyed by delivery id; `laidOut` has books that are
 * already rendered.
 */
function draw(
  { books }: OutsidePorts,
  session: BookSession,
  deliveries: readonly BookDelivery[],
  found: readonly FindBookResult[],
  laidOut: readonly BookToRender[],
): ReadonlyMap<string, DeliveryStatus> {
  const statuses = new Map<string, DeliveryStatus>();
  const toDraw = deliveries.flatMap((delivery, index) => {
    const one = resultAt(found, index);
    if (!one.ok) return [];
    const { file, readers } = one.value;
    const strangers = delivery.mark === 'allowed' ? '' : unexpectedAccessText(session, file, readers);
    if (strangers !== '') statuses.set(delivery.id, { mark: 'paused', note: strangers });
    return strangers === '' ? [{ delivery, file, readers }] : [];
  });
  const drawn = books.render(
    toDraw.map(
      ({ delivery: { reader }, file: { id } }) =>
        laidOut.find((book) => book.id === id) ?? bookToRender(session, reader, id),
    ),
  );
  toDraw.forEach(({ delivery, file, readers }, index) => {
    const { id, reader } = delivery;
    const result = resultAt(drawn, index);
    const isRead = reader === undefined && (readers.link || readers.people.length > 0);
    const note = isRead ? '' : sharingNote(session, file);
    if (!result.ok) statuses.set(id, statusIfNotDrawn(delivery, result.error));
    else statuses.set(id, note === '' ? DELIVERED : { mark: 'failed', note });
  });
  return statuses;
}
