// A page retries sending until it gets a reply, with longer and longer pauses. What it says meanwhile is always true.
import { newCallQueue } from '../../sidebar/player/page-calls';
import { sendWithRetries } from '../../sidebar/player/sending';
import { drawn } from '../support/drawn';

const MINUTE = 60_000;
const move = { key: '', stage: 'round-1', answers: [] };

/** The time, which only pauses advance. */
let now = 0;

beforeEach(() => {
  now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(Math, 'random').mockImplementation(drawn(11));
});

afterEach(() => jest.restoreAllMocks());

const answering = (passes: readonly ('unsure' | 'google' | 'others' | undefined)[]) => {
  const left = [...passes];
  return newCallQueue(() =>
    Promise.resolve({ ok: false, error: { code: 'x', text: '', passes: left.shift() } }),
  );
};

/** The pauses between a page's tries while no reply comes, each with its start, in milliseconds. */
async function pausesFor(
  live: boolean,
  ms: number,
): Promise<readonly (readonly [at: number, pause: number])[]> {
  const pauses: (readonly [number, number])[] = [];
  const pause = (length: number): Promise<void> => {
    pauses.push([now, length]);
    now += length;
    return Promise.resolve();
  };
  const noAnswer = newCallQueue(() => Promise.reject(new Error('NetworkError')));
  const comeback = { pause, isAway: () => false };
  await sendWithRetries(move, live, {
    call: noAnswer,
    advice: '',
    say: () => undefined,
    wanted: () => now < ms,
    comeback,
  });
  return pauses;
}

test('in a live game no pause between two tries is longer than two seconds, for a minute and more', async () => {
  const pauses = await pausesFor(true, 1.5 * MINUTE);
  expect(Math.max(...pauses.map(([, pause]) => pause))).toBeLessThanOrEqual(2000);
  expect(pauses.length).toBeGreaterThan(40);
  // The script refuses a player's calls beyond this rate.
  expect(pauses.length).toBeLessThan(90);
});

test.each([true, false])('sending never gives up (live: %p): pauses grow to a minute', async (live) => {
  const pauses = await pausesFor(live, 180 * MINUTE);
  const longest = (from: number, until: number): number =>
    Math.max(
      ...pauses.filter(([at]) => at >= from * MINUTE && at < until * MINUTE).map(([, pause]) => pause),
    );
  expect(longest(0, 2)).toBeLessThan(16_000);
  expect(longest(20, 30)).toBeGreaterThan(longest(0, 2));
  expect(longest(120, 180)).toBeGreaterThan(MINUTE);
  expect(longest(0, 180)).toBeLessThan(1.3 * MINUTE);
});

test('if an answer may have arrived, no later try says that it was not sent', async () => {
  const told: string[] = [];
  await sendWithRetries(move, false, {
    call: answering(['unsure', 'google', 'others', undefined]),
    advice: 'Open your link again.',
    say: (why) => void told.push(why),
    wanted: () => true,
    comeback: { pause: () => Promise.resolve(), isAway: () => false },
  });
  expect(told).toHaveLength(3);
  expect(told.join(' ')).not.toMatch(/Not sent/);
  expect(told.map((why) => why.endsWith('Open your link again.'))).toEqual([false, false, true]);
});
