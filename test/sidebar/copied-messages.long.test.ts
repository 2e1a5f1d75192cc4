// Messages to copy in the sidebar: results, correction notices, reminders. Private ones are hidden.
import { round, stage } from './stage-fixtures';
import { place, playing } from './screens';
import { openSidebar } from './sidebar-page';
import { correctionsServer } from './corrections-server';

test('messages are ready for each audience; private ones are copied unseen', async () => {
  const server = correctionsServer({ getMessages: () => ({ ok: true, value: round().messages }) });
  const { page } = await openSidebar(server, async (opened) => {
    await opened.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  await place(page, 'Messages');
  await page.getByRole('heading', { name: 'Everyone', exact: true }).waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ stage: 'round-1' });
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  await page.getByRole('button', { name: 'Copy the message to Ana' }).click();
  await page.getByRole('button', { name: '✓ Copied the message to Ana' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '**Round 2** for Ana: SECRET 4 points.',
  );
  await page.getByLabel('Stage').selectOption('Round 2 (open now)');
  await page.getByRole('heading', { name: 'Everyone', exact: true }).waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ stage: 'round-2' });
});

test('each missing player has a reminder to copy unseen, as long as they are missing', async () => {
  const reminders = ['Bo', 'Dee'].map((player) => ({ to: { player }, text: `SECRET reminder of ${player}` }));
  const server = correctionsServer({ getMessages: () => ({ ok: true, value: round().messages }) });
  server.view = playing({
    stage: stage({ reminders, hostNews: [{ to: { player: 'Bo' }, text: 'SECRET sale' }] }),
  });
  const { page } = await openSidebar(server, async (opened) => {
    await opened.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.clock.install();
  });
  await page.getByRole('button', { name: /^Remind/ }).click();
  await page.getByRole('heading', { name: 'Send reminders' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  expect(await page.getByRole('button', { name: /^Copy the reminder to/ }).count()).toBe(2);
  await page.getByRole('button', { name: 'Copy the reminder to Dee' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SECRET reminder of Dee');
  server.view = playing({ stage: stage({ reminders: reminders.slice(1) }) });
  await page.clock.runFor(21_000);
  await page.getByRole('button', { name: 'Copy the reminder to Bo' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /^Copy the reminder to/ }).count()).toBe(1);
});
