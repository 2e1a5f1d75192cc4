// The call to submit: one for everyone, one with their own link for each player who is asked; and reminders.
import { given } from '../../../src/commands/desk-calls';
import { publicLinks } from '../../../src/rounds/outbox/invitations';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { findBook, personalLink } from '../../../src/rounds/record/game-files';
import { created, gameIn, PLAYERS, sessionOf, stageIn } from '../../support/paper-game';
import { personOf } from '../../support/paper-page';

test('a player’s invitation has all that they need, and nobody else’s links', () => {
  const book = created({ contacts: [['', '', 'Asia/Tokyo']] });
  given(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 1, 15) }));
  const session = sessionOf(book);
  const { record } = session;
  const own = findBook(record, personOf(book, 'Ann').id)?.url ?? '';
  const { book: url, rules } = publicLinks(session);
  expect(gameIn(book.desk).players[0]?.invitation.split('\n')).toEqual([
    'Hello Ann, you play Soullinked. Round 1 is open.',
    'Deadline: Mon, 2 Mar 2026, 00:00 GMT+9',
    `Your form: ${personalLink(record, session.match.stage?.asks[0]?.form ?? '', personOf(book, 'Ann'), 'Ann')}`,
    `Your book: ${own}`,
    'Form and book are yours alone: give their links to nobody.',
    `For everyone: ${url}`,
    `Rules: ${rules}`,
  ]);
  for (const { name, invitation: text } of gameIn(book.desk).players) {
    for (const other of PLAYERS) {
      expect(text.includes(personOf(book, other).key)).toBe(name === other);
      expect(text.includes(findBook(record, personOf(book, other).id)?.url ?? '?')).toBe(name === other);
    }
  }
});

test('only who is missing at that moment is reminded, with the reason where something was refused', () => {
  const book = created();
  given(book.desk.setDeadline({ deadline: null }));
  given(book.desk.submitForPractice({ players: ['Ann', 'Dee'] }));
  const key = personOf(book, 'Bob').key;
  book.land('Form', { [KEY_TITLE]: key, Row: 2, Column: 2, 'Power card': 3 });
  const { reminders } = stageIn(book.desk);
  expect(reminders.map(({ to }) => to)).toEqual([{ player: 'Bob' }, { player: 'Cy' }]);
  expect(reminders[0]?.text).toMatch(/counts yet\.\nWhat you sent last does not count: .*odd/);
  expect(reminders[1]?.text).toMatch(/counts yet\.\nYour form is /);
  given(book.desk.submitForPractice({ players: [] }));
  expect(stageIn(book.desk).reminders).toEqual([]);
});
