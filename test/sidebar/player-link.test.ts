// A player’s link in the sidebar: copied and replaced.
import { NAMES } from './game-fixtures';
import { playing } from './screens';
import { bottom, FakeServer, openSidebar } from './sidebar-page';

test('a player’s link can be copied, even without access to the clipboard', async () => {
  const { page } = await openSidebar(new FakeServer(playing()));
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
  await page.locator('.player > summary').first().click();
  await page.getByRole('button', { name: 'Copy link for Ana' }).click();
  const box = page.getByLabel('Press Ctrl+C to copy').and(page.locator(':focus'));
  expect(await box.inputValue()).toBe('https://forms.example.org/round?key=0');
  expect(await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(37);
  expect(await page.locator('.player').first().locator('a').getAttribute('href')).toBe(
    'https://books.example.org/0',
  );
});

test('a new link is made after asking, with a new book if the host wants one', async () => {
  const server = new FakeServer(playing());
  const { page } = await openSidebar(server);
  const name = NAMES[4];
  const openRow = async (): Promise<void> => {
    await page.locator('.player > summary').nth(4).click();
    await page.locator('.player').nth(4).getByText('More').click();
    await page.getByRole('button', { name: `New link for ${name}` }).click();
  };
  await openRow();
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await bottom(page).getByText('has a new link').waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'replaceKey',
    input: { person: `0:${name}`, newBook: false },
  });
  // The invitation with the new link can be copied.
  await page.getByRole('button', { name: `Copy the invitation to ${name}` }).waitFor();
  await page.getByRole('button', { name: '← Round 2' }).click();
  await openRow();
  await page.getByLabel('A new book, too').check();
  await page.getByRole('button', { name: 'Make a new link and a new book' }).click();
  await bottom(page).getByText('has a new link and a new book').waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'replaceKey',
    input: { person: `0:${name}`, newBook: true },
  });
});
