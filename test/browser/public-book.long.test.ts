// The public book on a spectator's phone: tabs work, only tables scroll sideways, and new rounds appear automatically.
import { unwrapReply } from '../../src/commands/desk-calls';
import { withLocalLinks } from '../../src/local/server/links';
import { axeViolations } from '../support/axe';
import { play, resolve } from './phone';
import { Started } from './started';

test('a spectator reads one tab at a time, and the next round comes without a reload', async () => {
  const started = await Started.start({ lan: true });
  play(started, 'wanted-sharpshooters', 1);
  unwrapReply(started.api.deliverSome());
  const page = await started.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(withLocalLinks(started.game().publicBook, started.players));
  const tabs = page.getByRole('navigation', { name: 'Tabs' }).getByRole('link');
  expect(await page.locator('.tab:visible').count()).toBe(1);
  for (const tab of await tabs.all()) {
    const title = (await tab.textContent()) ?? '';
    await tab.click();
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    expect(await page.locator('.tab:visible').count()).toBe(1);
    const open = `[...document.querySelectorAll('nav a')].filter((a) => getComputedStyle(a).fontWeight === '700').map((a) => a.textContent)`;
    expect(await page.evaluate(open)).toEqual([title]);
    // On a phone, Now has no room for its side columns. Their content is also on other tabs, so hiding them loses nothing.
    if (title === 'Now') {
      const cut =
        'document.querySelector(".tab-first").scrollWidth - document.querySelector(".tab-first").clientWidth';
      expect(await page.evaluate<number>(cut)).toBe(0);
      expect(await page.locator('td.beside').count()).toBeGreaterThan(0);
    }
    const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(wide)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await tabs.first().click();
  const now = page.locator('.tab-first');
  const { title } = started.stage();
  await now.getByText(title, { exact: true }).first().waitFor();
  resolve(started);
  unwrapReply(started.api.deliverSome());
  await now.getByText(started.stage().title, { exact: true }).first().waitFor();
  expect(await started.end()).toEqual([]);
});
