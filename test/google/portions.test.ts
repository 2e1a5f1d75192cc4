// Books of one click drawn by two calls at once, on the built add-on: each by one of them. Where something goes wrong, and that
// the books come out the same, is in the long run.
import { given } from '../../src/commands/desk-calls';
import {
  BOOKS,
  booksThat,
  callBeside,
  firstRound,
  GIVEN,
  isGiven,
  resolveBeside,
  writesOf,
} from '../support/calls-beside';

test('of two calls each draws half, and one that comes once all is over waits for nothing', () => {
  const test = firstRound();
  const { faults } = test.host;
  faults.resetCounts();
  given(resolveBeside(test));
  expect(writesOf(test)).toEqual([BOOKS - GIVEN, GIVEN]);
  expect([booksThat(test, 'done'), isGiven(test)]).toEqual([BOOKS, false]);
  faults.resetCounts();
  callBeside(test);
  expect([faults.count('Request.drive.files.get'), faults.count('Utilities.sleep')]).toEqual([GIVEN, 0]);
});
