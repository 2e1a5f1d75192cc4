// If triggers are lost, opening the sidebar recreates them once and says so. If it can't, it promises nothing.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { coHostOf } from '../support/co-hosts';
import { copyOf, type TestHost } from '../support/host';
import { createdGame, gameView, SMALL } from '../support/host-game';
import { alarms, fire, goingOn, HOUR, MINUTE, says, sleep } from './deadline-game';

/** A game that closes or resolves stages at their deadline, but has lost all its triggers. */
function lost(what: 'close' | 'resolve'): TestHost {
  const test = copyOf(createdGame(SMALL));
  unwrapReply(test.desk.setDeadline({ deadline: test.clock.now() + 8 * HOUR }));
  unwrapReply(test.desk.setAtDeadline({ what, waitMinutes: 0 }));
  test.host.store.write('triggers', { version: 1, triggers: [] });
  return test;
}

const handlers = ({ host }: TestHost): readonly string[] =>
  host
    .triggers()
    .map(({ handler }) => handler)
    .sort();
const notices = ({ desk }: TestHost, refresh = false): string => {
  const view = unwrapReply(desk.getDesk({ refresh }));
  return view.phase === 'playing' ? (view.play.stage?.notices.join(' ') ?? '') : '';
};

test.each(['close', 'resolve'] as const)('at “%s” both are recreated at the next opening, once', (what) => {
  const test = lost(what);
  // A window that's already open doesn't check the list of triggers when it polls.
  expect(notices(test, true)).not.toContain('recreated');
  expect(handlers(test)).toEqual([]);
  const told = notices(test);
  expect(told).toMatch(/trigger that checks the game every ten minutes\. Round Keeper recreated it at /);
  expect(told).toMatch(/whether their answers count\. Round Keeper recreated it at /);
  const made = handlers(test).filter((handler) => handler !== 'onDeadlineTrigger');
  expect(made).toEqual(['onFormSubmitTrigger', 'onPeriodicTrigger']);
  expect(notices(test, true)).toContain('recreated');
  gameView(test.desk);
  expect(handlers(test).filter((handler) => handler !== 'onDeadlineTrigger')).toEqual(made);
  sleep(test, 2);
  gameView(test.desk);
  expect(notices(test, true)).not.toContain('recreated');
});

test('where Google refuses to make them, the sidebar says so and promises nothing', () => {
  const test = quietly('own faults', () => lost('close'));
  test.host.faults.fail(/TriggerBuilder\.create$/, 'This script has too many triggers.');
  expect(notices(test)).toMatch(/isn’t running .* couldn’t recreate it\. .*too many triggers/);
  expect(says(test)).toMatch(/^Nothing will happen automatically at the deadline/);
  test.host.faults.clear();
  expect(notices(test)).toContain('recreated it at');
  expect(says(test)).toBe('');
});

test('an alarm that the book has forgotten goes once it has fired', () => {
  const test = goingOn();
  const [alarm] = alarms(test).map(({ id }) => id);
  test.host.store.write('properties', {});
  test.clock.pass(9 * HOUR);
  fire(test);
  expect(alarms(test).map(({ id }) => id)).not.toContain(alarm);
});

test('triggers that Google lists and never runs are recreated once, and nothing is promised until one has run', () => {
  const test = quietly('counted calls', goingOn);
  const ids = (): readonly (readonly string[])[] =>
    test.host.triggers().map(({ handler, id }) => [handler, id]);
  const coHost = coHostOf(test);
  const before = ids();
  test.clock.pass(9 * HOUR);
  unwrapReply(coHost.getDesk());
  expect(ids()).toEqual(before);
  expect(notices(test)).toMatch(/checks the game every ten minutes\. Round Keeper recreated it at /);
  const made = ids();
  for (const one of before) expect(made).not.toContainEqual(one);
  expect(handlers(test)).toEqual(['onDeadlineTrigger', 'onFormSubmitTrigger', 'onPeriodicTrigger']);
  expect(says(test)).toMatch(
    /^Round 1 should have been resolved at .+, 21:10 .+ Resolve the round yourself\. .*90 minutes of automatic runs/,
  );
  test.clock.pass(20 * MINUTE);
  unwrapReply(test.desk.getDesk());
  expect(ids()).toContainEqual(made.find(([handler]) => handler === 'onPeriodicTrigger'));
  expect(says(test)).toMatch(/^Round 1 should have been resolved at /);
  fire(test);
  expect(says(test)).toMatch(/^Round 2 will be resolved automatically at about /);
  const disabled = ids();
  const triggers = test.host.triggers().map((trigger) => ({ ...trigger, disabled: true }));
  test.host.store.write('triggers', { version: 1, triggers });
  unwrapReply(test.desk.getDesk());
  expect(ids()).toHaveLength(3);
  for (const one of disabled.filter(([handler]) => handler !== 'onDeadlineTrigger'))
    expect(ids()).not.toContainEqual(one);
});
