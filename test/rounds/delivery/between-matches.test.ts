// Delivering while no match of a season is in the book: its books and messages go out then, each to its reader alone.
import { byHolder, holderOf } from '../../support/host-game';
import { given } from '../../../src/commands/desk-calls';
import type { DeliveryView } from '../../../src/rounds/reply/posts';
import type { OutgoingView } from '../../../src/rounds/host/desk/views';
import type { PlainTab } from '../../../src/games/frame/tabs';
import { findBook } from '../../../src/rounds/record/game-files';
import { filesOf } from '../../../src/rounds/session/readers';
import { betweenWarnings } from '../../../src/rounds/host/desk/game-warnings';
import { personOf } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';
import {
  PEOPLE,
  count,
  firstMatchOver,
  loaded,
  prepareAll,
  seasonIn,
  seasonStarted,
} from '../../support/paper-season';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';
const BOB = 'https://discord.com/api/webhooks/1/bob';
const FAY = 'https://discord.com/api/webhooks/1/fay';

const noContacts = { 'E-mail': '', 'Discord webhook': '', 'Time zone': '' };

/** A season whose first match was put away before it was told that it counts. */
const between = paperOnce(() => {
  const book = firstMatchOver(PEOPLE.map((name, at) => ({ name, purses: { garnets: 7001 + at } })));
  count(book);
  given(book.desk.archive({ reason: '' }));
  given(
    book.desk.saveContacts({
      zone: 'Europe/Berlin',
      webhook: PUBLIC,
      players: byHolder(book.desk, { Bob: { ...noContacts, 'Discord webhook': BOB } }),
    }),
  );
  return book;
});

function outgoing(book: Paper): OutgoingView {
  const view = given(book.desk.getDesk());
  if (view.phase !== 'between') throw new Error(`A match is in the book: ${view.phase}.`);
  return view.outgoing;
}

const deliveryOf = (book: Paper, title: string): DeliveryView | undefined =>
  outgoing(book).deliveries.find((delivery) => delivery.title === title);

function tabsIn(book: Paper, player = ''): readonly PlainTab[] {
  const session = loaded(book);
  if (session.kind === 'empty') throw new Error('The book is empty.');
  const reader = player === '' ? undefined : personOf(book, player).id;
  return book.books.get(findBook(filesOf(session), reader)?.id ?? '')?.tabs ?? [];
}

const textIn = (book: Paper, player = ''): string => JSON.stringify(tabsIn(book, player));

function prepare(book: Paper): void {
  prepareAll(book);
}

/** Posts what waits, from the host's window; gives the addresses with the texts. */
function post(book: Paper): readonly string[] {
  const { claim, posts } = given(book.desk.claimPosts());
  const outcomes = posts.map(({ id }) => ({ id, outcome: { kind: 'posted' } as const }));
  given(book.desk.reportPosts({ claim, outcomes }));
  return posts.map(({ address, body }) => `${address} ${body}`);
}

test('once a match is put away, books say so before the next one begins', () => {
  const book = between();
  expect(deliveryOf(book, 'Public book')?.state).toBe('waiting');
  given(book.desk.deliverSome());
  const { deliveries, zone, toPrepare } = outgoing(book);
  expect(deliveries.filter(({ kind, state }) => kind === 'book' && state !== 'done')).toEqual([]);
  expect([zone, toPrepare]).toEqual(['Europe/Berlin', []]);
  expect(tabsIn(book)[0]?.title).toBe('Season');
  expect(tabsIn(book).map(({ title }) => title)).toContain('4 · Result');
  expect(tabsIn(book, 'Ann').map(({ title }) => title)).toContain('4 · Your submissions');
});

test('a private change is told to its owner alone, in their book and channel, between matches', () => {
  const book = between();
  given(book.desk.deliverSome());
  post(book);
  const bonus = { changes: [{ player: 'Bob', purse: 'garnets', by: 1_000 }], reason: 'under a stone' };
  given(book.desk.changeStandings(bonus));
  given(book.desk.deliverSome());
  const posts = post(book);
  expect(posts.filter((text) => !text.startsWith(BOB))).toEqual([]);
  expect(posts.join()).toContain('under a stone');
  for (const reader of ['', ...PEOPLE]) {
    const text = textIn(book, reader);
    expect([reader, text.includes('under a stone')]).toEqual([reader, reader === 'Bob']);
    const read = PEOPLE.filter((_, at) => text.includes(String(7001 + at)));
    expect([reader, read]).toEqual([reader, PEOPLE.filter((name) => name === reader && name !== 'Bob')]);
  }
  expect(outgoing(book).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
});

test('a book that fails between matches says why, and is tried again or done by hand', () => {
  const book = between();
  const session = loaded(book);
  const id = session.kind === 'empty' ? '' : (findBook(filesOf(session), personOf(book, 'Ann').id)?.id ?? '');
  const anns = book.books.get(id);
  if (anns === undefined) throw new Error('Ann has no book.');
  anns.readers = { ...anns.readers, people: [{ email: 'x@example.com', permission: 'p' }] };
  given(book.desk.deliverSome());
  expect(deliveryOf(book, "Ann's book")).toMatchObject({
    state: 'paused',
    note: expect.stringContaining('x@example.com') as string,
  });
  const { id: delivery = '' } = deliveryOf(book, "Ann's book") ?? {};
  given(book.desk.settleDelivery({ id: delivery, was: 'paused', as: 'waiting' }));
  given(book.desk.deliverSome());
  expect(deliveryOf(book, "Ann's book")?.state).toBe('done');
});

test('a book that was deleted between matches is made again, and everyone is told its address', () => {
  const book = between();
  given(book.desk.deliverSome());
  const session = loaded(book);
  const file = session.kind === 'empty' ? undefined : findBook(filesOf(session), undefined);
  const before = book.books.get(file?.id ?? '');
  if (before === undefined) throw new Error('There is no public book.');
  before.gone = true;
  given(book.desk.saveContacts({ zone: 'Asia/Tokyo', webhook: PUBLIC, players: {} }));
  given(book.desk.deliverSome());
  expect(tabsIn(book)[0]?.title).toBe('Season');
  expect(outgoing(book).warnings.join()).toContain('The public book has been made again');
  expect(post(book).join()).toContain('new address');
});

test('a book that has had many matches says so before it is full', () => {
  const session = loaded(between());
  if (session.kind !== 'between') throw new Error('A match is in the book.');
  const after = (earlier: number): string =>
    betweenWarnings({ ...session, season: { ...session.season, earlier } }).join();
  expect(after(34)).toBe('');
  expect(after(35)).toContain('This book has had 36 matches.');
});

test('who plays on between matches gets a book of their own, and none of the messages for who did before', () => {
  const book = between();
  given(book.desk.deliverSome());
  post(book);
  given(book.desk.changeStandings({ changes: [{ player: 'Bob', tokens: 1 }], reason: 'for Bob alone' }));
  const contacts = { ...noContacts, 'Discord webhook': FAY };
  const bobs = personOf(book, 'Bob').id;
  given(book.desk.substitutePerson({ player: 'Bob', name: 'Fay', contacts, reason: 'Bob moved.' }));
  expect(outgoing(book).toPrepare).toEqual(["Make Fay's book"]);
  prepare(book);
  given(book.desk.deliverSome());
  const posts = post(book);
  expect(posts.filter((text) => text.startsWith(FAY))).toEqual([]);
  expect(posts.filter((text) => text.startsWith(PUBLIC)).join()).toContain(
    'Fay plays for Bob from episode 4 on.',
  );
  expect(posts.join()).not.toContain('Bob moved.');
  expect(textIn(book, 'Bob')).not.toContain('for Bob alone');
  expect(textIn(book, 'Bob')).toContain('7002');
  expect(outgoing(book)).toMatchObject({ toPrepare: [] });
  const session = loaded(book);
  if (session.kind !== 'between') throw new Error('A match is in the book.');
  // Bob keeps his book, with what everyone reads.
  const { tabs } = book.books.get(findBook(session.files, bobs)?.id ?? '') ?? {};
  expect(JSON.stringify(tabs)).toContain('Fay plays for Bob since episode 4.');
  expect(JSON.stringify(tabs)).not.toMatch(/for Bob alone|7002/);
});

test('a new book between matches is made at once, and shows the new link', () => {
  const book = between();
  given(book.desk.savePage({ address: 'https://script.google.com/macros/s/AKfy_page-1/exec' }));
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Bob'), newBook: true }));
  prepare(book);
  given(book.desk.deliverSome());
  const { page = '', book: url = '' } = seasonIn(book).people.find(({ name }) => name === 'Bob') ?? {};
  expect(url).not.toBe('');
  expect(textIn(book, 'Bob')).toContain(page);
  for (const reader of ['', 'Ann', 'Cy', 'Dee']) expect(textIn(book, reader)).not.toContain(page);
});

test('a season that begins in an empty book makes its books and tells of it, before any match', () => {
  const book = seasonStarted();
  expect(outgoing(book).toPrepare).toContain('Make the public book');
  prepare(book);
  given(book.desk.deliverSome());
  expect(outgoing(book).deliveries.map(({ state }) => state)).toEqual(
    ['public', ...PEOPLE].map(() => 'done'),
  );
  for (const reader of ['', ...PEOPLE]) expect(tabsIn(book, reader)[0]?.title).toBe('Season');
  given(book.desk.changeStandings({ changes: [{ player: 'Eve', joins: true }], reason: 'late' }));
  expect(outgoing(book).toPrepare).toEqual(["Make Eve's book"]);
});

test('an interrupted delivery between matches goes on where it stopped', () => {
  const book = between();
  book.together.books = 1;
  book.plant('books.draw', 'after');
  expect(() => book.desk.deliverSome()).toThrow();
  given(book.desk.deliverSome());
  expect(outgoing(book).deliveries.filter(({ kind, state }) => kind === 'book' && state !== 'done')).toEqual(
    [],
  );
});
