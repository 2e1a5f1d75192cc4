// A page's sending: it goes on by itself until the answer has arrived, less and less often, and says nothing untrue meanwhile.
import { callsInLine } from '../../sidebar/player/page-calls';
import { sendPatiently } from '../../sidebar/player/sending';
import { drawn } from '../support/drawn';

const MINUTE = 60_000;

/** A phone that stays at hand, so that pauses last as long as they are meant to. */
const STAYS = {
  pause: (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms)),
  isAway: () => false,
};

const move = { key: '', stage: 'round-1', answers: [] };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockImplementation(drawn(11));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what is changed meanwhile is not tried again', async () => {
  let tries = 0;
  const call = callsInLine(() => {
    tries += 1;
    return Promise.resolve({ ok: false, error: { code: 'busy', text: '', passes: 'others' } });
  });
  const told: string[] = [];
  void sendPatiently(move, false, {
    call,
    say: (why) => told.push(why),
    wanted: () => tries < 3,
    comeback: STAYS,
  });
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect([tries, told.length]).toEqual([3, 2]);
});

/** The pauses between a page's tries to send while no answer comes, each with when it began, in milliseconds. */
async function pausesFor(
  live: boolean,
  ms: number,
): Promise<readonly (readonly [at: number, pause: number])[]> {
  const tries: number[] = [];
  const call = callsInLine(() => {
    tries.push(Date.now() - began);
    return Promise.reject(new Error('NetworkError'));
  });
  const began = Date.now();
  const ended = jest.fn();
  const wanted = (): boolean => Date.now() < began + ms;
  void sendPatiently(move, live, { call, say: () => undefined, wanted, comeback: STAYS }).then(ended);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(ended).not.toHaveBeenCalled();
  return tries.slice(1).map((at, index) => [tries[index] ?? 0, at - (tries[index] ?? 0)]);
}

test('in a live game no pause between two tries is longer than two seconds, for a minute and more', async () => {
  const pauses = await pausesFor(true, 2 * MINUTE);
  const early = pauses.filter(([at]) => at <= 1.5 * MINUTE).map(([, pause]) => pause);
  expect(Math.max(...early)).toBeLessThanOrEqual(2000);
  expect(early.length).toBeGreaterThan(40);
  // Fewer than the script takes of a player in a minute.
  expect(early.length).toBeLessThan(90);
});

test.each([true, false])(
  'sending ends by no time of its own (live: %p): the pauses grow up to a minute',
  async (live) => {
    const pauses = await pausesFor(live, 180 * MINUTE);
    const longest = (from: number, until: number): number =>
      Math.max(
        ...pauses.filter(([at]) => at >= from * MINUTE && at < until * MINUTE).map(([, pause]) => pause),
      );
    expect(longest(0, 2)).toBeLessThan(16_000);
    expect(longest(20, 30)).toBeGreaterThan(longest(0, 2));
    expect(longest(120, 180)).toBeGreaterThan(MINUTE);
    expect(longest(0, 180)).toBeLessThan(1.3 * MINUTE);
  },
);

test('an answer that may have arrived is called not sent by no later try', async () => {
  const told: string[] = [];
  const answers = ['unsure', 'google', 'others', undefined].map((passes) => ({
    ok: false,
    error: { code: 'refused', text: '', ...(passes === undefined ? {} : { passes }) },
  }));
  const call = callsInLine(() => Promise.resolve(answers.shift()));
  const say = (why: string): void => void told.push(why);
  void sendPatiently(move, false, { call, say, wanted: () => true, comeback: STAYS });
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(answers).toEqual([]);
  expect(told).toHaveLength(3);
  expect(told.join(' ')).not.toMatch(/Not sent/);
});
