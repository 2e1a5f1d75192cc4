// The built bundle when forms are sent in: the sender's own book is written soon after, and the game stays the very same,
// whatever happens to the trigger.
import { quietly } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { resolveFirst } from '../support/host-actions';
import { bookTabs, hostContents } from '../support/host-books';
import { sampledByName } from '../support/sample';
import { disturbRun, game, HANDLER, round, send } from './submitted-form';
import { bookOf, deliverAll, openStage, prepare } from '../support/host-game';

/** Runs the triggers that are due, and gives the errors of their runs. */
const fire = ({ host }: TestHost): readonly (string | undefined)[] =>
  host.fireDue().map(({ error }) => error?.message);

const nowTab = (test: TestHost, name: string): string =>
  JSON.stringify(bookTabs(test.host, bookOf(test, name))['Now']);

test('a sent form is answered in its sender’s book alone, and the game is the same byte for byte', () => {
  const test = round();
  send(test, '2');
  const [host, bb] = [game(test), nowTab(test, 'Bb')];
  expect(fire(test)).toEqual([undefined]);
  expect(nowTab(test, 'Aa')).toContain('Counts so far.');
  send(test, '3');
  const later = game(test);
  expect(later).not.toBe(host);
  expect(fire(test)).toEqual([undefined]);
  expect(nowTab(test, 'Aa')).toMatch(/Refused\. .*still counts\./);
  expect(game(test)).toBe(later);
  expect(nowTab(test, 'Bb')).toBe(bb);
  // A key that is nobody's answers nobody.
  expect(openStage(test.desk).refusals.map(({ to }) => to)).toEqual([{ player: 'Aa' }]);
});

const RUNS: readonly (readonly [how: string, run: (test: TestHost) => void])[] = [
  [
    'twice at once',
    (test) => {
      fire(test);
      for (const trigger of test.host.triggers()) test.host.fire(trigger);
    },
  ],
  [
    'late, and twice',
    (test) => {
      test.clock.pass(3_600_000);
      fire(test);
      for (const trigger of test.host.triggers()) test.host.fire(trigger);
    },
  ],
  [
    'by hand',
    (test) => {
      test.host.call(HANDLER, [], { withUi: false });
    },
  ],
  [
    'with no access to the books',
    (test) => {
      test.host.faults.deny('Drive.Files.get');
      fire(test);
      test.host.faults.clear();
    },
  ],
];

/** A round to which two have sent their forms, of which no trigger has run. */
function sent(): TestHost {
  const test = quietly('counted calls', round);
  send(test, '2');
  send(test, '3', 'Bb');
  return test;
}

/** Ends the round; forms say when they were set to the next one. */
function end(test: TestHost, later: number): string {
  test.clock.set(later);
  resolveFirst(test.desk);
  prepare(test.desk);
  deliverAll(test.desk);
  return hostContents(test);
}

test('however it runs, the round ends in the same bytes as where it never runs', () => {
  const start = sent();
  const later = start.clock.now() + 7_200_000;
  const undisturbed = end(copyOf(start), later);
  // By hand it is run below, too.
  for (const [how, run] of sampledByName(RUNS, ([name]) => name, [
    'late, and twice',
    'with no access to the books',
  ])) {
    const test = copyOf(start);
    run(test);
    expect([how, game(test)]).toEqual([how, game(start)]);
    expect([how, end(test, later)]).toEqual([how, undisturbed]);
  }
});

// The long run kills it after every change, and lets each call fail on a host of its own.
test('killed after a change, or failing at a call, of any kind, the game is untouched and the next run finishes', () => {
  disturbRun();
});

test('a row that comes late is answered when it is there, and an event that comes twice writes once', () => {
  const test = quietly('counted calls', round);
  test.host.conditions.rowLagMs = 5000;
  test.host.conditions.submitFires = 2;
  send(test, '2');
  expect(fire(test)).toEqual([]);
  test.clock.pass(6000);
  test.host.faults.resetCounts();
  expect(fire(test)).toEqual([undefined, undefined]);
  expect(nowTab(test, 'Aa')).toContain('Counts so far.');
  expect(test.host.faults.count('Sheets.Spreadsheets.batchUpdate')).toBe(1);
});
