// Requests sent in one batch: each result counts separately, unknown ones are checked, and after failures there's no batch.
import { waitAgain } from '../support/hand-edits';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import { RETRY_PAUSES_MS } from '../../src/sheets/client';
import { timeText } from '../../src/rounds/time/time-zone';
import { quietEvenings } from '../support/evening';
import { type TestHost } from '../support/host';
import { hostContents } from '../support/host-books';
import { answeredGame, deliverAll, gameView, resolvedGame, resolveFirst, SMALL } from '../support/host-game';

quietEvenings('counted calls');

const BOOKS = SMALL.players + 1;
const WRITE = 'Request.sheets.spreadsheets.batchUpdate';

/** Everything in the host book after an undisturbed game. */
let contents = '';
beforeAll(() => {
  const whole = resolvedGame(SMALL);
  deliverAll(whole.desk);
  contents = hostContents(whole);
});

const undoneIn = ({ deliveries }: GameView): number =>
  deliveries.filter(({ state }) => state !== 'done').length;
const undone = ({ desk }: TestHost): number => undoneIn(gameView(desk));

/** Queues two books, the fewest that make a batch, and restarts the count of calls. */
function drawTwoAgain(test: TestHost): GameView {
  for (const { id } of gameView(test.desk).deliveries.slice(0, 2)) waitAgain(test, id);
  test.host.faults.resetCounts();
  return deliverAll(test.desk);
}

test('those refused because they were too many are sent again, and no other', () => {
  const test = resolvedGame(SMALL);
  test.host.faults.fail(WRITE, 'Quota exceeded.', { nth: 2, code: 429 });
  test.host.faults.fail(WRITE, 'Quota exceeded.', { nth: 4, code: 429 });
  unwrapReply(test.desk.deliverSome());
  expect(undone(test)).toBe(0);
  expect(test.host.faults.count(WRITE)).toBe(BOOKS + 2);
  expect(hostContents(test)).toBe(contents);
});

test('one that is refused for good fails alone', () => {
  const test = resolvedGame(SMALL);
  test.host.faults.fail(WRITE, 'The caller does not have permission', {
    nth: 1,
    code: 403,
    reason: 'forbidden',
  });
  unwrapReply(test.desk.deliverSome());
  expect(undone(test)).toBe(1);
  expect(test.host.faults.count(WRITE)).toBe(BOOKS);
});

test.each(['before', 'after'] as const)(
  'one of which nobody knows whether it was done (%s) is looked at, and drawn once more',
  (when) => {
    const test = resolvedGame(SMALL);
    test.host.faults.fail(WRITE, 'The service is currently unavailable.', { nth: 2, when, code: 503 });
    const began = test.clock.now();
    unwrapReply(test.desk.deliverSome());
    expect(undone(test)).toBe(0);
    expect(test.clock.now() - began).toBe(RETRY_PAUSES_MS[0]);
    // Only the failed book is read again.
    expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(1);
    expect(hostContents(test)).toBe(contents);
  },
);

test.each(['before', 'after'] as const)(
  'where no answer comes to any (%s they were done), each is looked at, and the rest goes one by one',
  (when) => {
    const test = resolvedGame(SMALL);
    test.host.faults.fail('UrlFetchApp.fetchAll', 'Address unavailable', { nth: 2, when });
    unwrapReply(test.desk.deliverSome());
    expect(undone(test)).toBe(0);
    expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(BOOKS);
    expect(test.host.faults.count('UrlFetchApp.fetchAll')).toBe(2);
    expect(hostContents(test)).toBe(contents);
  },
);

test('no answer is a matter of a minute, three times in a row of an hour, and the sidebar says until when', () => {
  const test = resolvedGame(SMALL);
  const together = (): number => test.host.faults.count('UrlFetchApp.fetchAll');
  const warned = (): string => gameView(test.desk).warnings.join(' ');
  for (const minutes of [1, 1, 60]) {
    expect(warned()).not.toContain('one by one');
    test.host.faults.fail('UrlFetchApp.fetchAll', 'Address unavailable', { nth: 1 });
    expect(undoneIn(drawTwoAgain(test))).toBe(0);
    expect(together()).toBe(1);
    const said = warned();
    const [, until = ''] = /Until (.*?), Round Keeper will update books one by one/.exec(said) ?? [];
    expect(until).toBe(timeText(test.clock.now() + minutes * 60_000, 'Europe/Berlin'));
    expect(said).toContain(`all of them takes about ${BOOKS} seconds`);
    drawTwoAgain(test);
    expect(together()).toBe(0);
    test.host.faults.clear();
    test.clock.pass(minutes * 60_000);
  }
  // One success ends the series of failures.
  expect(warned()).not.toContain('one by one');
  drawTwoAgain(test);
  expect(together()).toBeGreaterThan(0);
  test.host.faults.fail('UrlFetchApp.fetchAll', 'Address unavailable', { nth: 1 });
  drawTwoAgain(test);
  test.clock.pass(60_000);
  drawTwoAgain(test);
  expect(together()).toBeGreaterThan(1);
});

test('where Google takes no such requests, that is learned, and tried again after an hour', () => {
  const test = answeredGame(SMALL);
  test.host.conditions.apisOff = true;
  resolveFirst(test.desk);
  test.host.faults.resetCounts();
  deliverAll(test.desk);
  expect(undone(test)).toBe(0);
  expect(test.host.faults.count('UrlFetchApp.fetchAll')).toBe(1);
  expect(test.host.faults.count('Sheets.Spreadsheets.batchUpdate')).toBeGreaterThan(BOOKS);
  drawTwoAgain(test);
  expect(test.host.faults.count('UrlFetchApp.fetchAll')).toBe(0);
  test.host.conditions.apisOff = false;
  test.clock.pass(3_600_000);
  drawTwoAgain(test);
  expect(test.host.faults.count('UrlFetchApp.fetchAll')).toBe(2);
});
