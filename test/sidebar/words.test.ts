// How screens word players' statuses, differences, drafts and errors.
import { describeDifference } from '../../sidebar/panel/corrections/review-change';
import { previewInputs, playerStatuses } from '../../sidebar/panel/stage/player-status';
import { toCallError } from '../../sidebar/shared/call-errors';
import type { SubmissionView } from '../../src/rounds/host/stage/views';
import { NAMES } from './game-fixtures';
import { play, PLAYERS } from './play-fixtures';
import { stage, submission } from './stage-fixtures';

test('everyone on the roster has one status, in roster order', () => {
  const rows = playerStatuses(stage(), PLAYERS);
  expect(rows.map(({ player }) => player.name)).toEqual(NAMES);
  expect(rows.map(({ state }) => state).slice(0, 5)).toEqual(['in', 'late', 'in', 'refused', 'missing']);
});

test('players who aren’t asked, or can leave everything out, are not missing', () => {
  const [ask] = stage().asks;
  if (ask === undefined) throw new Error('The fixture asks nobody.');
  const [missing, free] = NAMES;
  const asks = [{ ...ask, players: [missing, free] }];
  const rows = playerStatuses(stage({ asks, submissions: [], waitingFor: [missing] }), PLAYERS);
  expect(rows.map(({ state }) => state).slice(0, 3)).toEqual(['missing', 'optional', 'not-asked']);
});

test('an answer before its stage opened is early, not late', () => {
  const [name] = NAMES;
  const sent = submission({ id: 'e', player: name, fate: 'refused', late: true, early: true });
  const states = playerStatuses(stage({ submissions: [sent] }), PLAYERS).map(({ state }) => state);
  expect(states[0]).toBe('early');
});

test('an answer refused before the host’s entry is not a later one', () => {
  const [name] = NAMES;
  const refused = submission({ id: 'r', player: name, fate: 'refused' });
  const stateWith = (counted: SubmissionView): string | undefined =>
    playerStatuses(stage({ submissions: [counted, refused] }), PLAYERS)[0]?.state;
  expect(stateWith(submission({ id: 'c', player: name }))).toBe('in-and-refused');
  expect(stateWith(submission({ id: 'c', player: name, byHost: true }))).toBe('in');
});

test('a preview is outdated by an answer, a host entry or a setting, but not by the deadline', () => {
  const before = previewInputs(play());
  expect(previewInputs(play({ stage: stage({ deadline: 5 }) }))).toBe(before);
  expect(previewInputs(play({ stage: stage({ submissions: [] }) }))).not.toBe(before);
  expect(previewInputs(play({ stage: stage({ hostAnswers: { F: '1' } }) }))).not.toBe(before);
  expect(previewInputs(play({ settings: {} }))).not.toBe(before);
});

test('differences say how much changes and who has seen it', () => {
  const tabs = [
    { title: 'You', lines: ['Garnets: 4 → 3'] },
    { title: 'Why', lines: ['a', 'b'] },
  ];
  const bo = { to: { player: 'Bo' }, tabs, notice: '', onPage: false } as const;
  expect(describeDifference({ ...bo, notice: 'Round 1 was corrected.' })).toBe(
    '3 changes; has seen the old version',
  );
  expect(describeDifference({ ...bo, tabs: tabs.slice(0, 1) })).toBe('1 change; hasn’t seen it yet');
  expect(describeDifference({ ...bo, onPage: true })).toBe(
    '3 changes; may have seen the old version on the page (the page says what changed)',
  );
});

test.each([
  [
    'We’re sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.',
    'several-accounts',
  ],
  ['Authorization is required to perform that action.', 'not-authorized'],
  ['NetworkError: Connection failure due to HTTP 0', 'connection'],
  ['', 'connection'],
  ['Exceeded maximum execution time', 'google-busy'],
  ['Service invoked too many times for one day: urlfetch.', 'quota'],
  ['TypeError: x is undefined', 'bug'],
  ['Bug: There is no result 4.', 'bug'],
  ['Error: Algo deu errado.', 'unknown'],
  ['ScriptError: Script function not found: getDesk', 'reopen'],
  ['NetworkError: Connection failure due to HTTP 403', 'reopen'],
  ['The JavaScript runtime exited unexpectedly.', 'google-busy'],
  ['Você não tem permissão para chamar FormApp.openById.', 'unknown'],
])('%j is understood as %s', (message, code) => {
  const error = toCallError(message, 'getDesk');
  expect(error.code).toBe(code);
  expect(error.again === true).toBe(code === 'connection' || code === 'google-busy');
  expect(error.report).toBe(code === 'bug' ? `Round Keeper, getDesk\n${message}` : undefined);
});

test('the third failure in a row asks the host to open the window again, unless it is something else', () => {
  expect(toCallError('NetworkError', 'getDesk', 2).code).toBe('connection');
  expect(toCallError('NetworkError', 'getDesk', 3)).toMatchObject({ code: 'reopen', again: true });
  expect(toCallError('TypeError: x is undefined', 'getDesk', 3).code).toBe('bug');
});
