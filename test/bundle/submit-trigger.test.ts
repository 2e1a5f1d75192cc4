// When a form is submitted, the sender's book is updated soon. Without the trigger, the game has the same results.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { allCells, bookTabs, hostContents } from '../support/host-books';
import { answerForm, bookOf, create, createdGame, deliverAll, draft, SMALL } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { sampled } from '../support/sample';
import { isRead, newKinds } from './interrupted-action';

const HANDLER = 'onFormSubmitTrigger';

/** A game with everything delivered. */
function round(): TestHost {
  return madeOnce('a round delivered', () => {
    const test = createdGame(SMALL);
    deliverAll(test.desk);
    return test;
  });
}

function send(test: TestHost): void {
  test.clock.pass(60_000);
  answerForm(test, 'Aa', { Row: '2', Column: '2', 'Power card': '3' });
}

const game = (test: TestHost): string => JSON.stringify(allCells(test, test.host.bookId ?? ''));

/** Runs the trigger. Returns false if the run was killed or a call failed. */
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

/** Runs the triggers that are due; returns the errors of their runs. */
const fire = ({ host }: TestHost): readonly (string | undefined)[] =>
  host.fireDue().map(({ error }) => error?.message);

// The long run kills the trigger after every change, and lets each call fail on a separate host.
test('killed after a change, or failing at a call, of any kind, the game is untouched and the next run finishes', () => {
  const start = quietly('own faults', round);
  send(start);
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
});

test('a row that comes late is answered when it is there, and an event that comes twice writes once', () => {
  const test = quietly('counted calls', round);
  test.host.conditions.rowLagMs = 5000;
  test.host.conditions.submitFires = 2;
  send(test);
  expect(fire(test)).toEqual([]);
  test.clock.pass(6000);
  test.host.faults.resetCounts();
  expect(fire(test)).toEqual([undefined, undefined]);
  const { Now } = bookTabs(test.host, bookOf(test, 'Aa'));
  expect(JSON.stringify(Now)).toContain('Counts so far.');
  expect(test.host.faults.count('Sheets.Spreadsheets.batchUpdate')).toBe(1);
});

test('the trigger goes with the game, and the next game gets another', () => {
  const test = copyOf(createdGame(SMALL));
  const there = (): boolean => test.host.triggers().some(({ handler }) => handler === HANDLER);
  unwrapReply(test.desk.archive({ reason: 'enough' }));
  expect(there()).toBe(false);
  draft(test, SMALL);
  create(test);
  expect(there()).toBe(true);
});
