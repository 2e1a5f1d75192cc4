// Judging the open stage: players who are in and players still missing, also while the host's facts do not fit.
import { given } from '../../../src/commands/desk-calls';
import { fatesNow, missingNow } from '../../../src/rounds/session/judge';
import { created, played, PLAYERS, sessionOf, submitted } from '../../support/paper-game';

test('everybody is missing, then nobody', () => {
  expect(missingNow(sessionOf(created()))).toEqual(PLAYERS);
  const session = sessionOf(submitted());
  expect(missingNow(session)).toEqual([]);
  expect(fatesNow(session).map(({ fate }) => fate.kind)).toEqual(PLAYERS.map(() => 'counted'));
});

test('a later submission replaces an earlier one', () => {
  const book = submitted();
  book.pass(60_000);
  given(book.desk.submitForPractice({ players: ['Ann'] }));
  const fates = fatesNow(sessionOf(book)).filter(({ player }) => player === 'Ann');
  expect(fates.map(({ fate }) => fate.kind)).toEqual(['replaced', 'counted']);
});

test('host facts that do not fit hide no submission', () => {
  const session = sessionOf(submitted());
  const junk = { ...session, inputs: { ...session.inputs, hostFacts: { no: 'such fact' } } };
  expect(missingNow(junk)).toEqual([]);
});

test('once the game is over nobody is missing', () => {
  expect(missingNow(sessionOf(played(5)))).toEqual([]);
});
