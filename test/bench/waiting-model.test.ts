// The model of waiting: what it says of calls one after another, of calls together, and of the processor's time.
import { BESIDE, WAITS } from '../support/waits';
import { countedCalls, lastLock } from './counted-calls';
import { TIMES, waitedFor, type CountedCall, type CountedRun } from './waiting-model';

const run = (calls: readonly CountedCall[], more: Partial<CountedRun> = {}): CountedRun => ({
  by: 'run',
  calls,
  processorMs: 0,
  pausedMs: 0,
  ...more,
});
const writes = (number: number): readonly CountedCall[] =>
  Array.from({ length: number }, () => ({ kind: 'sheets-write' as const }));

test('each class has a time and a source, and a slow call takes longer than a usual one', () => {
  for (const kind of [...WAITS, ...BESIDE]) {
    const { usual, slow, source } = TIMES[kind];
    expect({ kind, slower: slow > usual && usual > 0, sourced: source.length > 20 || source === '' }).toEqual(
      {
        kind,
        slower: true,
        sourced: true,
      },
    );
  }
});

test('the same runs give the same figures', () => {
  const runs = [run([{ kind: 'sheets-read' }, ...writes(3)]), run(writes(1))];
  expect(waitedFor(runs)).toEqual(waitedFor(runs));
});

test('one call takes about its usual time at the median, and more than its slow one at the slowest of twenty', () => {
  const { median, slowest } = waitedFor([run([])]);
  const { usual, slow } = TIMES.run;
  expect(Math.abs(median / usual - 1)).toBeLessThan(0.1);
  expect(slowest).toBeGreaterThan(slow);
  expect(slowest).toBeLessThan(2 * slow);
});

test('calls one after another add up; in a fetchAll they take about as long as the slowest of them', () => {
  const none = waitedFor([run([])]).median;
  const apart = waitedFor([run(writes(10))]).median - none;
  const parts = Array.from({ length: 10 }, () => 'sheets-write' as const);
  const together = waitedFor([run([{ kind: 'fetch-all', parts }])]).median - none;
  expect(apart).toBeGreaterThan(9 * TIMES['sheets-write'].usual);
  expect(together).toBeLessThan(apart / 3);
  expect(together).toBeGreaterThan(TIMES['sheets-write'].usual);
  // More than Google takes at a time wait for the others.
  const many = waitedFor([run([{ kind: 'fetch-all', parts: [...parts, ...parts, ...parts] }])]).median - none;
  expect(many).toBeGreaterThan(1.5 * together);
});

test('the processor’s time counts times the factor, and the script’s own pauses as they are', () => {
  const busy = run([], { processorMs: 100_000, pausedMs: 50_000 });
  const { median } = waitedFor([busy]);
  expect(Math.round(median / 1000)).toBe(Math.round(250 + TIMES.run.usual / 1000));
});

test('each call of a page is asked for by itself', () => {
  expect(waitedFor([run([]), run([]), run([])]).median).toBeGreaterThan(2.5 * waitedFor([run([])]).median);
});

test('runs at the same time take as long as the longest, and what each does alone comes after the others', () => {
  const long = run(writes(20));
  const both = waitedFor([[long, run(writes(10))]]).median;
  expect(Math.abs(both / waitedFor([long]).median - 1)).toBeLessThan(0.1);
  const alone = run(writes(10), { aloneFrom: 0 });
  const inTurn = waitedFor([[alone, alone, alone]]).median;
  expect(inTurn / (3 * waitedFor([run(writes(10))]).median)).toBeGreaterThan(0.9);
  // Work before the lock goes on beside them.
  const later = waitedFor([[run(writes(20), { aloneFrom: 19 }), run(writes(10), { aloneFrom: 0 })]]).median;
  expect(Math.abs(later / waitedFor([long]).median - 1)).toBeLessThan(0.1);
});

test('a run is alone from the last lock on that it takes', () => {
  const trace = ['Lock.tryLock', 'Form.setTitle', 'Form.getId', 'Lock.tryLock', 'Lock.releaseLock'];
  expect(lastLock(trace.map((name) => ({ name })))).toBe(2);
  expect(lastLock([{ name: 'Form.setTitle' }])).toBeUndefined();
});

test('the requests of a fetchAll are its parts, each of its own class', () => {
  const trace = [
    'Lock.tryLock',
    'UrlFetchApp.fetchAll',
    'Request.sheets.spreadsheets.batchUpdate',
    'Request.drive.permissions.create',
    'Request.drive.files.get',
    'Request.other',
    'HTTPResponse.getResponseCode',
    'Sheets.Spreadsheets.batchUpdate',
  ].map((name) => ({ name }));
  expect(countedCalls(trace)).toEqual([
    { kind: 'lock', parts: [] },
    { kind: 'fetch-all', parts: ['sheets-write', 'drive-write', 'drive-read', 'fetch'] },
    { kind: 'sheets-write', parts: [] },
  ]);
});
