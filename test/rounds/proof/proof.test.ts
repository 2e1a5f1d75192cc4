// The proof accepts an untouched record.
import { GAMES } from '../../../src/games/catalogue';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { seedCommitment } from '../../../src/rounds/record/ledger';
import { prove } from '../../../src/rounds/proof/proof';
import { played, sessionOf } from '../../support/paper-game';

const book = played(5);
unwrapReply(book.desk.publishEverything());
const session = sessionOf(book);

test('an untouched record is accepted, and gives the game as a scenario', () => {
  const noted = { commitment: seedCommitment(session.record.setUp.seed), hash: session.last?.hash ?? '' };
  const proof = prove(unwrapReply(book.desk.exportFile({ what: 'record' })).content, noted, GAMES);
  expect(proof.holds).toBe(true);
  expect(proof.steps.join(' ')).toContain('Replaying 5 stages');
  expect(proof.steps.join(' ')).not.toContain('Not checked');
  expect(proof.scenario).toEqual(unwrapReply(book.desk.exportFile({ what: 'game' })).content);
});
