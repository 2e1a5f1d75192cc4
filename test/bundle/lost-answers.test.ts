// The built bundle after an older version was restored whose ledger is the same, but which lacks answers: the forms at
// Google still have them, and none is ignored, by a click or automatically.
import { given } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import type { TestHost } from '../support/host';
import { createdGame, gameView, openStage, refused } from '../support/host-game';
import { goOn, version } from '../support/older-version';
import { changeProperty } from './changed-book';
import { goingOn, rows, sleep } from './deadline-game';

/** Everyone has answered, and a version from before was restored. */
function older(): TestHost {
  const test = goingOn();
  test.clock.pass(60_000);
  const restore = version(test);
  given(test.desk.submitForPractice({ players: [] }));
  expect(openStage(test.desk).waitingFor).toEqual([]);
  test.clock.pass(60_000);
  restore();
  return test;
}

const missing = ({ desk }: TestHost): readonly string[] => {
  const past = given(desk.getPast({ stage: 'round-1' }));
  const counted = past.submissions.filter(({ fate }) => fate === 'counts').map(({ player }) => player);
  return past.asks.flatMap(({ players }) => players.filter((player) => !counted.includes(player)));
};

test('the host is told, and what the forms have counts once they go on', () => {
  const test = older();
  expect(refused(test.desk.resolveRound({ stage: 'round-1', token: '' })).code).toBe('rows-missing');
  // Automatically nothing is resolved either.
  sleep(test, 10);
  expect(rows(test, 'resolved')).toBe(0);
  const { asked } = goOn(test.desk);
  expect(asked.details?.join()).toContain('The forms still have what');
  expect(openStage(test.desk).waitingFor).toEqual([]);
  given(test.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(missing(test)).toEqual([]);
});

test('even if what was remembered is lost, a click asks the forms', () => {
  const test = older();
  changeProperty(test, 'known-rows', '');
  given(test.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(missing(test)).toEqual([]);
});

test('and so does the run at the deadline', () => {
  const test = older();
  changeProperty(test, 'known-rows', '');
  sleep(test, 10);
  expect(gameView(test.desk).stage?.name).toBe('round-2');
  expect(missing(test)).toEqual([]);
});

test('while everyone’s row is there, no form is asked', () => {
  const test = quietly('counted calls', () => createdGame());
  given(test.desk.submitForPractice({ players: [] }));
  test.host.faults.resetCounts();
  given(test.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(test.host.faults.count('Form.getResponses')).toBe(0);
});
