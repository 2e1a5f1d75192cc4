// The note on what went wrong, at the bottom of the sidebar: it covers nothing, and goes when it is answered.
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('a note leaves the button free, and goes once something is changed', async () => {
  const server = new FakeServer(playing());
  const problems = [{ title: 'Row', text: 'Row: 3 is odd. Choose an even row.' }];
  server.handlers.applyChange = () => ({
    ok: false,
    error: { code: 'x', text: 'It would be refused. Change it, then try again. '.repeat(4), problems },
  });
  const { page } = await openSidebar(server);
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: 'Replace submission for Ana' }).click();
  await page.getByLabel('Reason').fill('By phone');
  const enter = page.getByRole('button', { name: 'Enter it' });
  await enter.click();
  await page.getByRole('alert').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const button = await enter.boundingBox();
  const note = await page.getByRole('contentinfo').boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(note?.y ?? 0);
  await page.getByLabel('Row').fill('4');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await page.getByText('Row: 3 is odd. Choose an even row.').count()).toBe(1);
});
