// The model of waiting: what it says of calls one after another, of calls together, and of the processor's time.
import { countedCalls, TIMES, waitedFor, type CountedCall, type CountedRun } from './waiting-model';

const run = (calls: readonly CountedCall[], more: Partial<CountedRun> = {}): CountedRun => ({
  calls,
  processorMs: 0,
  pausedMs: 0,
  ...more,
});
const writes = (number: number): readonly CountedCall[] =>
  Array.from({ length: number }, () => ({ kind: 'sheets-write' as const }));

test('calls one after another add up; in a fetchAll they take about as long as the slowest of them', () => {
  const none = waitedFor([run([])]);
  expect(Math.abs(none / TIMES.run.usual - 1)).toBeLessThan(0.1);
  const apart = waitedFor([run(writes(10))]) - none;
  const parts = Array.from({ length: 10 }, () => 'sheets-write' as const);
  const together = waitedFor([run([{ kind: 'fetch-all', parts }])]) - none;
  expect(apart).toBeGreaterThan(9 * TIMES['sheets-write'].usual);
  expect(together).toBeLessThan(apart / 3);
  expect(together).toBeGreaterThan(TIMES['sheets-write'].usual);
});

test('the processor’s time counts twice, pauses as they are; runs at once take as long as the longest', () => {
  const busy = run([], { processorMs: 100_000, pausedMs: 50_000 });
  expect(Math.round(waitedFor([busy]) / 1000)).toBe(251);
  const long = run(writes(20));
  expect(Math.abs(waitedFor([[long, run(writes(5))]]) / waitedFor([long]) - 1)).toBeLessThan(0.1);
});

test('the requests of a fetchAll are its parts, each of its own class', () => {
  const trace = [
    'Lock.tryLock',
    'UrlFetchApp.fetchAll',
    'Request.sheets.spreadsheets.batchUpdate',
    'Request.other',
  ];
  expect(countedCalls(trace.map((name) => ({ name })))).toEqual([
    { kind: 'lock', parts: [] },
    { kind: 'fetch-all', parts: ['sheets-write', 'fetch'] },
  ]);
});
