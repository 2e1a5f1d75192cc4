// Delivering books: each is drawn only for its readers, and failures are explained.
import { unwrapReply } from '../../../src/commands/desk-calls';
import {
  callsOf,
  deliver,
  gameIn,
  played,
  PLAYERS,
  submitted,
  type PaperGameOptions,
} from '../../support/paper-game';
import { bookOf, personOf } from '../../support/paper-page';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { Killed, paperOnce, type Paper } from '../../support/paper-ports';
import { endsOf, sampled } from '../../support/sample';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';
const ANN = 'https://discord.com/api/webhooks/1/ann';
const CHANNELS: PaperGameOptions = { webhook: PUBLIC, contacts: [['ann@example.com', ANN, 'Asia/Tokyo']] };

/** A resolved round that isn't delivered yet. */
const resolved = paperOnce((options: PaperGameOptions = CHANNELS) => {
  const book = submitted(options);
  unwrapReply(book.desk.deliverSome());
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  return book;
});

const stateOf = (book: Paper, title: string): string | undefined =>
  gameIn(book.desk).deliveries.find((delivery) => delivery.title === title)?.state;
const noteOf = (book: Paper, title: string): string | undefined =>
  gameIn(book.desk).deliveries.find((delivery) => delivery.title === title)?.note;

const each = (call: string): readonly string[] => ['public', ...PLAYERS].map(() => call);

test('a delivery reads once, checks and draws all books, and writes once; a window posts the messages', () => {
  const book = resolved();
  const calls = callsOf(book, () => unwrapReply(book.desk.deliverSome()));
  expect(calls).toEqual(['book.read', ...each('books.look'), ...each('books.draw'), 'book.write']);
  expect(book.posts).toEqual([]);
  const { deliveries } = gameIn(book.desk);
  expect(deliveries.filter(({ state }) => state !== 'done').map(({ kind }) => kind)).toEqual([
    'message',
    'message',
  ]);
  expect(callsOf(book, () => unwrapReply(book.desk.deliverSome()))).toEqual(['book.read']);
});

test('killed at any call, all books end as if undisturbed', () => {
  const straight = resolved();
  const made = callsOf(straight, () => unwrapReply(straight.desk.deliverSome()));
  for (const index of sampled([...made.keys()], endsOf(made))) {
    const call = made[index] ?? '';
    const nth = made.slice(0, index + 1).filter((other) => other === call).length;
    for (const moment of ['before', 'after'] as const) {
      const book = resolved();
      book.plant(call, moment, nth);
      expect(() => book.desk.deliverSome()).toThrow(Killed);
      unwrapReply(book.desk.deliverSome());
      expect(tabsOf(book)).toEqual(tabsOf(straight));
    }
  }
});

function tabsOf({ books }: Paper): unknown {
  return [...books].map(([name, { tabs, readers }]) => [name, tabs, readers]);
}

test('a call stops when its time is up, but draws at least one book, so that even a slow Google gets everything done', () => {
  const book = resolved();
  book.work.until = book.ports.now();
  book.together.books = 1;
  const isDone = ({ state }: { readonly state: string }): boolean => state === 'done';
  const books = (): readonly { readonly state: string }[] =>
    gameIn(book.desk).deliveries.filter(({ kind }) => kind === 'book');
  const before = books().filter(isDone).length;
  for (let calls = 1; calls <= books().length - before; calls += 1) {
    unwrapReply(book.desk.deliverSome());
    expect(books().filter(isDone)).toHaveLength(before + calls);
  }
  expect(books().every(isDone)).toBe(true);
});

test('a player’s book that somebody else can read is not written until the host allows it', () => {
  const book = resolved();
  const own = bookOf(book, 'Ann');
  const before = own.tabs;
  own.readers = {
    people: ['Ann@example.com', 'eve@example.com'].map((email) => ({
      permission: `given to ${email}`,
      email,
    })),
    link: true,
    sharedDrive: true,
  };
  unwrapReply(book.desk.deliverSome());
  expect(noteOf(book, "Ann's book")).toBe(
    "Not updated: the book is shared with eve@example.com, and anyone with the link can open it, and members of its shared drive can open it. If that’s wrong, change who can open Ann's book. Then choose “Try again”.",
  );
  expect(own.tabs).toBe(before);
  unwrapReply(
    book.desk.settleDelivery({ id: `player-book:${personOf(book, 'Ann').id}`, was: 'paused', as: 'waiting' }),
  );
  unwrapReply(book.desk.deliverSome());
  expect(stateOf(book, "Ann's book")).toBe('done');
  expect(own.tabs).not.toBe(before);
});

test('everyone is told the public book’s new address, and a player their own book’s; all books have it', () => {
  const book = played(1, {
    webhook: 'https://discord.com/api/webhooks/1/all',
    contacts: [['', 'https://discord.com/api/webhooks/1/ann', '']],
  });
  const before = book.posts.length;
  for (const [name, own] of book.books) {
    if (/^(Public book|Ann's book)/.test(name)) own.gone = true;
  }
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 1000 }));
  deliver(book);
  deliver(book);
  const { publicBook, players } = gameIn(book.desk);
  expect(book.posts.slice(before).map(([, text]) => text)).toEqual([
    expect.stringContaining('the deadline is now'),
    `The public book has a new address: ${publicBook}`,
    `Your book has a new address: ${players[0]?.book ?? ''}`,
  ]);
  const fronts = [...book.books].filter(([name, own]) => /'s book/.test(name) && !own.gone);
  for (const [name, { tabs }] of fronts) {
    expect([name, JSON.stringify(tabs[0])]).toEqual([name, expect.stringContaining(publicBook)]);
  }
});

test.each([
  ['waiting', 'books.draw'],
  ['allowed', 'books.draw'],
  ['waiting', 'books.look'],
])('a book that Google temporarily refuses stays %s, and says why (%s)', (mark, call) => {
  const book = resolved();
  const grid = book.grids.get('outbox') ?? [];
  book.grids.set(
    'outbox',
    grid.map(([id = '', ...cells]) => [
      id,
      ...cells.map((cell) => (id === 'public-book' && cell === 'waiting' ? mark : cell)),
    ]),
  );
  const refusal: CallProblem = {
    code: 'service-failed',
    text: 'Writing a book: not now.',
    passes: 'google',
  };
  book.plant(call, refusal);
  unwrapReply(book.desk.deliverSome());
  const [publicBook] = gameIn(book.desk).deliveries.filter(({ state }) => state !== 'done');
  const waits = { title: 'Public book', state: 'waiting', passes: true, note: refusal.text };
  expect(publicBook).toMatchObject(waits);
  expect(JSON.stringify(book.grids.get('outbox')?.find(([id]) => id === 'public-book'))).toContain(mark);
  // The same refusal isn't recorded twice.
  book.plant(call, refusal);
  expect(callsOf(book, () => unwrapReply(book.desk.deliverSome()))).not.toContain('book.write');
  unwrapReply(book.desk.deliverSome());
  expect(stateOf(book, 'Public book')).toBe('done');
});

test('if Google allows fewer books at once while they are checked, the others wait for their turn', () => {
  const book = resolved();
  jest.spyOn(book.ports.books, 'atOnce').mockReturnValueOnce(PLAYERS.length).mockReturnValue(1);
  book.work.until = 0;
  const calls = callsOf(book, () => unwrapReply(book.desk.deliverSome()));
  expect(calls.filter((call) => call === 'books.draw')).toHaveLength(1);
});
