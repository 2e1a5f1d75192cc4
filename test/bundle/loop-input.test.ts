// The host changes the response tab by hand.
import { unwrapReply } from '../../src/commands/desk-calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { addResponse, changeDimension, keyOf, PICK } from '../support/hand-edits';
import { responseTab } from '../support/host-books';
import { createdGame, openStage, SMALL } from '../support/host-game';

test('a blank row in the middle and rows deleted hide nothing', () => {
  const test = createdGame(SMALL);
  addResponse(test, { ...PICK, [KEY_TITLE]: keyOf(test, 'Aa') });
  const tab = responseTab(test.host);
  changeDimension(test, 'insertDimension', tab, 'ROWS', [1, 3]);
  addResponse(test, { Row: 1, Column: 1, 'Power card': 1, [KEY_TITLE]: keyOf(test, 'Bb') });
  expect(openStage(test.desk).waitingFor).toEqual(['Cc', 'Dd']);
  unwrapReply(test.desk.resolveRound({ stage: 'round-1', token: '' }));
  // The host deletes rows of a resolved round, so the next response uses those rows again.
  changeDimension(test, 'deleteDimension', tab, 'ROWS', [1, 5]);
  test.clock.pass(60_000);
  addResponse(test, { ...PICK, 'Power card': 2, [KEY_TITLE]: keyOf(test, 'Aa') });
  expect(openStage(test.desk).submissions).toMatchObject([{ fate: 'counts', player: 'Aa' }]);
});
