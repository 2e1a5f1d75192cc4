// The built bundle where triggers have vanished: each opening of the sidebar notices it, has them made again, once, and says
// so; where Google does not let them be made, nothing is promised.
import { given } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { createdGame, gameView, SMALL } from '../support/host-game';
import { HOUR, says } from './deadline-game';

/** A game that looks after its deadline, all of whose triggers are gone. */
function lost(what: 'close' | 'resolve'): TestHost {
  const test = copyOf(createdGame(SMALL));
  given(test.desk.setDeadline({ deadline: test.clock.now() + 8 * HOUR }));
  given(test.desk.setAtDeadline({ what, waitMinutes: 0 }));
  test.host.store.write('triggers', { version: 1, triggers: [] });
  return test;
}

const handlers = ({ host }: TestHost): readonly string[] =>
  host
    .triggers()
    .map(({ handler }) => handler)
    .sort();
const notices = ({ desk }: TestHost, refresh = false): string => {
  const view = given(desk.getDesk({ refresh }));
  return view.phase === 'playing' ? (view.play.stage?.notices.join(' ') ?? '') : '';
};

test.each(['close', 'resolve'] as const)('at “%s” both are made again at the next opening, once', (what) => {
  const test = lost(what);
  // A window that was open before looks every few seconds, and asks Google for no list.
  expect(notices(test, true)).not.toContain('made again');
  expect(handlers(test)).toEqual([]);
  const told = notices(test);
  expect(told).toMatch(/looks at the game every ten minutes was gone.* It was made again at /);
  expect(told).toMatch(/what became of what they sent was gone.* It was made again at /);
  const made = handlers(test).filter((handler) => handler !== 'onDeadlineTrigger');
  expect(made).toEqual(['onFormSubmitTrigger', 'onPeriodicTrigger']);
  expect(notices(test, true)).toContain('made again');
  gameView(test.desk);
  expect(handlers(test).filter((handler) => handler !== 'onDeadlineTrigger')).toEqual(made);
  test.clock.pass(2 * HOUR);
  gameView(test.desk);
  expect(notices(test, true)).not.toContain('made again');
});

test('where Google refuses to make them, the sidebar says so and promises nothing', () => {
  const test = quietly('own faults', () => lost('close'));
  test.host.faults.fail(/TriggerBuilder\.create$/, 'This script has too many triggers.');
  expect(notices(test)).toMatch(/is gone, and could not be made again\. .*too many triggers/);
  expect(says(test)).toMatch(/^Nothing happens automatically at the deadline/);
  test.host.faults.clear();
  expect(notices(test)).toContain('made again at');
  expect(says(test)).toBe('');
});

test('a game that counts on no trigger asks for none', () => {
  const test = quietly('counted calls', () => createdGame(SMALL));
  test.host.store.write('triggers', { version: 1, triggers: [] });
  given(test.desk.archive({ reason: 'enough' }));
  test.host.faults.resetCounts();
  given(test.desk.getDesk());
  expect(test.host.faults.count('ScriptApp.getProjectTriggers')).toBe(0);
});
