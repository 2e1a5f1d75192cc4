// Executions that go on at the same time: each begins when the test's clock says, though here the one before has
// already run to its end.
import { HandClock } from '../src/clock';
import type { Host } from '../src/host';
import { hostOf, removeFolders } from './helpers';

afterAll(removeFolders);

const START = Date.parse('2026-03-01T12:00:00Z');
const script = `
  function hold(ms) {
    const got = LockService.getScriptLock().tryLock(1500);
    if (got) Utilities.sleep(ms);
    return got;
  }
  function free() { LockService.getScriptLock().tryLock(1500); LockService.getScriptLock().releaseLock(); Utilities.sleep(5000); }
  function late(before, ms) { Utilities.sleep(before); return hold(ms); }
  function work(ms) { Utilities.sleep(ms); }`;

function beside(): {
  readonly at: (ms: number, name: string, ...args: number[]) => unknown;
  readonly now: () => number;
  readonly host: Host;
} {
  const clock = new HandClock(START);
  const host = hostOf(script, { clock });
  host.conditions.loadMs = 0;
  return {
    at: (ms, name, ...args) => {
      clock.set(START + ms);
      return host.call(name, args);
    },
    now: () => clock.now() - START,
    host,
  };
}

test('a lock is held until its execution ends by the clock', () => {
  const { at, now } = beside();
  expect(at(0, 'hold', 4000)).toBe(true);
  // It waits as long as it may, but does not get the lock.
  expect(at(1000, 'hold', 0)).toBe(false);
  expect(now()).toBe(2500);
  // Here it waits until the lock is given back.
  expect(at(3000, 'hold', 100)).toBe(true);
  expect(now()).toBe(4100);
  expect(at(9000, 'hold', 0)).toBe(true);
  expect(now()).toBe(9000);
});

test('a lock is free before somebody who began earlier takes it, and they wait for whoever takes it then', () => {
  const { at, now, host } = beside();
  const latest = (): number => host.faults.trace().at(-1)?.execution ?? NaN;
  at(0, 'late', 4000, 500);
  const slow = latest();
  expect(at(1000, 'hold', 500)).toBe(true);
  expect(now()).toBe(1500);
  expect(host.lateBy(slow)).toBe(0);
  // From 3800 to 4300, so that the slow one takes it at 4300 only, and gives it back at 4800.
  expect(at(3800, 'hold', 500)).toBe(true);
  expect(host.lateBy(slow)).toBe(300);
  expect(host.lateBy(latest())).toBe(0);
  expect(at(4100, 'hold', 100)).toBe(true);
  expect(now()).toBe(4900);
});

test('where many wait for a lock, Google does not say if it is free', () => {
  const { at } = beside();
  at(0, 'hold', 60_000);
  for (let waiting = 0; waiting < 10; waiting += 1) expect(at(waiting, 'hold', 0)).toBe(false);
  expect(() => at(10, 'hold', 0)).toThrow('too many LockService operations');
  expect(at(5000, 'hold', 0)).toBe(false);
});

test('more than thirty executions of a user at once are refused', () => {
  const { at } = beside();
  for (let running = 0; running < 30; running += 1) at(running, 'work', 1000);
  expect(() => at(999, 'work', 1000)).toThrow('too many scripts running simultaneously');
  at(1000, 'work', 1000);
  expect(() => at(1000, 'work', 1000)).toThrow('too many scripts');
  at(3000, 'work', 1000);
});
