// Google runs thirty executions of an account at once, the host's and all players' together: twenty pages and two windows
// of the host's stay within them, also where all open or send in the same second, and whoever is refused tries again
// less and less often. The pages' own calls and pauses run here; how long Google takes is drawn from what is measured.
import { refreshPause } from '../../sidebar/panel/desk/shown-desk';
import { callsInLine } from '../../sidebar/player/page-calls';
import { nextPause } from '../../sidebar/player/reading';
import { sendPatiently } from '../../sidebar/player/sending';
import { pollPause } from '../../sidebar/panel/live/shown-table';
import { prefetchOf } from '../../sidebar/panel/stage/resolve-steps';
import { PAGE_WAIT_MS } from '../../src/google/ports';
import { SHOWN_SECONDS } from '../../src/rounds/page/memory';
import { drawn } from '../support/drawn';

const AT_ONCE = 30;
const MINUTE = 60_000;
const PLAYERS = 20;
/** The number of looks that leave with the call that resolves, for so many players, and the time that each takes. */
const LOOKS = prefetchOf(PLAYERS + 1)?.parts ?? 0;
const LOOK_MS = 2000;

/**
 * The time that Google takes, in milliseconds: from the call to the script's first line, and for each thing the script
 * does then.
 */
const TAKES = {
  start: [400, 1500],
  readSheet: [700, 1500],
  submit: [600, 1500],
  write: [1500, 3000],
} as const;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Google as the executions of one account find it. */
class Google {
  /** More are refused. */
  atOnce = Infinity;
  most = 0;
  refused = 0;
  #running = 0;
  #locked = false;
  #waiting: (() => void)[] = [];
  /** The instant until which the pages that were read last are kept. */
  #keptUntil = 0;
  readonly #chance = drawn(7);

  take(what: keyof typeof TAKES): Promise<void> {
    const [least, longest] = TAKES[what];
    return sleep(least + this.#chance() * (longest - least));
  }

  /** Runs an execution. */
  async execute<T>(run: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      this.refused += 1;
      await sleep(200);
      throw new Error('There are too many scripts running simultaneously for this Google user account.');
    }
    this.#running += 1;
    this.most = Math.max(this.most, this.#running);
    try {
      await this.take('start');
      return await run();
    } finally {
      this.#running -= 1;
    }
  }

  /** Runs it with the script's lock; undefined where it did not come free in time. */
  async locked<T>(wait: number, run: () => Promise<T>): Promise<T | undefined> {
    const until = Date.now() + wait;
    while (this.#locked) {
      if (Date.now() >= until) return undefined;
      await Promise.race([
        new Promise<void>((resolve) => this.#waiting.push(resolve)),
        sleep(until - Date.now()),
      ]);
    }
    this.#locked = true;
    try {
      return await run();
    } finally {
      this.#locked = false;
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const goOn of waiting.sort(() => this.#chance() - 0.5)) goOn();
    }
  }

  /** A call of a page, as far as it takes time. */
  async visit(name: string): Promise<unknown> {
    const busy = { ok: false, error: { code: 'busy', text: '', again: true, passes: 'others' } };
    const done = { ok: true, value: null };
    switch (name) {
      case 'checkMove':
        await this.take('readSheet');
        return done;
      case 'sendMove': {
        const sent = await this.locked(PAGE_WAIT_MS, async () => {
          await this.take('readSheet');
          await this.take('submit');
          return done;
        });
        return sent ?? busy;
      }
      default: {
        if (Date.now() < this.#keptUntil) return done;
        const read = await this.locked(PAGE_WAIT_MS, async () => {
          if (Date.now() >= this.#keptUntil) await this.take('readSheet');
          this.#keptUntil = Date.now() + 1000 * SHOWN_SECONDS;
          return done;
        });
        return read ?? busy;
      }
    }
  }

  /** A change by the host: afterwards no page is as it was. */
  async change(): Promise<void> {
    await this.locked(10_000, () => this.take('write'));
    this.#keptUntil = 0;
  }
}

/** A phone that was never away. */
const STAYS = { pause: sleep, isAway: () => false };

const move = { key: '', stage: 'round-1', answers: [] };

/** A player's page from its opening on. */
class Page {
  readonly told: string[] = [];
  sent: 'not yet' | 'sent' | 'failed' = 'not yet';
  reads = 0;
  readonly #google: Google;
  readonly #shown: { readonly stage: { readonly live: boolean } };
  readonly #call;

  constructor(google: Google, live: boolean) {
    this.#google = google;
    this.#shown = { stage: { live } };
    this.#call = callsInLine((name) => google.execute(() => google.visit(name)));
  }

  async open(): Promise<void> {
    await this.#google.execute(() => this.#google.visit('readPage'));
    for (let failures = 0; ;) {
      const { ok } = await this.#call('readPage', { key: '', stamp: '' });
      this.reads += 1;
      failures = ok ? 0 : failures + 1;
      await sleep(nextPause(this.#shown, failures, false));
    }
  }

  /** Taps some answers, each of which is checked where the page has the time, and sends them. */
  async send(): Promise<void> {
    void this.#call('checkMove', move);
    void this.#call('checkMove', move);
    const say = (why: string): void => void this.told.push(why);
    const { ok } = await sendPatiently(move, this.#shown.stage.live, {
      call: this.#call,
      say,
      wanted: () => true,
      comeback: STAYS,
    });
    this.sent = ok ? 'sent' : 'failed';
  }
}

/** A window of the host's looks, and may do something more with what it has found. */
async function openWindow(
  google: Google,
  pause: (failures: number) => number,
  more: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (let failures = 0; ;) {
    const found = await google
      .execute(() => google.take('readSheet'))
      .then(
        () => true,
        () => false,
      );
    failures = found ? 0 : failures + 1;
    void more().catch(() => undefined);
    await sleep(pause(failures));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockImplementation(drawn(11));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Evening {
  readonly live?: boolean;
  /** Within how many milliseconds all open their pages. */
  readonly within?: number;
  readonly players?: number;
}

/** Twenty pages or more, opened, beside the host's two windows. */
async function opened({ live = false, within = MINUTE, players = PLAYERS }: Evening): Promise<{
  readonly google: Google;
  readonly pages: readonly Page[];
}> {
  const google = new Google();
  // The sidebar writes into books what becomes of what it has found; the table polls.
  void openWindow(google, refreshPause, () => google.execute(() => google.change()));
  void openWindow(google, (failures) => pollPause(failures, live ? 'last' : 'idle'));
  const pages = Array.from({ length: players }, () => new Page(google, live));
  for (const [index, page] of pages.entries()) {
    void sleep((within * index) / players).then(() => page.open());
  }
  await jest.advanceTimersByTimeAsync(within + MINUTE);
  return { google, pages };
}

/** All of them send within so many milliseconds, and the host resolves in the middle of it. */
async function allSend(google: Google, pages: readonly Page[], within: number): Promise<void> {
  for (const [index, page] of pages.entries()) {
    void sleep((within * index) / pages.length).then(() => page.send());
  }
  void sleep(5000).then(() => {
    void google.execute(() => google.change()).catch(() => undefined);
    for (let part = 0; part < LOOKS; part += 1)
      void google.execute(() => sleep(LOOK_MS)).catch(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
}

test.each([
  ['a game of days', false, AT_ONCE / 3],
  ['a live game', true, (AT_ONCE * 2) / 3],
])('twenty pages of %s and two windows only look: others find room', async (_, live, most) => {
  const { google, pages } = await opened({ live });
  expect(google.most).toBeGreaterThan(3);
  expect(google.most).toBeLessThanOrEqual(most);
  // They do look: each several times in these two minutes.
  for (const { reads } of pages) expect(reads).toBeGreaterThan(2);
});

test('all open their pages in the same second', async () => {
  const { google } = await opened({ within: 1000 });
  expect(google.most).toBeGreaterThan(PLAYERS / 2);
  expect(google.most).toBeLessThanOrEqual(AT_ONCE);
});

test('forty open their pages within half a minute, as their links were posted: all find room', async () => {
  const { google, pages } = await opened({ within: 30_000, players: 40 });
  expect(google.most).toBeGreaterThan(2);
  expect(google.most).toBeLessThanOrEqual(AT_ONCE / 2);
  for (const { reads } of pages) expect(reads).toBeGreaterThan(0);
});

test.each([1000, 20_000])('all send within %p ms, and the host resolves: all get in', async (within) => {
  const { google, pages } = await opened({});
  await allSend(google, pages, within);
  expect(google.most).toBeGreaterThan(PLAYERS / 2);
  expect(google.most).toBeLessThanOrEqual(AT_ONCE);
  expect(pages.map(({ sent }) => sent)).toEqual(pages.map(() => 'sent'));
  // One after the other: whoever waits is told, and tries again.
  expect(pages.filter(({ told }) => told.length > 0).length).toBeGreaterThan(PLAYERS / 3);
});

test('where Google refuses, pages say so, try again by themselves, and get in', async () => {
  const { google, pages } = await opened({});
  google.atOnce = PLAYERS / 2;
  await allSend(google, pages, 1000);
  expect(google.refused).toBeGreaterThan(PLAYERS / 2);
  expect(pages.flatMap(({ told }) => told)).toContainEqual(
    expect.stringMatching(/^No answer came yet\. The page tries again by itself/),
  );
  expect(pages.map(({ sent }) => sent)).toEqual(pages.map(() => 'sent'));
});

test('a page that cannot be read is read less and less often', () => {
  const shown = { stage: { live: true } };
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect([0, 1, 2, 3, 20].map((failures) => nextPause(shown, failures, false) / 1000)).toEqual([
    3, 6, 12, 24, 240,
  ]);
  expect(nextPause({ stage: { live: false } }, 0, false)).toBe(20_000);
  expect(nextPause(shown, 0, true)).toBe(120_000);
});

test('what nobody waits for any more is not asked, and what is sent goes before looks', async () => {
  const asked: string[] = [];
  const call = callsInLine(async (name) => {
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

test('what is sent does not wait for a check, and what follows waits for both', async () => {
  const asked: string[] = [];
  const call = callsInLine(async (name) => {
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
