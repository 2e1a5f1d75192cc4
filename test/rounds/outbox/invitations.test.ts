// The invitation to answer has all that the player needs, and nobody else's links.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { publicLinks } from '../../../src/rounds/outbox/invitations';
import { findBook, personalLink } from '../../../src/rounds/record/game-files';
import { created, gameIn, PLAYERS, sessionOf } from '../../support/paper-game';
import { personOf } from '../../support/paper-page';

test('a player’s invitation has all that they need, and nobody else’s links', () => {
  const book = created({ contacts: [['', '', 'Asia/Tokyo']] });
  unwrapReply(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 1, 15) }));
  const session = sessionOf(book);
  const { record } = session;
  const own = findBook(record, personOf(book, 'Ann').id)?.url ?? '';
  const { book: url, rules } = publicLinks(session);
  expect(gameIn(book.desk).players[0]?.invitation.split('\n')).toEqual([
    'Hello Ann, you’re playing Soullinked. Round 1 is open.',
    'Deadline: Mon, 2 Mar 2026, 00:00 GMT+9',
    `Your form: ${personalLink(record, session.match.stage?.asks[0]?.form ?? '', personOf(book, 'Ann'), 'Ann')}`,
    `Your book: ${own}`,
    'The form and book are only for you. Don’t share the links.',
    `Public book: ${url}`,
    `Rules: ${rules}`,
  ]);
  for (const { name, invitation: text } of gameIn(book.desk).players) {
    for (const other of PLAYERS) {
      expect(text.includes(personOf(book, other).key)).toBe(name === other);
      expect(text.includes(findBook(record, personOf(book, other).id)?.url ?? '?')).toBe(name === other);
    }
  }
});
