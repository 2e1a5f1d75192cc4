// The built bundle killed at service calls of each kind, then run again: as if it had never been killed, nothing twice.
// The long run kills each action at every call.
import { given } from '../../src/commands/desk-calls';
import { ExecutionFailed } from 'apps-script-stand-in/call-errors';
import { quietEvenings } from '../support/evening';
import { HOST_ACTIONS, resolveFirst } from '../support/host-actions';
import { openStage, SMALL, submittedGame } from '../support/host-game';
import { killAgainAndAgain, killAtCalls, newKinds } from './interrupted-action';

quietEvenings('own faults');

const chosen = newKinds();

// Creating, which makes most calls, is killed again and again below, and at every call in the long run, as are its second
// half alone and a season that goes on from its file, which creates a match as well.
const fewCalls = HOST_ACTIONS.slice(1).filter(({ name }) => !/^(importing a season|making forms)/.test(name));

test.each(fewCalls)(
  '$name: killed after the first call of each kind and run again gives what it gives undisturbed',
  (action) => {
    killAtCalls(action, chosen);
  },
);

test.each(HOST_ACTIONS.slice(0, 1))(
  '$name: killed again and again, at later and later calls, it is finished once',
  (action) => {
    killAgainAndAgain(action, 7);
  },
);

test('killed right after the round was written, the second click is told that it is resolved', () => {
  const { host, desk } = submittedGame(SMALL);
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'after' });
  expect(() => resolveFirst(desk)).toThrow(ExecutionFailed);
  host.faults.clear();
  const again = given(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(again.outcome).toBe('already');
  expect(openStage(desk).name).toBe('round-2');
});
