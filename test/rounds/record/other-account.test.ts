// If another account or script project opens the spreadsheet, nothing is created again, and no link changes.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { created, drafted, gameIn, submitted } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

/** Hides all forms and books, as if another account had created them. */
function hideAll(book: Paper): void {
  for (const file of [...book.forms.values(), ...book.books.values()]) file.hidden = true;
}

const links = (book: Paper): unknown => [
  gameIn(book.desk).publicBook,
  gameIn(book.desk).players.map(({ link, book: own }) => [link, own]),
  [...book.forms.keys(), ...book.books.keys()],
];

test.each([
  ['helper@example.com', /only host@example\.com/],
  ['host@example.com', /another script project on this account/],
  // Google doesn't always say which account it is.
  ['', /this account can’t see/],
])('books wait for the account that created them, if it’s %j', (who, text) => {
  const book = submitted();
  const before = links(book);
  hideAll(book);
  book.account.name = who;
  expect(book.desk.deliverSome()).toMatchObject({
    ok: false,
    error: { code: 'other-account', text: expect.stringMatching(text) as unknown },
  });
  expect(links(book)).toEqual(before);
  expect(gameIn(book.desk).deliveries.every(({ state }) => state === 'waiting')).toBe(true);
});

test.each([
  ['helper@example.com', hideAll],
  ['host@example.com', hideAll],
  ['helper@example.com', ({ forms }: Paper) => forms.forEach((form) => (form.gone = true))],
])('forms are neither closed nor recreated for %s', (who, lose) => {
  const book = created();
  const before = links(book);
  lose(book);
  book.account.name = who;
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  expect(book.desk.prepareNext()).toMatchObject({ ok: false, error: { code: 'other-account' } });
  expect(links(book)).toEqual(before);
});

test('a permanently deleted form is recreated by an account that can see the other files', () => {
  const book = created();
  for (const form of book.forms.values()) form.hidden = true;
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  unwrapReply(book.desk.prepareNext());
  expect(gameIn(book.desk).toPrepare).toEqual([]);
});

test('another account creates no second set of files', () => {
  const book = drafted();
  unwrapReply(book.desk.create());
  book.work.until = 0;
  unwrapReply(book.desk.prepareNext());
  book.account.name = 'helper@example.com';
  expect(book.desk.prepareNext()).toMatchObject({ ok: false, error: { code: 'other-account' } });
  expect(book.books.size).toBe(0);
});

test('nobody can be a co-host of an account without an address, as on the host’s own machine', () => {
  const book = created();
  book.account.name = 'the host';
  const named = book.desk.nameCoHost({ address: 'co@example.com' });
  expect(named).toMatchObject({ error: { code: 'no-account' } });
});
