// A minimal test that test/support/README.md quotes: one click adds one row to the ledger.
import { unwrapReply } from '../../src/commands/desk-calls';
import { kindsOf, stageIn, submitted } from '../support/paper-game';

test('resolving a stage adds one row to the ledger', () => {
  const book = submitted();
  const before = kindsOf(book);
  unwrapReply(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  expect(kindsOf(book)).toEqual([...before, 'resolved']);
});
