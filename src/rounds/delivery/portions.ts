// The books of one click drawn by several calls at once: the one that resolves gives a portion to each call beside it that
// waits, as long as nothing but the drawing is to be done; what they do not draw, it draws itself.
import type { OutsidePorts } from '../commit/perform';
import { bookTabs } from '../outbox/book-tabs';
import { deliveriesOf, isMessage, type BookDelivery } from '../outbox/outbox';
import type { BookToRender } from '../ports/books';
import type { Portion } from '../ports/portions';
import type { GameFile } from '../record/files-tab';
import { isCoHost } from '../record/hosts';
import { lastRowOf } from '../record/ledger-end';
import { readersOf, seatsOf, type BookSession } from '../session/readers';
import type { BookLooks } from '../api';
import { findBook, unexpectedReaders } from './books';
import { foundBooks, isSettled } from './books-to-draw';

/** Google takes so many at the same time: fewer books are drawn as quickly by one call. */
const ENOUGH = 16;

/** A portion, and the deliveries of its books in their order. */
export interface GivenPortion {
  readonly portion: Portion;
  readonly deliveries: readonly BookDelivery[];
}

/** Gives portions of the books that wait to the calls of this click that wait for some; none where that brings nothing. */
export function givePortions(
  outside: OutsidePorts,
  session: BookSession,
  waiting: readonly BookDelivery[],
  looks: BookLooks,
): readonly GivenPortion[] {
  const { books, hosts, portions, who } = outside;
  // More than Google takes in a minute are no quicker by several calls.
  const next = waiting.slice(0, books.atOnce());
  if (looks.parts === 1 || next.length <= ENOUGH || isCoHost(hosts.read(), who())) return [];
  const calls = portions.waiting(looks);
  const head = lastRowOf(session.ledger)?.hash;
  if (calls.length === 0 || head === undefined) return [];
  const size = Math.ceil(next.length / (calls.length + 1));
  const settled = settledBooks(outside, session, next);
  // Books that need more than drawing stay with this call, and count first.
  const rest = settled.slice(Math.max(0, size - (next.length - settled.length)));
  const given = calls.flatMap((part, index): readonly GivenPortion[] => {
    const own = rest.slice(index * size, (index + 1) * size);
    const { click } = looks;
    const ids = own.map(({ file }) => file.id);
    const deliveries = own.map(({ delivery }) => delivery);
    return own.length === 0 ? [] : [{ portion: { click, part, head, books: ids }, deliveries }];
  });
  return portions.give(given.map(({ portion }) => portion)) ? given : [];
}

/** A call that was given books has mostly drawn them before the one that gave them has drawn its own. */
const PATIENCE_MS = 10_000;

/** These portions with the ids of their books that were drawn; undefined where no answer came while there was time. */
export function answered(
  { now, portions }: OutsidePorts,
  given: readonly GivenPortion[],
): readonly (GivenPortion & { readonly ids: readonly string[] | undefined })[] {
  if (given.length === 0) return [];
  const answers = portions.drawn(
    given.map(({ portion }) => portion),
    now() + PATIENCE_MS,
  );
  return given.map((one) => ({ ...one, ids: answers.get(one.portion.part) }));
}

/** The deliveries that need nothing but that the book is drawn, unless somebody reads it who should not. */
function settledBooks(
  { hosts }: OutsidePorts,
  session: BookSession,
  deliveries: readonly BookDelivery[],
): readonly { readonly delivery: BookDelivery; readonly file: GameFile }[] {
  const seats = seatsOf(session);
  const known = hosts.read();
  return deliveries.flatMap((delivery) => {
    const file = findBook(seats, delivery.player);
    const isPlain = file !== undefined && delivery.mark === 'waiting' && isSettled(session, file, known);
    return isPlain ? [{ delivery, file }] : [];
  });
}

/**
 * The books of a portion with their tabs, as the game stands now; none where it is another than that of which they were
 * given. Left out are those that need more than to be drawn, or that somebody reads who should not.
 */
export function portionToDraw(
  outside: OutsidePorts,
  session: BookSession,
  { head, books: ids }: Portion,
  looks: BookLooks,
): readonly BookToRender[] {
  if (lastRowOf(session.ledger)?.hash !== head) return [];
  const books = deliveriesOf(session.snapshot, readersOf(session)).filter(
    (one): one is BookDelivery => !isMessage(one),
  );
  const own = settledBooks(outside, session, books)
    .filter(({ file }) => ids.includes(file.id))
    .map(({ delivery }) => delivery);
  const found = foundBooks(outside, session, own, outside.looks.seen(looks));
  const known = outside.hosts.read();
  return own.flatMap(({ player }, index) => {
    const one = found[index];
    if (one?.ok !== true || one.value.isLent === true) return [];
    const { file, readers } = one.value;
    if (unexpectedReaders(session, file, readers, known) !== '') return [];
    return [{ id: file.id, tabs: bookTabs(session, player) }];
  });
}
