// The built program at a deadline that resolves automatically: triggers that run early, late, twice or never.
import type { Trigger } from 'apps-script-stand-in/triggers';
import { unwrapReply } from '../../src/commands/desk-calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { quietly } from '../support/evening';
import type { TestHost } from '../support/host';
import { addResponse, keyOf, PICK } from '../support/hand-edits';
import { hostTab, responseTab, type } from '../support/host-books';
import { gameView, openStage } from '../support/host-game';
import { alarms, fire, goingOn, HOUR, MINUTE, rows, says, sleep, toHost } from './deadline-game';

test('resolves on time whoever is missing, tells everyone, and opens the next stage with its planned deadline', () => {
  const test = quietly('counted calls', goingOn);
  const [alarm] = alarms(test);
  // After the deadline, the program waits for answers that are still arriving, plus a margin because triggers can run early.
  expect(alarm?.next).toBe((openStage(test.desk).deadline ?? 0) + 10 * MINUTE + 20_000);
  expect(says(test)).toMatch(/^Round 1 will be resolved automatically at about Sun, 1 Mar 2026, 21:10/);
  test.clock.set((alarm?.next ?? 0) - 5001);
  fire(test);
  expect(openStage(test.desk).name).toBe('round-1');
  test.clock.pass(5001);
  test.host.faults.resetCounts();
  fire(test);
  // The run set the next stage's alarm, but Google may not run a trigger that a trigger created.
  expect(test.host.faults.count('ClockTriggerBuilder.create')).toBe(1);
  expect(alarms(test).map(({ next }) => next)).toEqual([null]);
  const { stage, deliveries, toPrepare } = gameView(test.desk);
  expect([stage?.name, rows(test, 'resolved'), rows(test, 'by-itself')]).toEqual(['round-2', 1, 1]);
  expect(stage?.deadline).toBeGreaterThan(test.clock.now());
  expect(deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(toPrepare).toEqual([]);
  expect(toHost(test)).toEqual([
    expect.stringMatching(
      /^\*\*Round 1\*\* was resolved automatically\. Round 2 is open until <t:\d+:F> \(<t:\d+:R>\)\.$/,
    ),
  ]);
  // A trigger's run has no active user, so the ledger has the account that created the trigger.
  const signers = hostTab(test, 'Ledger').filter(
    (cells) => cells[4] === 'resolved' || cells[4] === 'by-itself',
  );
  expect(signers.map((cells) => cells.includes('host@example.com'))).toEqual([true, true]);
  // The alarm that ran is deleted. Opening a sidebar replaces the alarm that the run set.
  expect(alarms(test).map(({ next }) => next)).toEqual([(stage?.deadline ?? 0) + 10 * MINUTE + 20_000]);
});

test.each([
  // Minutes after the deadline. For the first ten, the program waits for late rows.
  ['runs what a run has set', true, 11],
  ['runs only what a window has set', false, 20],
])('with no window open, where Google %s, rounds keep their hour', (_, runs, atMost) => {
  const test = goingOn();
  test.host.conditions.runsTriggersOfTriggers = runs;
  let end = openStage(test.desk).deadline ?? 0;
  for (let round = 1; round <= 3; round += 1) {
    test.clock.set(end);
    while (rows(test, 'resolved') < round) {
      test.clock.pass(MINUTE);
      fire(test);
    }
    expect(test.clock.now() - end).toBeLessThan((atMost + 1) * MINUTE);
    // Read the ledger directly, because opening a window would set the alarm.
    const text = hostTab(test, 'Ledger')
      .flatMap((cells) => (cells[4] === 'deadline' ? cells.join(' ') : []))
      .at(-1);
    end += 24 * HOUR;
    expect(text).toContain(`"deadline":${end}`);
  }
});

test('early, twice, or for a deadline that has moved, it does nothing', () => {
  const test = quietly('own faults', goingOn);
  const before = JSON.stringify(hostTab(test, 'Ledger'));
  const [early] = alarms(test);
  if (early === undefined) throw new Error('There is no alarm.');
  expect(test.host.fire(early).error).toBeUndefined();
  expect(JSON.stringify(hostTab(test, 'Ledger'))).toBe(before);
  expect(alarms(test)).toEqual([]);
  // An open sidebar sets the alarm again.
  unwrapReply(test.desk.getDesk());
  expect(alarms(test)).toHaveLength(1);
  // Move the deadline while Google fails to delete the old alarm.
  unwrapReply(test.desk.setDeadline({ deadline: test.clock.now() + 9 * HOUR }));
  const [old] = alarms(test);
  test.host.faults.deny('ScriptApp.deleteTrigger');
  unwrapReply(test.desk.setDeadline({ deadline: test.clock.now() + 20 * HOUR }));
  test.host.faults.clear();
  test.clock.pass(10 * HOUR);
  sleep(test, 2);
  // The old alarm ran once and was deleted.
  expect(alarms(test).map(({ id }) => id)).not.toContain(old?.id);
  expect(openStage(test.desk).name).toBe('round-1');
  test.clock.pass(8 * HOUR);
  sleep(test, 1);
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
  for (const trigger of test.host.triggers()) test.host.fire(trigger);
  expect(rows(test, 'resolved')).toBe(1);
});

test('an alarm that a window set stays when everyone has answered, and when an answer is missing again', () => {
  const test = quietly('counted calls', goingOn);
  unwrapReply(test.desk.setAtDeadline({ what: 'resolve', waitMinutes: 10, early: 60 }));
  const set = alarms(test);
  for (const [index, player] of ['Aa', 'Bb', 'Cc', 'Dd'].entries()) {
    const at = 2 - (index % 2);
    addResponse(test, { ...PICK, Row: at, Column: at, [KEY_TITLE]: keyOf(test, player) });
  }
  for (const noted of [1, 2]) {
    test.clock.pass(10 * MINUTE);
    fire(test);
    expect([rows(test, 'everyone-in'), alarms(test)]).toEqual([noted, set]);
    type(test.host, `'${responseTab(test.host)}'!C2`, '99');
  }
});

test.each([
  ['late', (test: TestHost) => test.clock.pass(3 * HOUR)],
  ['missing', (test: TestHost) => keepOnly(test, (trigger) => trigger.handler !== 'onDeadlineTrigger')],
])('%s, it is done once all the same', (_, happens) => {
  const test = goingOn();
  test.clock.pass(8 * HOUR);
  happens(test);
  sleep(test, 2);
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
  expect(openStage(test.desk).deadline).toBeGreaterThan(test.clock.now());
});

function keepOnly(test: TestHost, kept: (trigger: Trigger) => boolean): void {
  test.host.store.write('triggers', { version: 1, triggers: test.host.triggers().filter(kept) });
}

test('a click at the same moment and the run resolve once', () => {
  const test = quietly('own faults', goingOn);
  test.clock.pass(8 * HOUR + 11 * MINUTE);
  const run = (): void => fire(test);
  test.host.faults.plant({ on: 'Sheets.Spreadsheets.batchUpdate', nth: 1, action: { do: 'run', run } });
  unwrapReply(test.desk.resolveRound({ stage: 'round-1', token: '' }));
  sleep(test, 1);
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
});
