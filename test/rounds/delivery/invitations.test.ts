// The call to submit: one for everyone, one with their own link for each player who is asked.
import { given } from '../../../src/commands/desk-calls';
import { invitations } from '../../../src/rounds/delivery/invitations';
import { created, drafted, played, PLAYERS, sessionOf } from '../../support/paper-game';

test('everyone is told the stage and until when, each player their own link', () => {
  const book = created();
  const [everyone, ...own] = invitations(sessionOf(book));
  expect(everyone).toEqual({ to: 'Everyone', text: '**Soullinked: Round 1** is open.' });
  expect(own.map(({ to }) => to)).toEqual(PLAYERS);
  expect(new Set(own.map(({ text }) => text)).size).toBe(PLAYERS.length);
  given(book.desk.setDeadline({ deadline: 1_800_000_000_000 }));
  expect(invitations(sessionOf(book))[0]?.text).toContain('until <t:1800000000:F> (<t:1800000000:R>)');
});

test('nobody is sent a link before the form is made, and nothing once the game is over', () => {
  const book = drafted();
  given(book.desk.createGame());
  expect(invitations(sessionOf(book)).map(({ to }) => to)).toEqual(['Everyone']);
  expect(invitations(sessionOf(played(5)))).toEqual([]);
});
