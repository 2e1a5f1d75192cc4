// What the sidebar shows before it has read the game, and if reading fails.
import { empty, FakeServer, openSidebar } from './sidebar-page';

/** Records every line that the page ever shows. */
function keepLines(): void {
  const lines = new Set<string>();
  Object.assign(window, { lines });
  new MutationObserver(() => {
    for (const line of document.querySelector('body')?.innerText.split('\n') ?? []) lines.add(line);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

test('the sidebar first says that it reads the game, and reports failure only if reading failed', async () => {
  const server = new FakeServer(empty());
  const { page } = await openSidebar(server, (window) => window.addInitScript(keepLines));
  const lines = await page.evaluate(() => [...(window as unknown as { lines: Set<string> }).lines]);
  expect(lines).toContain('Loading the game…');
  expect(lines).not.toContain('The game couldn’t be loaded.');
  server.failure = 'Google is out of order.';
  await page.reload();
  await page.getByText('The game couldn’t be loaded.').waitFor();
});
