// The fate of players who send nothing: in the words of the stage that is open.
import { given } from '../../../../src/commands/desk-calls';
import { created, played, sessionOf, stageIn } from '../../../support/paper-game';

test('the host reads what it is in this stage, of whom it is true', () => {
  const pairs = created();
  expect(stageIn(pairs.desk).without).toEqual(['Their pairs claim nothing, and their cards stay in hand.']);
  given(pairs.desk.submitForPractice({ players: [] }));
  expect(stageIn(pairs.desk).without).toEqual([]);
  const [photos, plans] = stageIn(created({ game: 'pokemon-snap' }).desk).without;
  expect(photos).toMatch(/: They (do nothing|take no photo today)\.$/);
  expect(plans).toMatch(/: They (do nothing|take no photo today)\.$/);
  expect(photos).not.toBe(plans);
});

test('what is the same for the players of several forms is said once, of all', () => {
  const book = played(2, { game: 'black-garnet' });
  expect(sessionOf(book).match.stage?.asks.length).toBeGreaterThan(1);
  expect(stageIn(book.desk).without).toEqual(['They challenge nobody and buy nothing.']);
});
