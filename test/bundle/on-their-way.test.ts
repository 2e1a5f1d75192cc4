// In a live game, answers that were sent in time count, even if their rows arrive after the live table stopped waiting.
import { unwrapReply } from '../../src/commands/desk-calls';
import { checked } from '../google/check-run';
import { quietly } from '../support/evening';
import { type TestHost } from '../support/host';
import type { HostAction } from '../support/host-actions';
import { sentFor } from '../support/paper-game';
import { createdGame, openStage, prepare } from '../support/host-game';
import { everyCall, killAtCalls } from './interrupted-action';

const WAITED = 5000;
const ROW_LAG = 12_000;

/** Everyone answers in time, and the wait after the end passes. */
function sendAnswers({ desk, clock, host }: TestHost, rowLagMs: number): void {
  host.conditions.rowLagMs = rowLagMs;
  prepare(desk);
  unwrapReply(desk.startClock({ stage: openStage(desk).name }));
  clock.pass(1234);
  unwrapReply(desk.submitForPractice({ players: [] }));
  clock.pass(WAITED);
}

/** A live game in which no answer has arrived yet. */
function live(): TestHost {
  const test = createdGame({ game: 'tactical-picture-hunt' });
  sendAnswers(test, ROW_LAG);
  return test;
}

const resolve = ({ desk }: TestHost): ReturnType<typeof desk.resolveRound> =>
  desk.resolveRound({ stage: openStage(desk).name, token: '' });

test('an answer sent in time counts; its row, when it comes, is neither counted nor listed as refused', () => {
  const test = live();
  const waitingFor = openStage(test.desk).waitingFor;
  expect(waitingFor).toHaveLength(1);
  const { notices } = unwrapReply(resolve(test));
  expect(sentFor(test)).toMatchObject([{ fate: 'counts', late: false }]);
  expect(notices.join()).toContain(`Answers from ${waitingFor.join()}`);
  const before = openStage(test.desk);
  test.clock.pass(ROW_LAG);
  expect(openStage(test.desk)).toEqual(before);
  expect(before.submissions).toEqual([]);
});

test('killed after each call and resolved again, it is as if it had never been killed', () => {
  const action: HostAction = {
    name: 'resolving with answers on their way',
    before: live,
    run: ({ desk }) => void unwrapReply(desk.resolveRound({ stage: 'period-1-first', token: '' })),
  };
  killAtCalls(action, everyCall);
});

test('where the check of the account found that forms do not tell, none is asked, and that is told', () => {
  const test = quietly('counted calls', () => createdGame({ game: 'tactical-picture-hunt' }));
  test.host.conditions.responsesAheadMs = 7000;
  checked(test);
  sendAnswers(test, ROW_LAG);
  test.host.faults.resetCounts();
  const { outcome, notices } = unwrapReply(resolve(test));
  expect([outcome, sentFor(test)]).toEqual(['resolved', []]);
  expect(notices.join()).toContain('for answers from');
  expect(test.host.faults.count('Form.getResponses')).toBe(0);
});
