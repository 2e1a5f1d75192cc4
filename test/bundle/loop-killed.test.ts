// The built bundle killed at every service call, then run again: as if it had never been killed, nothing twice.
import { given } from '../../src/commands/desk-calls';
import { ExecutionFailed } from '../../src/local/host';
import type { Change } from '../../src/rounds/api';
import {
  begun,
  copyOf,
  create,
  deliverAll,
  draft,
  everything,
  openTest,
  openStage,
  playing,
  playStage,
  prepare,
  removeFolders,
  type TestHost,
} from '../support/played-host';

afterAll(removeFolders);

const SMALL = { players: 4 };

const CORRECTION: Change = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Aa',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
};

function correct({ desk }: TestHost): void {
  if (given(desk.getDesk()).phase !== 'playing') throw new Error('The game is gone.');
  const { history } = playing(given(desk.getDesk()));
  if (history.some(({ text }) => text.startsWith('Corrected'))) return;
  const { token } = given(desk.previewChange({ change: CORRECTION }));
  given(desk.applyChange({ change: CORRECTION, reason: 'It was misread.', token }));
}

interface Deed {
  readonly name: string;
  readonly before: () => Promise<TestHost>;
  /** What is killed; run again after each kill, and once more when it was not killed at all. */
  readonly run: (test: TestHost) => void;
}

const DEEDS: readonly Deed[] = [
  {
    name: 'creating the game and making its forms and books',
    before: async () => {
      const test = await openTest();
      draft(test, { game: 'tactical-picture-hunt' });
      return test;
    },
    run: (test) => {
      if (given(test.desk.getDesk()).phase === 'draft') create(test);
      else prepare(test.desk);
    },
  },
  {
    name: 'resolving a round',
    before: () => begun(SMALL),
    run: ({ desk }) => {
      given(desk.resolveRound({ stage: 'round-1', token: '' }));
    },
  },
  {
    name: 'delivering the results',
    before: async () => {
      const test = await begun(SMALL);
      given(test.desk.resolveRound({ stage: 'round-1', token: '' }));
      return test;
    },
    run: ({ desk }) => {
      deliverAll(desk);
    },
  },
  {
    name: 'correcting a round that has been resolved',
    before: async () => {
      const test = await begun(SMALL);
      playStage(test.desk);
      return test;
    },
    run: correct,
  },
];

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
  expect(() => desk.resolveRound({ stage: 'round-1', token: '' })).toThrow(ExecutionFailed);
  host.faults.clear();
  const again = given(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(again.outcome).toBe('already');
  expect(openStage(desk).name).toBe('round-2');
});
