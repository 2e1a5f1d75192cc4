// The built bundle at a deadline at which Google refuses single calls: the run of the alarm waits and tries again, whatever
// was refused; what it has done is never done twice; and where a whole run comes to nothing, others follow it.
import { quietEvenings } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { hostTab } from '../support/host-books';
import { openStage, SMALL } from '../support/host-game';
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
      /^Round 1 was to be resolved at .*Google refused for now\. .*Quota exceeded.* It’s tried again about /,
    );
  }
  test.clock.pass(6 * MINUTE);
  for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
  expect(test.clock.now() - began).toBeLessThan(HOUR);
});

test('refused for more than an hour: no alarm is set any more, the host is told, and the look every ten minutes goes on', () => {
  const test = due();
  test.host.conditions.runsTriggersOfTriggers = true;
  test.host.faults.fail('Sheets.Spreadsheets.batchUpdate', 'Quota exceeded.', { code: 429 });
  for (let minute = 0; minute < 70; minute += 5) {
    for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
    test.clock.pass(5 * MINUTE);
  }
  expect(alarms(test)).toEqual([]);
  test.host.faults.clear();
  sleep(test, 1);
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
});

test('a refusal at any call that sets the next alarm does not end them', () => {
  const test = due();
  const undisturbed = copyOf(test);
  const refuseReads = ({ host }: TestHost): void => host.faults.fail(READ, 'Quota exceeded.', { code: 429 });
  refuseReads(undisturbed);
  undisturbed.host.faults.resetCounts();
  ring(undisturbed);
  const names = undisturbed.host.faults.trace().map(({ name }) => name);
  const last = names.lastIndexOf(READ);
  const ending = names.slice(last).map((name, index) => ({
    name,
    nth: names.slice(0, last + index + 1).filter((other) => other === name).length,
  }));
  const lost = ending
    .filter(({ name }) => !/^(Utilities\.|Lock\.|Sheets\.)/.test(name))
    .filter(({ name, nth }) => {
      const one = copyOf(test);
      const rung = alarms(one)[0]?.id;
      refuseReads(one);
      one.host.faults.fail(name, 'We’re sorry, a server error occurred.', { nth });
      ring(one);
      one.host.faults.clear();
      return alarms(one).length !== 1 || alarms(one)[0]?.id === rung;
    });
  expect(ending.length).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});

test('books that are refused for a whole run wait, and the look every ten minutes tells them', () => {
  const test = due();
  test.host.faults.fail('Request.sheets.spreadsheets.batchUpdate', 'Quota exceeded.', { code: 429 });
  ring(test);
  // Looked at without a window, which would draw them itself.
  const marks = (): readonly unknown[] =>
    hostTab(test, 'Outbox')
      .filter(([, kind]) => String(kind).endsWith('-book'))
      .map(([, , , , mark, note]) => (note === '' ? mark : [mark, note]));
  expect(rows(test, 'resolved')).toBe(1);
  expect(marks()).toEqual(
    Array(SMALL.players + 1).fill([
      'waiting',
      expect.stringMatching(/^Writing a book: Google did not do it/),
    ]),
  );
  test.host.faults.clear();
  test.clock.pass(10 * MINUTE);
  for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
  expect([marks(), rows(test, 'resolved')]).toEqual([Array(SMALL.players + 1).fill('done'), 1]);
});
