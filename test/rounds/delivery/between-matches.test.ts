// Deliveries between a season's matches: books and messages reach only their readers.
import { byHolder } from '../../support/host-game';
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { OutgoingView } from '../../../src/rounds/host/desk/views';
import { postWaiting } from '../../support/paper-game';
import { bookOf, titlesIn } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';
import { PEOPLE, count, firstMatchOver } from '../../support/paper-season';

const PUBLIC = 'https://discord.com/api/webhooks/1/public';
const BOB = 'https://discord.com/api/webhooks/1/bob';
const noContacts = { 'E-mail': '', 'Discord webhook': '', 'Time zone': '' };

/** A season whose first match was archived before its count was announced. */
const between = paperOnce(() => {
  const book = firstMatchOver(PEOPLE.map((name, at) => ({ name, purses: { garnets: 7001 + at } })));
  count(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  unwrapReply(
    book.desk.saveContacts({
      zone: 'Europe/Berlin',
      webhook: PUBLIC,
      players: byHolder(book.desk, { Bob: { ...noContacts, 'Discord webhook': BOB } }),
    }),
  );
  return book;
});

function outgoing(book: Paper): OutgoingView {
  const view = unwrapReply(book.desk.getDesk());
  if (view.phase !== 'between') throw new Error(`A match is in the book: ${view.phase}.`);
  return view.outgoing;
}

const textIn = (book: Paper, player = ''): string => JSON.stringify(bookOf(book, player).tabs);

/** Posts the waiting messages; returns addresses and texts. */
const post = (book: Paper): readonly string[] =>
  postWaiting(book).map(({ address, body }) => `${address} ${body}`);

test('between matches, only the owner learns of a private change, in their book and channel', () => {
  const book = between();
  unwrapReply(book.desk.deliverSome());
  post(book);
  const bonus = { changes: [{ player: 'Bob', purse: 'garnets', by: 1_000 }], reason: 'under a stone' };
  unwrapReply(book.desk.changeStandings(bonus));
  unwrapReply(book.desk.deliverSome());
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

test('a book deleted between matches is recreated, and everyone is told its address', () => {
  const book = between();
  unwrapReply(book.desk.deliverSome());
  bookOf(book).gone = true;
  unwrapReply(book.desk.saveContacts({ zone: 'Asia/Tokyo', webhook: PUBLIC, players: {} }));
  unwrapReply(book.desk.deliverSome());
  expect(titlesIn(book)[0]).toBe('Season');
  expect(outgoing(book).warnings.join()).toContain('The public book was recreated');
  expect(post(book).join()).toContain('new address');
});
