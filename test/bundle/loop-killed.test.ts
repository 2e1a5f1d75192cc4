// The built program is killed at calls of each kind, then run again: nothing is done twice. Long tests kill at every call.
import { unwrapReply } from '../../src/commands/desk-calls';
import { ExecutionFailed } from 'apps-script-stand-in/errors';
import { quietEvenings } from '../support/evening';
import { HOST_ACTIONS } from '../support/host-actions';
import { openStage, resolveFirst, SMALL, submittedGame } from '../support/host-game';
import { killAgainAndAgain, killInTurn, newKinds } from './interrupted-action';

quietEvenings('own faults');

const chosen = newKinds();

// A decision with its delivery, and sharing. Other actions make the same kinds of calls. Creating is tested below.
const SHORT = HOST_ACTIONS.filter(({ name }) => /^(resolving a round and|replacing a player)/.test(name));

test.each(SHORT)(
  '$name: killed in turn after the first change of each kind, it ends as undisturbed',
  (action) => killInTurn(action, chosen),
);

test.each(HOST_ACTIONS.slice(0, 1))(
  '$name: killed again and again, at later and later calls, it is finished once',
  (action) => killAgainAndAgain(action, 17),
);

test('killed right after the round was written, the second click is told that it is resolved', () => {
  const { host, desk } = submittedGame(SMALL);
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'after' });
  expect(() => resolveFirst(desk)).toThrow(ExecutionFailed);
  host.faults.clear();
  const again = unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(again.outcome).toBe('already');
  expect(openStage(desk).name).toBe('round-2');
});
