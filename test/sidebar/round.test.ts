// The open round in the sidebar: each player’s status, secrets, refreshing, practice, the end.
import { PAST, stage, submission } from './stage-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar, openWithClock } from './sidebar-page';

test('who has answered shows right away; what was sent only shows on request', async () => {
  const open = stage();
  // The clock is stopped, since on a busy machine a minute can pass before the page is read.
  const now = (open.deadline ?? 0) - 3 * 3600_000 - 12 * 60_000;
  const { page } = await openSidebar(new FakeServer(playing({ stage: open })), (opened) =>
    opened.clock.setFixedTime(now),
  );
  const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('2 of 8 have answered');
  expect(text).toMatch(/Ana ✓ Answered Bo ◷ Late Chen ✓ Answered/);
  expect(text).toContain('in 3 h 12 min');
  expect(text).toMatch(/\d\d:\d\d (CET|CEST)/);
  expect(text).not.toContain('Whom you trust');
  expect(text).not.toContain('3 is odd');
  const wolf = page.locator('.player').nth(3);
  await wolf.locator('> summary').click();
  expect(await wolf.innerText()).not.toContain('3 is odd');
  await wolf.getByRole('button', { name: 'Show 1 answer' }).click();
  expect(await wolf.innerText()).toContain('Row: 3 is odd. Choose an even row.');
  expect(await wolf.innerText()).toContain('Bo, Li, Mei');
});

test('it refreshes automatically without changing the focus, unfolded parts or typed text', async () => {
  const hostQuestions = PAST.hostQuestions;
  const server = new FakeServer(playing({ stage: stage({ hostQuestions }) }));
  const { page } = await openWithClock(server);
  await page.locator('.player > summary').nth(1).click();
  await page.getByText('Your entries').click();
  const box = page.getByLabel('Missions held');
  await box.focus();
  await page.keyboard.type('12');
  const before = await box.boundingBox();
  server.view = playing({
    stage: stage({
      hostQuestions,
      submissions: [...stage().submissions, submission({ id: 'b2', player: 'Bo' })],
      waitingFor: stage().waitingFor.filter((name) => name !== 'Bo'),
    }),
  });
  await page.clock.runFor(21_000);
  await page.getByText('3 of 8 have answered').waitFor();
  expect(await box.inputValue()).toBe('12');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('.player').nth(1).getAttribute('open')).not.toBeNull();
  expect((await box.boundingBox())?.y).toBe(before?.y);
  expect(server.calls.map(({ name }) => name)).toEqual(['getDesk', 'getDesk']);
});

test('a failed refresh is reported quietly, and an overtaken one is dropped', async () => {
  const server = new FakeServer(playing());
  const { page } = await openWithClock(server);
  server.failure = 'NetworkError';
  await page.clock.runFor(21_000);
  await page.getByText('This may be out of date').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  server.failure = 'NetworkError: Connection failure due to HTTP 403';
  await page.clock.runFor(60_000);
  await page.getByText('close the window, then open it again from the menu').waitFor();
  server.failure = undefined;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('close the window').waitFor({ state: 'detached' });
});

test('on a touch screen, everything to tap is as large as a fingertip', async () => {
  const { page } = await openSidebar(new FakeServer(playing()), undefined, undefined, true);
  await page.locator('.player > summary').nth(1).click();
  const heights = await page
    .locator('main :is(button, summary, a.button, input, select)')
    .evaluateAll((all) =>
      // A checkbox can be tapped anywhere on its line.
      all.map(
        (one) => [one.textContent, (one.closest('.tick') ?? one).getBoundingClientRect().height] as const,
      ),
    );
  expect(heights.filter(([, height]) => height > 0 && height < 44)).toEqual([]);
});
