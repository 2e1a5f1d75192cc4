// The built bundle at a deadline that resolves by itself: killed at its write, failing, and where Discord takes nothing.
import { quietEvenings } from '../support/evening';
import { gameView, openStage, SMALL } from '../support/host-game';
import { fire, goingOn, HOUR, MINUTE, rows, says, sleep, STOPPED, toHost } from './deadline-game';

quietEvenings('own faults');

test.each(['before', 'after'] as const)('killed %s the round is written, it is done once', (when) => {
  const test = goingOn();
  test.clock.pass(8 * HOUR + 11 * MINUTE);
  // The reminder was written before.
  test.host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when });
  expect(test.host.fireDue().some(({ error }) => error !== undefined)).toBe(true);
  test.host.faults.clear();
  sleep(test, 2);
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
  expect(gameView(test.desk).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
});

test('for a failure, in the same words, and tries again with the next look', () => {
  const test = goingOn();
  sleep(test, 8);
  test.clock.pass(11 * MINUTE);
  test.host.faults.fail('Sheets.Spreadsheets.batchUpdate', 'Not possible now', { nth: 1, code: 409 });
  fire(test);
  test.host.faults.clear();
  expect(openStage(test.desk).name).toBe('round-1');
  expect(toHost(test)).toEqual([expect.stringMatching(STOPPED)]);
  expect(says(test)).toContain('Something went wrong when it was tried, and nothing was changed.');
  sleep(test, 1);
  expect([openStage(test.desk).name, rows(test, 'resolved')]).toEqual(['round-2', 1]);
});

test('while Discord takes nothing from Google: books are written, messages wait for a window', () => {
  const test = goingOn({ ...SMALL, publicWebhook: 'https://discord.com/api/webhooks/1/public' });
  sleep(test, 8);
  test.answers.push(...Array.from({ length: 9 }, () => ({ code: 429, text: 'error code: 1015' })));
  sleep(test, 1);
  const { deliveries, stage } = gameView(test.desk);
  expect(stage?.name).toBe('round-2');
  const [books, messages] = (['book', 'message'] as const).map((kind) =>
    deliveries.filter((delivery) => delivery.kind === kind && delivery.stage === 'Round 1'),
  );
  expect(books?.map(({ state }) => state)).not.toContain('waiting');
  expect(messages?.filter(({ state }) => state === 'waiting').map(({ title }) => title)).toEqual(
    expect.arrayContaining([expect.stringContaining('Discord, public channel'), 'Discord, your own channel']),
  );
});
