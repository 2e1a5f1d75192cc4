// The preview of a round in the sidebar: what's folded, when it's outdated, its tables, and resolving from it.
import { TABS } from './stage-fixtures';
import { playing, RESOLVE } from './screens';
import { openSidebar, openWithClock } from './sidebar-page';
import { COMPLETE, resolvingServer } from './resolving-server';

test('a preview writes nothing and folds private parts; Resolve then sends its token', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'What each player will read' }).waitFor();
  expect(server.names()).toEqual(['previewRound']);
  expect(await page.locator('main').innerText()).toContain('2 of 8 were in.');
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  await page.getByText('Who leads (only for you)').click();
  expect(await page.locator('main').innerText()).toContain('SECRET 7');
  await page.locator('summary').filter({ hasText: /^Ana$/ }).click();
  expect(await page.locator('main').innerText()).toContain('Round 2 for Ana: SECRET 4 points.');
  await page.getByRole('button', { name: RESOLVE }).click();
  await page.getByRole('heading', { name: 'Round 2 is resolved' }).waitFor();
  expect(server.calls.find(({ name }) => name === 'resolveRound')?.input).toEqual({
    stage: 'round-2',
    token: 'token-1',
    deliver: true,
    prefetch: { click: expect.stringMatching(/./) as unknown, parts: 1 },
  });
});

test('a preview’s complete tables open in a wide window, with private ones folded', async () => {
  const server = resolvingServer();
  server.handlers.previewTabs = () => ({ ok: true, value: TABS });
  const { page } = await openSidebar(server, (opened) =>
    opened.addInitScript(`window.ROUND_KEEPER_SCREEN = 'tabs'`),
  );
  const standing = page.getByRole('region', { name: 'Table Standing' });
  await standing.waitFor();
  expect(await standing.getByRole('row').count()).toBe(9);
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  // The table isn't a scrolling area within the page.
  expect(await standing.evaluate((table) => getComputedStyle(table).maxHeight)).toBe('none');
  server.handlers.previewTabs = () => ({ ok: false, error: { code: 'game-over', text: 'It is over.' } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('alert').getByText('It is over.').waitFor();
});

test('an outdated preview says so, and Resolve asks before continuing', async () => {
  const server = resolvingServer();
  const { page } = await openWithClock(server);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'What each player will read' }).waitFor();
  server.view = playing({ stage: { ...COMPLETE, submissions: COMPLETE.submissions.slice(1) } });
  await page.clock.runFor(21_000);
  await page.getByText('This preview is out of date').waitFor();
  await page.getByRole('button', { name: RESOLVE }).click();
  await page.getByRole('dialog').getByText('The game has changed since your preview.').waitFor();
  expect(server.names()).toEqual(['previewRound']);
});
