// Looking again by itself: how often the sidebar and the table do, and that they ask less often while it fails.
import type { Page } from 'playwright-core';
import { liveGame, openTablePage, serverShowing, tableOf, ticking } from './live-game';
import { paceOf, pollPause } from '../../sidebar/panel/live/shown-table';
import { pauseAfter } from '../../sidebar/shared/pause';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

const STEP = 500;

/** Stops the page's clock, which only `pauses` moves on then: a busy machine takes seconds of real time for a step. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** The seconds of the page's clock from one look to the next, for the next looks. */
async function pauses(
  page: Page,
  server: FakeServer,
  call: string,
  looks: number,
): Promise<readonly number[]> {
  const count = (): number => server.calls.filter(({ name }) => name === call).length;
  const found: number[] = [];
  for (let look = 0; look <= looks; look += 1) {
    const before = count();
    let steps = 0;
    for (; count() === before; steps += 1) await page.clock.runFor(STEP);
    await server.settled();
    found.push((steps * STEP) / 1000);
  }
  return found.slice(1);
}

/** Expects pauses as long as these, or a little longer: the page draws each answer. */
function expectPauses(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [index, seconds] of found.entries()) {
    expect(seconds).toBeGreaterThanOrEqual((expected[index] ?? 0) - 1);
    expect(seconds).toBeLessThan((expected[index] ?? 0) + 3);
  }
}

test('each failure doubles the pause, up to the longest', () => {
  expect([0, 1, 2, 3, 9].map((failures) => pauseAfter(failures, 20, 160))).toEqual([20, 40, 80, 160, 160]);
});

test('the sidebar looks every twenty seconds, and less and less often while that fails', async () => {
  const server = new FakeServer(playing());
  const { page } = await openSidebar(server, (opened) => opened.clock.install());
  await stopClock(page);
  expectPauses(await pauses(page, server, 'getDesk', 2), [20, 20]);
  server.failure = 'NetworkError';
  expectPauses(await pauses(page, server, 'getDesk', 3), [40, 80, 160]);
  server.failure = undefined;
  expectPauses((await pauses(page, server, 'getDesk', 1)).slice(-1), [20]);
});

test('the table looks twice a second while one player alone is missing, unless that fails', () => {
  const stage = (...all: readonly boolean[]) => ({
    deadline: 1,
    players: all.map((sent, at) => ({ player: `P${at}`, name: `P${at}`, sent })),
  });
  expect(paceOf(null)).toBe('idle');
  expect(paceOf({ ...stage(true, false), deadline: null })).toBe('idle');
  expect(paceOf(stage(false, false))).toBe('ticking');
  expect(paceOf(stage(true, false))).toBe('last');
  expect(paceOf(stage(true, true))).toBe('ticking');
  expect([0, 1, 2].map((failures) => pollPause(failures, 'last'))).toEqual([500, 4000, 8000]);
});

test('the table looks every four seconds, every second while the clock runs, and less often while that fails', async () => {
  const round = tableOf(liveGame(/^round-2$/));
  const server = serverShowing(round);
  const { page } = await openTablePage(server, (opened) => opened.clock.install());
  await stopClock(page);
  expectPauses(await pauses(page, server, 'getTable', 2), [4, 4]);
  server.handlers.getTable = () => ({ ok: true, value: ticking(round, 1) });
  expectPauses((await pauses(page, server, 'getTable', 3)).slice(1), [1, 1]);
  server.failure = 'NetworkError';
  expectPauses(await pauses(page, server, 'getTable', 4), [4, 8, 16, 32]);
});
