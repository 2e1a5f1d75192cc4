// What others can read about early answers, players who have left, and mentions on Discord (ALL-11, ALL-14, ALL-15).
import { unwrapReply } from '../../src/commands/desk-calls';
import { bookTabs } from '../../src/rounds/outbox/book-tabs';
import { playerPage } from '../../src/rounds/page/view';
import { created, deliver, sessionOf, wake } from '../support/paper-game';
import { personOf } from '../support/paper-page';
import type { Paper } from '../support/paper-ports';

const HOUR = 3_600_000;

const ID = '123456789012345678';
const HOOK = 'https://discord.com/api/webhooks/';

/** A game whose first player has left, whose stages resolve early, and whose other players are mentioned on Discord. */
function evening(): { readonly book: Paper; readonly players: readonly string[] } {
  const [email, zone] = ['', ''];
  const contacts = Array.from({ length: 12 }, (_, at) => [email, `${HOOK}${at + 1}/own`, zone, ID] as const);
  const book = created({ game: 'black-garnet', contacts, webhook: `${HOOK}99/all` });
  const players = sessionOf(book).match.roster;
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 40 * HOUR }));
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: 30 }));
  const change = { kind: 'seat', player: players[0] ?? '', left: true } as const;
  unwrapReply(book.desk.applyChange({ change, reason: 'Moved away.', token: '' }));
  deliver(book);
  return { book, players };
}

/** Everything that this reader can see: books, page and posts, except those in others' channels. */
function readBy(book: Paper, player: string, channel: string): unknown {
  const session = sessionOf(book);
  const reader = personOf(book, player).id;
  return [
    bookTabs(session, undefined),
    bookTabs(session, reader),
    playerPage(session, reader),
    book.posts.filter(([address]) => address.includes('/99/all') || address.includes(channel)),
  ];
}

test('with all of this switched on, others can’t see whether or how often a player has answered', () => {
  const worlds = [0, 1, 2].map((times) => {
    const { book, players } = evening();
    for (let sent = 0; sent < times; sent += 1) {
      unwrapReply(book.desk.submitForPractice({ players: [players.at(-1) ?? ''] }));
    }
    unwrapReply(book.desk.getDesk());
    deliver(book);
    return readBy(book, players[1] ?? '', '/2/own');
  });
  expect(worlds[1]).toEqual(worlds[0]);
  expect(worlds[2]).toEqual(worlds[0]);
});

test('nobody learns that everyone has answered before the stage ends', () => {
  const worlds = [false, true].map((all) => {
    const { book, players } = evening();
    const others = players.slice(1);
    for (const player of all ? others : others.slice(0, -1)) {
      unwrapReply(book.desk.submitForPractice({ players: [player] }));
    }
    wake(book);
    unwrapReply(book.desk.getDesk());
    deliver(book);
    expect(sessionOf(book).record.pending.endsEarlyAt !== undefined).toBe(all);
    return readBy(book, others[0] ?? '', '/2/own');
  });
  expect(worlds[1]).toEqual(worlds[0]);
});
