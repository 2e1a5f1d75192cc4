// Messages from the host in the sidebar: nothing is sent before it was previewed as its readers will see it.
import { NAMES } from './game-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('a message is previewed, sent and withdrawn; one to a player stays folded', async () => {
  const [ana] = NAMES;
  const server = new FakeServer(playing());
  server.handlers.previewWord = ({ to, text }) => ({
    ok: true,
    value: {
      message: { to, text: `**From the host**, <t:1772366400:F> (<t:1772366400:R>)\n${text}` },
      where: ['It stands in one book.'],
    },
  });
  server.handlers.getMessages = () => ({ ok: true, value: [] });
  server.handlers.sayWord = ({ to, text }) => {
    server.view = playing({
      hostMessages: [{ row: 9, at: Date.UTC(2026, 2, 1, 12), to, text, changed: false }],
    });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByRole('navigation').getByRole('button', { name: 'Messages' }).click();
  await page.getByText('Send a message').click();
  await page.getByLabel('To', { exact: true }).selectOption(ana);
  await page.getByLabel('Message', { exact: true }).fill('SECRET word');
  await page.getByRole('button', { name: 'Preview message' }).click();
  await page.getByText('It stands in one book.').waitFor();
  // The preview shows formatting, not Discord's characters.
  const shown = page.locator('.message', { hasText: 'SECRET word' });
  expect(await shown.innerText()).toMatch(
    /^From the host, Sun, 1 Mar 2026, \d\d:00 \S+ \(\d+ days.* ago\)\nSECRET word$/,
  );
  expect(await shown.locator('strong').allInnerTexts()).toEqual(['From the host']);
  expect(server.calls.some(({ name }) => name === 'sayWord')).toBe(false);
  // After more typing, the message must be previewed again.
  await page.getByLabel('Message', { exact: true }).fill('SECRET words');
  await page.getByRole('button', { name: 'Preview message' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message sent.').waitFor();
  expect(server.calls.at(-1)).toMatchObject({
    name: 'sayWord',
    input: { to: { player: ana }, holder: `0:${ana}`, text: 'SECRET words' },
  });
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  await page.getByRole('button', { name: 'Edit or withdraw' }).click();
  await page.getByLabel('New text').fill('');
  await page.getByRole('button', { name: 'Preview message' }).click();
  await page.getByRole('button', { name: 'Withdraw message' }).click();
  await page.getByText('Message withdrawn.').waitFor();
  expect(server.calls.at(-1)).toMatchObject({
    name: 'sayWord',
    input: { to: { player: ana }, holder: `0:${ana}`, text: '', of: 9, before: 'SECRET words' },
  });
});
