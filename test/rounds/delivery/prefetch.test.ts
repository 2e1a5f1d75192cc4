// Prefetch: other calls of the same click check who can open the books, so these books aren't checked again.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { DeskApi } from '../../../src/rounds/host/calls';
import { callsOf, gameIn, PLAYERS, submitted } from '../../support/paper-game';
import { bookOf } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const LOOKS = { click: 'one', parts: 2 };
const ROUND = { stage: 'round-1', token: '', deliver: true };
const BOOKS = PLAYERS.length + 1;

/** A round with drawn books, ready to be resolved. */
const waiting = paperOnce(() => {
  const book = submitted({ contacts: [['ann@example.com', '', '']] });
  unwrapReply(book.desk.deliverSome());
  return book;
});

function look(desk: DeskApi): void {
  for (let part = 0; part < LOOKS.parts; part += 1) unwrapReply(desk.prefetchAccess({ ...LOOKS, part }));
}

const looksIn = (calls: readonly string[]): number => calls.filter((call) => call === 'books.look').length;

/** Resolves with this click's prefetched checks. Returns how many more checks were made. */
function resolveWith(book: Paper, prefetch = LOOKS): number {
  return looksIn(callsOf(book, () => unwrapReply(book.desk.resolveRound({ ...ROUND, prefetch }))));
}

const states = ({ desk }: Paper): readonly string[] =>
  gameIn(desk).deliveries.flatMap(({ kind, state }) => (kind === 'book' ? [state] : []));

const EVE = { permission: 'given to Eve', email: 'eve@example.com' };

test('prefetched books are not checked again, and come out the same', () => {
  const [seen, unseen] = [waiting(), waiting()];
  look(seen.desk);
  expect(resolveWith(seen)).toBe(0);
  expect(looksIn(callsOf(unseen, () => unwrapReply(unseen.desk.resolveRound(ROUND))))).toBe(BOOKS);
  expect(states(seen)).toEqual(Array.from({ length: BOOKS }, () => 'done'));
  expect([...seen.books]).toEqual([...unseen.books]);
});

test('books that were not prefetched, or only by another click, are checked', () => {
  const book = waiting();
  unwrapReply(book.desk.prefetchAccess({ ...LOOKS, part: 1 }));
  expect(resolveWith(book)).toBe(Math.ceil(BOOKS / 2));
  const other = waiting();
  look(other.desk);
  expect(resolveWith(other, { click: 'another', parts: 2 })).toBe(BOOKS);
});

test('a prefetch that ends during the layout of books is in time', () => {
  const book = waiting();
  const layOut = jest.spyOn(book.ports.books, 'layOut').mockImplementation(() => look(book.desk));
  expect(resolveWith(book)).toBe(0);
  expect(layOut).toHaveBeenCalledTimes(1);
  expect(layOut.mock.calls.flat(2).map(({ id }) => id)).toEqual([...book.books.keys()]);
});

test.each([
  [true, ['paused']],
  [false, []],
])(
  'a book with a wrong reader is checked again, and only written if they are gone (still there: %s)',
  (stays, held) => {
    const book = waiting();
    const own = bookOf(book, 'Ann');
    const { readers, tabs } = own;
    own.readers = { ...readers, people: [...readers.people, EVE] };
    look(book.desk);
    if (!stays) own.readers = readers;
    expect(resolveWith(book)).toBe(1);
    expect(own.tabs === tabs).toBe(stays);
    expect(states(book).filter((state) => state !== 'done')).toEqual(held);
  },
);

test('a deleted book is recreated', () => {
  const book = waiting();
  bookOf(book, 'Ann').gone = true;
  look(book.desk);
  expect(resolveWith(book)).toBe(1);
  expect([...book.books.keys()].filter((name) => name.startsWith("Ann's book"))).toHaveLength(1);
  expect(bookOf(book, 'Ann').gone).toBe(false);
});
