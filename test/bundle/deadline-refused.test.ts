// The built program at a deadline while Google refuses calls: runs retry, and nothing is done twice.
import { quietEvenings } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { gameView, openStage } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { sampled } from '../support/sample';
import { alarms, goingOn, HOUR, MINUTE, rows, says, sleep, toHost } from './deadline-game';
import { isRead } from './interrupted-action';

quietEvenings('own faults');

/** A game whose deadline has passed. Reminders were sent, and the alarm is due. */
function due(): TestHost {
  const make = (): TestHost => {
    const test = goingOn();
    test.clock.pass(6 * HOUR);
    sleep(test, 2);
    test.clock.set(alarms(test)[0]?.next ?? 0);
    return test;
  };
  return madeOnce('an alarm is due', make);
}

function ring(test: TestHost): void {
  const [alarm] = alarms(test);
  if (alarm === undefined) throw new Error('There is no alarm.');
  const { error } = test.host.fire(alarm);
  if (error !== undefined) throw error;
}

type Refusal = { readonly message: string; readonly code?: number; readonly when?: 'after' };

const REFUSALS: readonly (readonly [what: string, refusal: Refusal])[] = [
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

/** The calls of an undisturbed run: each with its name, and how many calls of that name came before. */
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

/** True for calls that Google can refuse temporarily. Posts go to Discord, and reading a response can't fail. */
const isGoogles = ({ on }: { readonly on: string }): boolean =>
  !/^(UrlFetchApp\.fetch|HTTPResponse\.|Utilities\.)/.test(on);

/** Divides the calls among this many runs, so that each run gets early and late calls. */
function inRuns<T>(calls: readonly T[], runs: number): readonly (readonly T[])[] {
  return Array.from({ length: runs }, (_, run) => calls.filter((__, index) => index % runs === run));
}

/** Refuses each call in its own run (`npm test`: five runs). Returns calls that delayed or repeated the round. */
function refusedAtEachCall(refusalAt: (index: number) => Refusal): readonly string[] {
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

const each = REFUSALS.map(([what, refusal]) => [what, () => refusal] as const);
const inTurn = (index: number): Refusal => REFUSALS[index % REFUSALS.length]?.[1] ?? { message: '' };

test.each(sampled<readonly [string, (index: number) => Refusal]>(each, [['each refusal in turn', inTurn]]))(
  '%s, at a call of each kind: told within three minutes, once',
  (_, refusalAt) => expect(refusedAtEachCall(refusalAt)).toEqual([]),
);

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
    // An open sidebar sets an alarm that works, and says what it waits for.
    expect(says(test)).toMatch(
      /^Round 1 should have been resolved at .*Google refused\. .*Quota exceeded.* Round Keeper will try again at about /,
    );
  }
  test.clock.pass(6 * MINUTE);
  for (const { error } of test.host.fireDue()) if (error !== undefined) throw error;
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
  expect(test.clock.now() - began).toBeLessThan(HOUR);
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
