// Who can read a player's book: addresses with and without an account, aliases, shared drives.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { NO_BOOK_ACCESS } from '../../../src/rounds/ports/books';
import { refused } from '../../support/host-game';
import {
  callsOf,
  created,
  drafted,
  gameIn,
  submitted,
  type PaperGameOptions,
} from '../../support/paper-game';
import { bookOf, personOf } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const ANN = 'ann@example.com';
const contacts = (email: string): { readonly contacts: readonly [string, string, string][] } => ({
  contacts: [[email, '', '']],
});

const deliveryOf = (book: Paper, title: string): unknown =>
  gameIn(book.desk).deliveries.find((delivery) => delivery.title === title);

const sharingWarnings = (book: Paper): readonly string[] =>
  gameIn(book.desk).warnings.filter((warning) => warning.includes('share'));

/** A game whose files are created while Google refuses to share with these addresses. */
const refusing = paperOnce(
  (email: string, kind: 'no-account' | 'forbidden', options: PaperGameOptions = {}) => {
    const book = drafted(options);
    unwrapReply(book.desk.create());
    book.refusals.set(email, kind);
    unwrapReply(book.desk.prepareNext());
    return book;
  },
);

test('an invalid address is not shared with, and the host is told if Sheets turned it into a name', () => {
  const book = created(contacts(ANN));
  const row = book.grids.get('roster')?.find(([name]) => name === 'Ann');
  row?.splice(row.indexOf(ANN), 1, 'Ann Lee');
  expect(callsOf(book, () => unwrapReply(book.desk.prepareNext()))).not.toContain('books.share');
  expect(bookOf(book, 'Ann').readers.people).toEqual([]);
  expect(sharingWarnings(book)).toEqual([
    "Round Keeper couldn’t share Ann's book: “Ann Lee” isn’t an e-mail address. Enter one like ann@gmail.com, or leave it empty to share by link. If you typed an address, Sheets turned it into a chip. Enter it in the sidebar instead.",
  ]);
  row?.splice(row.indexOf('Ann Lee'), 1, ANN);
  unwrapReply(book.desk.prepareNext());
  expect(bookOf(book, 'Ann').readers.people.map(({ email }) => email)).toEqual([ANN]);
  expect(sharingWarnings(book)).toEqual([]);
});

test('a book for an address without an account is not called delivered, and shared once that works', () => {
  const book = refusing(ANN, 'no-account', contacts(ANN));
  expect(book.books.size).toBe(5);
  expect(gameIn(book.desk).toPrepare).toEqual([]);
  expect(sharingWarnings(book)).toEqual([
    "Round Keeper couldn’t share Ann's book: no Google account has the address ann@example.com. Enter another address for Ann in the Roster tab, or clear the address to share the book by link.",
  ]);
  unwrapReply(book.desk.deliverSome());
  expect(deliveryOf(book, "Ann's book")).toMatchObject({ state: 'failed' });
  expect(deliveryOf(book, "Bob's book")).toMatchObject({ state: 'done' });
  book.refusals.clear();
  unwrapReply(
    book.desk.settleDelivery({ id: `player-book:${personOf(book, 'Ann').id}`, was: 'failed', as: 'waiting' }),
  );
  unwrapReply(book.desk.deliverSome());
  expect(deliveryOf(book, "Ann's book")).toMatchObject({ state: 'done' });
});

test('a book whose sharing isn’t recorded is not drawn', () => {
  const book = refusing(ANN, 'no-account', contacts(ANN));
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  book.refusals.clear();
  const problem = { code: 'service-failed', text: 'Writing: no.' };
  book.plant('book.write', problem);
  const drawing = callsOf(book, () => expect(refused(book.desk.deliverSome())).toEqual(problem));
  book.plant('book.write', problem, 2);
  const round = { stage: 'round-1', token: '', deliver: true };
  const resolving = callsOf(book, () =>
    expect(unwrapReply(book.desk.resolveRound(round)).claimed).toBeNull(),
  );
  expect([...drawing, ...resolving]).not.toContain('books.draw');
});

test.each(['Ann.Lee@example.com', `${'a'.repeat(308)}@example.com`])(
  'the account %s can read its book',
  (email) => {
    const book = submitted(contacts(email));
    unwrapReply(book.desk.deliverSome());
    expect(deliveryOf(book, "Ann's book")).toMatchObject({ state: 'done' });
  },
);

test('a public book that Google refused to share is delivered once the host has shared it', () => {
  const book = refusing('', 'forbidden');
  unwrapReply(book.desk.deliverSome());
  expect(deliveryOf(book, 'Public book')).toMatchObject({ state: 'failed' });
  bookOf(book).readers = { ...NO_BOOK_ACCESS, link: true };
  unwrapReply(book.desk.settleDelivery({ id: 'public-book', was: 'failed', as: 'waiting' }));
  unwrapReply(book.desk.deliverSome());
  expect(deliveryOf(book, 'Public book')).toMatchObject({ state: 'done' });
});

test.each([false, true])(
  'a replaced book that cannot be closed is closed by a later call (deleted: %s)',
  (gone) => {
    const book = created();
    const own = bookOf(book, 'Ann');
    unwrapReply(book.desk.replaceKey({ person: personOf(book, 'Ann').id, newBook: true }));
    for (const call of ['books.look', 'books.unshare', 'books.draw']) {
      book.plant(call, { code: 'service-failed', text: 'Closing: no.' });
      expect(refused(book.desk.prepareNext()).code).toBe('service-failed');
    }
    own.gone = gone;
    unwrapReply(book.desk.prepareNext());
    expect(gameIn(book.desk).toPrepare).toEqual([]);
  },
);
