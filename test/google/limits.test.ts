// The built program copes with Google's limits: run time, properties, quotas, a thousand responses.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import {
  begunGame,
  createdGame,
  gameIn,
  gameView,
  practiceGame,
  prepare,
  resolveStage,
  SMALL,
} from '../support/host-game';
import type { CallProblem } from '../../src/rounds/reply/reply';

quietEvenings('own faults');

afterEach(() => jest.restoreAllMocks());

const SECOND = 1000;

test('an execution that runs out of time is finished by calling again', () => {
  const addOn = createdGame(SMALL);
  resolveStage(addOn.desk);
  addOn.host.faults.costMs = SECOND;
  addOn.host.faults.limitMs = 14 * SECOND;
  let ended = 0;
  for (let calls = 0; calls < 60; calls += 1) {
    try {
      if (gameIn(unwrapReply(addOn.desk.deliverSome())).deliveries.every(({ state }) => state !== 'waiting'))
        break;
    } catch (error) {
      expect(String(error)).toContain('Exceeded maximum execution time');
      ended += 1;
      // Each run gets a little more time. Otherwise, none would ever finish.
      addOn.host.faults.limitMs += 4 * SECOND;
    }
  }
  expect(ended).toBeGreaterThan(0);
  expect(gameView(addOn.desk).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
});

test('where the properties take nothing, the book is looked at instead', () => {
  const addOn = openTestHost();
  addOn.host.faults.fail('Properties.setProperty', 'Argument too large: value');
  practiceGame(addOn, SMALL);
  resolveStage(addOn.desk);
  expect(gameView(addOn.desk).past).toHaveLength(1);
});

function firstRefusal({ desk }: TestHost): CallProblem {
  for (let calls = 0; calls < 30; calls += 1) {
    const answer = desk.prepareNext();
    if (!answer.ok) return answer.error;
  }
  throw new Error('Nothing was refused.');
}

describe('quotas used up', () => {
  const USED_UP = 'Exception: Service invoked too many times for one day: ';

  test.each([
    ['forms', 'FormApp.openById', 'Opening the form'],
    ['files', 'Drive.Files.create', 'Creating the form'],
    ['books', 'SpreadsheetApp.openById', 'Looking for the tab'],
    ['who may answer', 'Drive.Permissions.create', 'Letting everyone answer a form'],
    ['publishing', 'Form.setPublished', 'Opening the form'],
    ['who may read', 'Request.drive.permissions.create', 'Sharing a book'],
    ['whose a book is', 'Drive.Files.get', 'Sharing a book'],
  ])('of %s: the host is told, and preparing goes on later', (_, call, told) => {
    const addOn = begunGame({ ...SMALL, contacts: [['aa@example.com', '', '']] });
    addOn.host.faults.fail(
      call,
      `${USED_UP}create.`,
      call.startsWith('Request.') ? { code: 403, reason: 'dailyLimitExceeded' } : {},
    );
    expect(firstRefusal(addOn).text).toMatch(new RegExp(`${told}.*${USED_UP}`));
    addOn.host.faults.clear();
    expect(prepare(addOn.desk).toPrepare).toEqual([]);
    expect(addOn.host.forms.list()).toHaveLength(1);
    expect(addOn.host.books()).toHaveLength(gameView(addOn.desk).players.length + 2);
  });

  test.each<[reason: string, code: number, advice: string, again: boolean]>([
    ['userRateLimitExceeded', 403, 'Wait a few minutes', true],
    ['dailyLimitExceeded', 403, 'daily limits. Continue tomorrow', false],
    ['storageQuotaExceeded', 403, 'Google Drive is full', true],
  ])('%s is told in words', (reason, code, advice, again) => {
    const addOn = begunGame(SMALL);
    addOn.host.faults.fail('Request.drive.files.create', 'No more.', { code, reason });
    const error = firstRefusal(addOn);
    expect(error.text).toContain(advice);
    expect(error.text).not.toContain('ask them to let you edit it');
    expect(error.again === true).toBe(again);
  });
});
