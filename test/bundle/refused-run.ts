// The run of an alarm at a deadline, with a refusal of Google's planted at each of its calls.
import { gameView } from '../support/host-game';
import { copyOf, type TestHost } from '../support/host';
import { madeOnce } from '../support/made-hosts';
import { sampled } from '../support/sample';
import { alarms, goingOn, HOUR, MINUTE, rows, sleep, toHost } from './deadline-game';
import { isRead } from './interrupted-action';

/** A game whose deadline has passed, everybody reminded of it, and whose alarm is due. */
export function due(): TestHost {
  const make = (): TestHost => {
    const test = goingOn();
    test.clock.pass(6 * HOUR);
    sleep(test, 2);
    test.clock.set(alarms(test)[0]?.next ?? 0);
    return test;
  };
  return madeOnce('an alarm is due', make);
}

export function ring(test: TestHost): void {
  const [alarm] = alarms(test);
  if (alarm === undefined) throw new Error('There is no alarm.');
  const { error } = test.host.fire(alarm);
  if (error !== undefined) throw error;
}

type Refusal = { readonly message: string; readonly code?: number; readonly when?: 'after' };

export const REFUSALS: readonly (readonly [what: string, refusal: Refusal])[] = [
  ['a moment’s limit', { message: 'Quota exceeded.', code: 429 }],
  ['an error of Google’s', { message: 'The service is currently unavailable.', code: 503 }],
  [
    'an exception in words',
    { message: 'We’re sorry, a server error occurred. Please wait a bit and try again.' },
  ],
  [
    'an error of a call that was done',
    { message: 'The service is currently unavailable.', code: 503, when: 'after' },
  ],
];

/** The calls of an undisturbed run, each by its name and how often such a one came before it. */
function callsOfRun(test: TestHost): readonly { readonly on: string; readonly nth: number }[] {
  const undisturbed = copyOf(test);
  undisturbed.host.faults.resetCounts();
  ring(undisturbed);
  const seen = new Map<string, number>();
  return undisturbed.host.faults.trace().map(({ name }) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { on: name, nth };
  });
}

/** Posts to Discord are not Google’s to refuse for a moment; what only reads an answer that came cannot fail. */
const isGoogles = ({ on }: { readonly on: string }): boolean =>
  !/^(UrlFetchApp\.fetch|HTTPResponse\.|Utilities\.)/.test(on);

/** Puts the calls into so many runs, each with some from its beginning and some from its end. */
function inRuns<T>(calls: readonly T[], runs: number): readonly (readonly T[])[] {
  return Array.from({ length: runs }, (_, run) => calls.filter((__, index) => index % runs === run));
}

/**
 * Plants a refusal at each call of the run, each in a run of its own; in `npm test` at the first of each service that reads,
 * and at the first and the last that changes something, in five runs. Gives the calls after which the round was not told in
 * time, or not once.
 */
export function refusedAtEachCall(refusalAt: (index: number) => Refusal): readonly string[] {
  const test = due();
  const calls = callsOfRun(test).filter(isGoogles);
  expect(calls.length).toBeGreaterThan(40);
  const kindOf = ({ on }: (typeof calls)[number]): string => `${on.split('.')[0] ?? ''} ${isRead(on)}`;
  const ofEachKind = calls.filter((call, index) => {
    const kind = kindOf(call);
    const isOther = (other: typeof call): boolean => kindOf(other) !== kind;
    const isLast = calls.slice(index + 1).every(isOther);
    return calls.slice(0, index).every(isOther) || (isLast && !isRead(call.on));
  });
  const runs = sampled(inRuns(calls, calls.length), inRuns(ofEachKind, 5));
  return runs.flatMap((refused, run) => {
    const one = copyOf(test);
    for (const [index, { on, nth }] of refused.entries()) {
      const { when = 'before', ...refusal } = refusalAt(run + index);
      one.host.faults.plant({ on, nth, when, action: { do: 'fail', ...refusal } });
    }
    one.host.faults.resetCounts();
    const began = one.clock.now();
    const [alarm] = alarms(one);
    const error = alarm === undefined ? 'no alarm' : (one.host.fire(alarm).error?.message ?? '');
    const took = one.clock.now() - began;
    const struck = one.host.faults.trace().filter(({ outcome }) => outcome === 'failed').length;
    one.host.faults.clear();
    const { stage, deliveries } = gameView(one.desk);
    const untold = deliveries.filter(({ state, kind }) => state !== 'done' && kind !== 'message').length;
    const outcome = [
      struck >= refused.length,
      stage?.name,
      rows(one, 'resolved'),
      rows(one, 'by-itself'),
      untold,
      toHost(one).length,
      error,
    ];
    const isRight =
      JSON.stringify(outcome) === JSON.stringify([true, 'round-2', 1, 1, 0, 1, '']) && took < 3 * MINUTE;
    const at = refused.map(({ on, nth }) => `${on} ${nth}`).join(', ');
    return isRight ? [] : [`${at}: ${JSON.stringify(outcome)} after ${took} ms`];
  });
}
