// The built bundle killed at every service call, then run again: as if it had never been killed, nothing twice.
import { given } from '../../src/commands/desk-calls';
import { ExecutionFailed } from '../../src/local/apps-script/call-errors';
import { DEEDS, resolveFirst, SMALL, type Deed } from '../support/deeds';
import { begun, copyOf, everything, openStage, removeFolders, type TestHost } from '../support/played-host';

afterAll(removeFolders);

const READS = /\.(get|as|list|build)\w*$|Values\.batchGet/;

/** Runs a deed; false when it was killed on the way. */
function survives(deed: Deed, test: TestHost): boolean {
  try {
    deed.run(test);
    return true;
  } catch (error) {
    if (error instanceof ExecutionFailed) return false;
    throw error;
  }
}

describe.each(DEEDS)('$name', (deed) => {
  test('killed at every call and run again gives what it gives undisturbed', async () => {
    const start = await deed.before();
    const undisturbed = await copyOf(start);
    undisturbed.host.faults.resetCounts();
    deed.run(undisturbed);
    const expected = everything(undisturbed);
    const trace = undisturbed.host.faults.trace().map(({ name }) => name);
    // Killed before a call is killed after the one before it; after one that only reads, nothing is different.
    for (let nth = 1; nth <= trace.length; nth += 1) {
      if (READS.test(trace[nth - 2] ?? '')) continue;
      const test = await copyOf(start);
      test.host.faults.kill('*', { nth });
      expect([nth, survives(deed, test)]).toEqual([nth, false]);
      const at = test.host.faults.trace().at(-1)?.name;
      test.host.faults.clear();
      deed.run(test);
      if (everything(test) !== expected)
        expect({ at, nth, holds: everything(test) }).toEqual({ holds: expected });
    }
  }, 120_000);

  test('killed again and again, at later and later calls, it is finished once', async () => {
    const start = await deed.before();
    const undisturbed = await copyOf(start);
    deed.run(undisturbed);
    for (let kills = 1; ; kills += 1) {
      start.host.faults.clear();
      start.host.faults.kill('*', { nth: 3 * kills });
      if (survives(deed, start)) break;
    }
    start.host.faults.clear();
    expect(everything(start)).toBe(everything(undisturbed));
  }, 120_000);
});

test('killed right after the round was written, the second click is told that it is resolved', async () => {
  const { host, desk } = await begun(SMALL);
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'after' });
  expect(() => resolveFirst(desk)).toThrow(ExecutionFailed);
  host.faults.clear();
  const again = given(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(again.outcome).toBe('already');
  expect(openStage(desk).name).toBe('round-2');
});
