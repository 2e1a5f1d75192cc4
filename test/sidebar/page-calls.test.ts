// Calls and polls of a player's page: one call at a time, sending comes first, and polls slow down.
import { newCallQueue } from '../../sidebar/player/page-calls';
import { nextPollPause } from '../../sidebar/player/polled-page';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const move = { key: '', stage: 'round-1', answers: [] };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('polls slow down while a page cannot be read', () => {
  const shown = { stage: { live: true } };
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect([0, 1, 2, 3, 20].map((failures) => nextPollPause(shown, failures, false) / 1000)).toEqual([
    3, 6, 12, 24, 240,
  ]);
  expect(nextPollPause({ stage: { live: false } }, 0, false)).toBe(20_000);
  expect(nextPollPause(shown, 0, true)).toBe(120_000);
});

test('outdated calls are dropped, and sending comes before polls', async () => {
  const asked: string[] = [];
  const call = newCallQueue(async (name) => {
    asked.push(name);
    await sleep(1000);
    return { ok: true, value: null };
  });
  const done = [
    call('readPage', { key: '', stamp: '' }),
    call('checkMove', move, { wanted: () => false }),
    call('readPage', { key: '', stamp: '' }),
    call('sendMove', move, { first: true }),
  ];
  await jest.advanceTimersByTimeAsync(5000);
  expect((await Promise.all(done)).map(({ ok }) => ok)).toEqual([true, false, true, true]);
  expect(asked).toEqual(['readPage', 'sendMove', 'readPage']);
});

test('sending does not wait for a check, and later calls wait for both', async () => {
  const asked: string[] = [];
  const call = newCallQueue(async (name) => {
    asked.push(`${name} begins`);
    await sleep(name === 'sendMove' ? 2000 : 1000);
    asked.push(`${name} ends`);
    return { ok: true, value: null };
  });
  const done: Promise<unknown>[] = [call('checkMove', move), call('readPage', { key: '', stamp: '' })];
  await jest.advanceTimersByTimeAsync(100);
  done.push(call('sendMove', move, { first: true }));
  await jest.advanceTimersByTimeAsync(5000);
  await Promise.all(done);
  expect(asked).toEqual([
    'checkMove begins',
    'sendMove begins',
    'checkMove ends',
    'sendMove ends',
    'readPage begins',
    'readPage ends',
  ]);
});
