// The evening of a test: Google refuses single calls and counts the minute, unless the test says why not.
import { given } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { playStage, practiceGame, SMALL } from '../support/host-game';

/** Plays a round without letting time pass; gives the calls that were refused, by name. */
function played(test: TestHost): readonly string[] {
  practiceGame(test, SMALL);
  expect(playStage(test.desk).stage?.name).toBe('round-2');
  return test.host.faults
    .trace()
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name }) => name);
}

test('a round is played through refusals, and their waits pass on the test’s clock', () => {
  const test = openTestHost();
  const began = test.clock.now();
  expect(played(test).length).toBeGreaterThan(3);
  expect(test.clock.now()).toBeGreaterThan(began);
});

test('seventy looks in no time are too many for a minute, and a window waits', () => {
  const test = openTestHost();
  const began = test.clock.now();
  for (let looks = 0; looks < 70; looks += 1) given(test.desk.getDesk());
  expect(test.clock.now() - began).toBeGreaterThanOrEqual(60_000);
});

test('a quiet one refuses nothing, and says why', () => {
  const test = quietly('counted calls', openTestHost);
  expect([played(test), test.quiet]).toEqual([[], 'counted calls']);
});
