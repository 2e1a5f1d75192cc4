// A game whose players send their forms in, and the run that the trigger on it makes.
import { quietly } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { allCells, hostContents } from '../support/host-books';
import { answerForm, createdGame, deliverAll, SMALL } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { sampled } from '../support/sample';
import { isRead, newKinds } from './interrupted-action';

export const HANDLER = 'onFormSubmitTrigger';

/** A round with everything delivered. */
export function round(): TestHost {
  return madeOnce('a round delivered', () => {
    const test = createdGame(SMALL);
    deliverAll(test.desk);
    return test;
  });
}

/** A player sends in their form by its link; Heaven plays even rows and columns, and Aa is in Heaven. */
export function send(test: TestHost, row: string, name = 'Aa', column = row): void {
  test.clock.pass(60_000);
  answerForm(test, name, { Row: row, Column: column, 'Power card': '3' });
}

/** Every cell of the host book. */
export const game = (test: TestHost): string => JSON.stringify(allCells(test, test.host.bookId ?? ''));

/** Makes the trigger's run; false where it was killed or a call failed. */
function runs({ host }: TestHost): boolean {
  try {
    host.call(HANDLER, [], { withUi: false });
    return true;
  } catch (error) {
    expect(String(error)).toMatch(/killed|server error/);
    return false;
  } finally {
    host.faults.clear();
  }
}

/**
 * Kills the run after each of its changes, and lets the first call of each kind fail: the game stays untouched, and the next
 * run finishes. In `npm test` it is killed after the first change of each kind, and calls fail in one run after another.
 */
export function disturbRun(): void {
  const start = quietly('own faults', round);
  send(start, '2');
  const before = game(start);
  const whole = copyOf(start);
  whole.host.faults.resetCounts();
  whole.host.call(HANDLER, [], { withUi: false });
  const calls = whole.host.faults.trace().map(({ name }) => name);
  expect(calls.length).toBeGreaterThan(10);
  const contents = hostContents(whole);
  const changes = calls.flatMap((name, index) => (isRead(name) ? [] : [index + 1]));
  const isFirst = (nth: number): boolean => calls.indexOf(calls[nth - 1] ?? '') === nth - 1;
  const finish = (test: TestHost, after: unknown): void => {
    expect(runs(test)).toBe(true);
    expect([after, hostContents(test)]).toEqual([after, contents]);
  };
  for (const nth of sampled(changes, changes.filter(isFirst))) {
    const test = copyOf(start);
    test.host.faults.kill('*', { nth, when: 'after' });
    expect([nth, runs(test), game(test)]).toEqual([nth, false, before]);
    finish(test, nth);
  }
  const names = [...new Set(calls)];
  const kinds = newKinds()(calls).map((nth) => calls[nth - 1] ?? '');
  const apart = sampled(names, []);
  let test = copyOf(start);
  for (const name of sampled(names, kinds)) {
    test.host.faults.resetCounts();
    test.host.faults.fail(name, 'A server error occurred.', { nth: 1 });
    const isDone = runs(test);
    expect([name, test.host.faults.count(name) > 0, game(test)]).toEqual([name, true, before]);
    if (!isDone && !apart.includes(name)) continue;
    finish(test, name);
    test = copyOf(start);
  }
  finish(test, 'the last');
}
