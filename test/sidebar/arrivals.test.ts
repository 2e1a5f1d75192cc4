// When a live stage is resolved, the sidebar waits for answers that are still arriving.
import { play } from './play-fixtures';
import { stage } from './stage-fixtures';
import { msToWaitForAnswers, describeWait } from '../../sidebar/panel/stage/arrivals';
import { playing, resolved, RESOLVE } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

const closing = { deadline: 100_000, graceSeconds: 2, complete: false };

test.each([
  ['before the deadline, with players missing', closing, 50_000, 5000],
  ['before the deadline, with everyone in', { ...closing, complete: true }, 50_000, 0],
  ['within the grace', closing, 101_000, 5000],
  ['just after it', closing, 103_000, 4000],
  ['just after it, with everyone in', { ...closing, complete: true }, 103_000, 4000],
  ['long after it', closing, 107_000, 0],
  ['without a deadline', { ...closing, deadline: null }, 0, 0],
])('%s', (_, stage, now, wait) => {
  expect(msToWaitForAnswers(stage, now, 5000)).toBe(wait);
});

test('if responses were found to take longer, the wait is longer', () => {
  expect(msToWaitForAnswers(closing, 101_000, 11_000)).toBe(11_000);
});

test('the wait is shown in seconds', () => {
  expect(describeWait(3600)).toBe('Waiting 4 s for answers sent in the last few seconds');
});

test('the sidebar only waits in a live game', async () => {
  for (const live of [true, false]) {
    const now = Date.now();
    const open = stage({ deadline: now - 1000, graceSeconds: 0, waitingFor: [] });
    const server = new FakeServer(playing({ live, stage: open }));
    const notices = live ? ['Read from the form itself: what Ana sent.'] : [];
    server.handlers = {
      resolveRound: () => ({ ok: true, value: resolved({ notices, desk: playing({ ...play(), live }) }) }),
    };
    const { page } = await openSidebar(
      server,
      live ? (opened) => opened.clock.install({ time: now }) : undefined,
    );
    await page.getByRole('button', { name: RESOLVE }).click();
    if (live) {
      await page.getByText(/Waiting \d s for answers sent in the last few seconds/).waitFor();
      expect(server.names()).not.toContain('resolveRound');
      await page.clock.runFor(5000);
    }
    await page.getByRole('heading', { name: 'Round 2 is resolved' }).waitFor();
    expect(await page.getByText('what Ana sent').count()).toBe(notices.length);
  }
});
