// Creating forms and creating books at the same time has the same result as one after the other.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/host/calls';
import { copyOf, type TestHost } from '../support/host';
import { quietly } from '../support/evening';
import { begunGame, gameView, prepare, SMALL } from '../support/host-game';
import { hostContents } from '../support/host-books';
import { sampled } from '../support/sample';
import { everyCall, type Chosen } from './interrupted-action';

type Only = 'forms' | 'books';

/** Each pair is an outer call and a call that runs within it. */
const PAIRS = [
  ['forms', 'books'],
  ['books', 'forms'],
  ['forms', 'forms'],
  ['books', 'books'],
] as const satisfies readonly (readonly [outer: Only, inner: Only])[];

/** Runs the inner call just before the nth service call of the outer one. Returns the inner call's answer. */
function within(test: TestHost, outer: Only, inner: Only, nth: number): ReturnType<DeskApi['prepareNext']> {
  const { host, desk } = test;
  const answers: ReturnType<DeskApi['prepareNext']>[] = [];
  const run = (): void => {
    host.faults.clear();
    answers.push(desk.prepareNext({ only: inner }));
  };
  host.faults.plant({ on: '*', nth, when: 'before', action: { do: 'run', run } });
  unwrapReply(desk.prepareNext({ only: outer }));
  const [answer] = answers;
  if (answer === undefined) throw new Error(`There is no call ${nth}.`);
  return answer;
}

/** Everything that a host has, as sorted lines without commas, since the calls can write in either order. */
function contentsOf(test: TestHost): readonly string[] {
  return hostContents(test)
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .sort();
}

/** `npm test` only tries the calls after each lock and those that create files. */
const some: Chosen = (trace) => {
  const files = trace.findIndex((name) => /^(Drive.Files.create|UrlFetchApp.fetchAll)$/.test(name)) + 1;
  const locks = trace.flatMap((name, index) => (name === 'Lock.tryLock' ? [index + 2] : []));
  return [...locks, files];
};

test.each(PAIRS)('%s made while another call makes %s: nothing twice, nothing lost', (outer, inner) => {
  const start = quietly('own faults', () => begunGame(SMALL));
  const straight = copyOf(start);
  straight.host.faults.resetCounts();
  unwrapReply(straight.desk.prepareNext({ only: outer }));
  const calls = straight.host.faults.trace().map(({ name }) => name);
  prepare(straight.desk);
  const whole = contentsOf(straight);
  for (const nth of sampled(everyCall(calls), some(calls))) {
    const test = copyOf(start);
    const answer = within(test, outer, inner, nth);
    // If the outer call held the lock, the inner one must say that it's busy.
    if (!answer.ok) expect([nth, answer.error.code]).toEqual([nth, expect.stringMatching(/^(forms-)?busy$/)]);
    prepare(test.desk);
    expect([nth, gameView(test.desk).toPrepare]).toEqual([nth, []]);
    expect([nth, contentsOf(test)]).toEqual([nth, whole]);
  }
});
