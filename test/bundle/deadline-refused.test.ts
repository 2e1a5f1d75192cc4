// The built bundle at a deadline at which Google refuses single calls: the run of the alarm waits and tries again, whatever
// was refused; what it has done is never done twice; and where a whole run comes to nothing, others follow it.
import { given } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openStage } from '../support/host-game';
import { alarms, HOUR, MINUTE, rows, says, sleep } from './deadline-game';
import { due, REFUSALS, refusedAtEachCall, ring } from './refused-run';

quietEvenings('own faults');

test('a refusal that passes, at a call of each kind: told within three minutes, once', () => {
  const refusals = REFUSALS.map(([, refusal]) => refusal);
  expect(refusedAtEachCall((index) => refusals[index % refusals.length] ?? { message: '' })).toEqual([]);
});

const READ = 'Sheets.Spreadsheets.Values.batchGetByDataFilter';

test.each([true, false])('refused for a whole run, where Google runs what it sets: %p', (runs) => {
  const test = due();
  test.host.conditions.runsTriggersOfTriggers = runs;
  test.host.faults.fail(READ, 'Quota exceeded.', { code: 429 });
  ring(test);
  expect(rows(test, 'resolved')).toBe(0);
  expect(alarms(test)).toHaveLength(1);
  const began = test.clock.now();
  for (let minute = 0; minute < 20; minute += 1) {
    test.clock.pass(MINUTE);
    for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
    expect(alarms(test)).toHaveLength(1);
  }
  test.host.faults.clear();
  if (!runs) {
    // An open sidebar sets one that is run, and says what it waits for.
    expect(says(test)).toMatch(
      /^Round 1 was to be resolved by itself at .*Google refused it for the time being\. .*Quota exceeded.* It is tried again by itself mostly within a minute or two of /,
    );
  }
  test.clock.pass(6 * MINUTE);
  for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
  expect(test.clock.now() - began).toBeLessThan(HOUR);
});

test('refused for more than an hour: no alarm is set any more, the host is told, and the hourly look goes on', () => {
  const test = due();
  test.host.conditions.runsTriggersOfTriggers = true;
  test.host.faults.fail('Sheets.Spreadsheets.batchUpdate', 'Quota exceeded.', { code: 429 });
  for (let minute = 0; minute < 70; minute += 1) {
    for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
    test.clock.pass(MINUTE);
  }
  expect(alarms(test)).toEqual([]);
  test.host.faults.clear();
  sleep(test, 1);
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
});

test('what cannot pass is tried once', () => {
  const test = due();
  test.host.faults.fail(READ, 'The caller does not have permission', { code: 403 });
  const began = test.clock.now();
  ring(test);
  expect(test.clock.now() - began).toBeLessThan(MINUTE);
  expect(alarms(test)).toEqual([]);
  test.host.faults.clear();
  given(test.desk.getDesk());
});
