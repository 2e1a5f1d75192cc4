// The built program resolves a stage automatically: undisturbed, killed at every change, and with each kind of call failing.
import { quietEvenings } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { gameView, openStage, SMALL } from '../support/host-game';
import { fire, goingOn, MINUTE, rows, sleep } from './deadline-game';
import { isRead } from './interrupted-action';

quietEvenings('own faults');

const PUBLIC = 'https://discord.com/api/webhooks/1/public';

/** A game whose deadline has just passed; no trigger has run since. */
function due(): TestHost {
  const test = goingOn({ ...SMALL, publicWebhook: PUBLIC });
  sleep(test, 8);
  test.clock.pass(11 * MINUTE);
  return test;
}

const textsOf = ({ requests }: TestHost): readonly string[] =>
  requests.map(({ url, payload = '' }) => `${url} ${payload}`);

test('killed after any change, or failing at a call of any kind, the round is resolved once and told once', () => {
  const start = due();
  const whole = copyOf(start);
  whole.host.faults.resetCounts();
  fire(whole);
  const calls = whole.host.faults.trace().map(({ name }) => name);
  expect(calls.length).toBeGreaterThan(20);
  for (const [index, name] of calls.entries()) {
    for (const how of ['kill', 'fail'] as const) {
      if (how === 'kill' ? isRead(name) : calls.indexOf(name) < index) continue;
      const test = copyOf(start);
      const nth = index + 1;
      if (how === 'kill') test.host.faults.kill('*', { nth, when: 'after' });
      else test.host.faults.fail('*', 'A server error occurred.', { nth });
      test.host.fireDue();
      test.host.faults.clear();
      sleep(test, 2);
      const at = [how, nth, name];
      expect([...at, openStage(test.desk).name, rows(test, 'resolved')]).toEqual([...at, 'round-2', 1]);
      // A post whose outcome is unknown is never retried automatically.
      expect([...at, new Set(textsOf(test)).size]).toEqual([...at, textsOf(test).length]);
      const left = gameView(test.desk).deliveries.filter(
        ({ kind, state }) => kind === 'book' && state !== 'done',
      );
      expect([...at, left]).toEqual([...at, []]);
    }
  }
});
