// Judging answers while the host's entries don't fit.
import { missingPlayers } from '../../../src/rounds/session/judge';
import { sessionOf, submitted } from '../../support/paper-game';

test('host facts that do not fit hide no submission', () => {
  const session = sessionOf(submitted());
  const junk = { ...session, inputs: { ...session.inputs, hostFacts: { no: 'such fact' } } };
  expect(missingPlayers(junk)).toEqual([]);
});
