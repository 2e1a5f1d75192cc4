// The built bundle killed at service calls of each kind, then run again: as if it had never been killed, nothing twice.
// The long run kills it at every call.
import { given } from '../../src/commands/desk-calls';
import { ExecutionFailed } from '../../src/local/apps-script/call-errors';
import { copyOf } from '../support/host';
import { HOST_ACTIONS, resolveFirst } from '../support/host-actions';
import { hostContents } from '../support/host-books';
import { openStage, SMALL, submittedGame } from '../support/host-game';
import { firstOfEach, killAtCalls, survives } from './interrupted-action';

describe.each(HOST_ACTIONS)('$name', (action) => {
  test('killed after the first call of each kind and run again gives what it gives undisturbed', () => {
    killAtCalls(action, firstOfEach);
  });

  test('killed again and again, at later and later calls, it is finished once', () => {
    const start = action.before();
    const undisturbed = copyOf(start);
    action.run(undisturbed);
    for (let kills = 1; ; kills += 1) {
      start.host.faults.clear();
      start.host.faults.kill('*', { nth: 3 * kills });
      if (survives(action, start)) break;
    }
    start.host.faults.clear();
    expect(hostContents(start)).toBe(hostContents(undisturbed));
  });
});

test('killed right after the round was written, the second click is told that it is resolved', () => {
  const { host, desk } = submittedGame(SMALL);
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'after' });
  expect(() => resolveFirst(desk)).toThrow(ExecutionFailed);
  host.faults.clear();
  const again = given(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(again.outcome).toBe('already');
  expect(openStage(desk).name).toBe('round-2');
});
