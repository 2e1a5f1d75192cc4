// Answers sent while a round is being resolved: they're too late for that round, and don't count in the next.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { SubmissionView } from '../../src/rounds/host/stage/views';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { quietEvenings } from '../support/evening';
import { addResponse, keyOf, PICK, serial } from '../support/hand-edits';
import type { TestHost } from '../support/host';
import { createdGame, deliverAll, openStage, prepare, SMALL } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { sampled } from '../support/sample';

quietEvenings('set times');

const SECOND = 1000;
const WRITE = 'Sheets.Spreadsheets.batchUpdate';

/** Sends an answer for Dd, with the time in whole seconds, as Google records it. */
function send(test: TestHost, at = test.clock.now()): void {
  addResponse(
    test,
    { ...PICK, Row: 1, Column: 1, [KEY_TITLE]: keyOf(test, 'Dd') },
    serial(Math.floor(at / SECOND) * SECOND),
  );
}

function waitingForDd(): TestHost {
  return madeOnce('waiting for Dd', () => {
    const test = createdGame(SMALL);
    unwrapReply(test.desk.submitForPractice({ players: ['Aa', 'Bb', 'Cc'] }));
    test.clock.pass(60 * SECOND + 300);
    return test;
  });
}

/** Resolves round 1. Its write takes `ms`; `act` happens `before` ms before its end. */
function resolveWhile(test: TestHost, ms: number, before = 0, act: () => void = () => undefined): void {
  const run = (): void => {
    test.clock.pass(ms - before);
    act();
    test.clock.pass(before);
  };
  test.host.faults.plant({ on: WRITE, nth: 1, action: { do: 'run', run } });
  unwrapReply(test.desk.resolveRound({ stage: 'round-1', token: '' }));
  test.host.faults.clear();
}

function ofDd(test: TestHost): readonly Pick<SubmissionView, 'fate' | 'early' | 'reasons'>[] {
  return openStage(test.desk)
    .submissions.filter(({ player }) => player === 'Dd')
    .map(({ fate, early, reasons }) => ({ fate, early, reasons }));
}

const TOO_LATE = {
  fate: 'refused',
  early: true,
  reasons: [
    'Round 2: this answer was sent before the stage opened. That’s too late for Round 1 and too early for Round 2. If it’s meant for Round 2, send it again.',
  ],
};

/** Delivers the results and opens the next round, as after every resolve. */
function opened(test: TestHost): void {
  deliverAll(test.desk);
  prepare(test.desk);
}

describe.each(sampled([0, 5], [5]))('while the write takes %i s', (seconds) => {
  const ms = seconds * SECOND;

  // `npm test` only tries the middle, since the start and the end are like a write that takes no time.
  test.each(sampled([...new Set([ms, ms / 2, 0])], [ms / 2]))(
    'what comes %i ms before its end is early',
    (before) => {
      const test = waitingForDd();
      resolveWhile(test, ms, before, () => send(test));
      expect(ofDd(test)).toEqual([TOO_LATE]);
      opened(test);
      expect(ofDd(test)).toEqual([TOO_LATE]);
      expect(openStage(test.desk).waitingFor).toContain('Dd');
      unwrapReply(test.desk.resolveRound({ stage: 'round-2', token: '' }));
      const past = unwrapReply(test.desk.getPast({ stage: 'round-2' })).submissions;
      expect(past.map(({ player, early, reasons }) => [player, early, reasons])).toEqual([
        ['Dd', true, TOO_LATE.reasons],
      ]);
    },
  );

  // Answers sent in the same second as the stage opened, and later.
  test.each(sampled([0, 300, 700, 5000], [0, 700]))('what comes %i ms after the answer counts', (after) => {
    const test = waitingForDd();
    resolveWhile(test, ms);
    test.clock.pass(after);
    send(test);
    expect(ofDd(test)).toMatchObject([{ fate: 'counts', early: false }]);
    opened(test);
    expect(ofDd(test)).toMatchObject([{ fate: 'counts', early: false }]);
  });
});

test('where the resolving was interrupted, the host is told whose answer may have been meant for the round before', () => {
  const test = waitingForDd();
  test.host.faults.plant({ on: WRITE, nth: 1, action: { do: 'run', run: () => send(test) } });
  test.host.faults.kill(WRITE, { when: 'after' });
  expect(() => test.desk.resolveRound({ stage: 'round-1', token: '' })).toThrow();
  test.host.faults.clear();
  const stage = openStage(test.desk);
  expect(stage.name).toBe('round-2');
  expect(stage.notices.join(' ')).toMatch(/within a minute .*Round 1.*Dd/);
});
