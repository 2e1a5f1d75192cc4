// Resolving in the sidebar: what it asks first, what the status line says, and what a second click does.
import { stage } from './stage-fixtures';
import { playing, RESOLVE, place } from './screens';
import { empty, openSidebar, openWithClock } from './sidebar-page';
import { COMPLETE, WAITING, resolvingServer } from './resolving-server';

test('if everyone has answered, one click resolves and delivers, and says so', async () => {
  const server = resolvingServer();
  const { page, errors } = await openSidebar(server);
  await page.getByRole('button', { name: RESOLVE }).click();
  await page.getByRole('button', { name: /^Continue to/ }).waitFor();
  expect(server.names()).toEqual(['resolveRound', 'deliverSome', 'deliverSome', 'deliverSome']);
  const prefetch = { click: expect.stringMatching(/./) as unknown, parts: 1 };
  expect(server.calls[1]?.input).toEqual({ stage: 'round-2', token: '', deliver: true, prefetch });
  expect(server.prefetch).toEqual([{ ...prefetch, part: 0 }]);
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('Round 2 is resolved');
  expect(text).toContain('✓ Everything is delivered.');
  expect(text).not.toContain('SECRET');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Round 3');
  expect(errors).toEqual([]);
});

test('if players are missing, it asks first and names them; Cancel and Escape do nothing', async () => {
  const server = resolvingServer(playing());
  const { page } = await openSidebar(server);
  const button = page.getByRole('button', { name: RESOLVE });
  await button.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.innerText()).toContain('Wolfeschlegelsteinhausenbergerdorff');
  expect(await dialog.innerText()).toContain('Their pairs claim nothing.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(server.names()).toEqual([]);
  await button.click();
  await dialog.getByRole('button', { name: 'Resolve it' }).click();
  await page.getByRole('heading', { name: 'Round 2 is resolved' }).waitFor();
});

test('it checks who is missing at that moment, and doesn’t ask if everyone has answered by then', async () => {
  const server = resolvingServer(playing());
  const { page } = await openSidebar(server);
  const button = page.getByRole('button', { name: RESOLVE });
  await page.getByText('2 of 8 have answered').waitFor();
  server.view = playing({ stage: stage({ waitingFor: ['Bo'], ifMissing: ['They claim nothing.'] }) });
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 player had no valid answer at').waitFor();
  expect((await dialog.innerText()).replace(/\s+/g, ' ')).toMatch(
    /at \w+ \d+ \w+, \d\d:\d\d:\d\d \S+: Bo\. They claim nothing\. Answers that arrive before you resolve still count\./,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  server.view = playing({ stage: stage({ waitingFor: [] }) });
  await button.click();
  await page.getByRole('heading', { name: 'Round 2 is resolved' }).waitFor();
});

test('a window still showing a resolved round cannot resolve the next game', async () => {
  const server = resolvingServer();
  const { page } = await openWithClock(server);
  await page.getByRole('button', { name: RESOLVE }).click();
  await page.getByRole('button', { name: /^Continue to/ }).waitFor();
  await server.settled();
  server.view = empty();
  await page.clock.runFor(21_000);
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  const first = stage({ name: 'round-1', title: 'Round 1', waitingFor: [] });
  server.view = playing({ at: { match: 'another', stage: 'first' }, stage: first, past: [] });
  await page.clock.runFor(21_000);
  await page.getByText('Opening this screen doesn’t resolve anything.').waitFor();
  expect(server.names().filter((name) => name === 'resolveRound')).toHaveLength(1);
});

test('while the server is slow, a second click does nothing, and the status line says what happens', async () => {
  const written = WAITING.map((entry) => ({ ...entry, state: 'done' as const }));
  const server = resolvingServer(playing({ stage: COMPLETE, deliveries: written }));
  const { page } = await openSidebar(server);
  const release = server.hold();
  await page.getByRole('button', { name: RESOLVE }).dblclick();
  // Each book is listed as waiting until the call that writes it is answered.
  await page
    .getByRole('contentinfo')
    .getByText('Resolving Round 2, then writing Ana’s book, Bo’s book, Chen’s book and 5 more…')
    .waitFor();
  release();
  await page.getByRole('button', { name: /^Continue to/ }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Round 2 is resolved');
  expect(server.names().filter((name) => name === 'resolveRound')).toHaveLength(1);
  // Help and Refresh stay available, and help leads back to where it was opened.
  const bottom = page.getByRole('contentinfo');
  expect(await bottom.getByRole('button').allInnerTexts()).toEqual(['Help', 'Refresh']);
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await place(page, 'Messages');
  await bottom.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: '← Back' }).click();
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
});
