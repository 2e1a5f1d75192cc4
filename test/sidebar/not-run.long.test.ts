// What a page shows if its script didn't start, and if it did.
import type { Page } from 'playwright-core';
import { toServedPage } from 'apps-script-stand-in/services/served-page';
import { axeViolations } from '../support/axe';
import { newContext } from '../support/browser';
import { builtPlayerPage, builtSidebar } from '../support/built-program';

const SENTENCE = 'If you still see this after ten seconds, the page couldn’t start.';

/** A 300-pixel-wide page, as Google serves it, with this text in front of its script. */
async function served(html: string, before: string, prepare = ''): Promise<{ page: Page; errors: string[] }> {
  const context = await newContext({ viewport: { width: 300, height: 700 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(prepare);
  const address = 'https://page.example.org/';
  const body = toServedPage(html.replace('<script>', () => `<script>${before}`));
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  return { page, errors };
}

describe.each([
  ['sidebar', builtSidebar, ['What you opened:', 'Browser and its version:']],
  ['player', builtPlayerPage, ['Browser and its version:']],
])('the page %s', (name, built, toFillIn) => {
  test('says after two seconds that it couldn’t start, and what to report', async () => {
    const { page, errors } = await served(built(), 'var at = `https://a.example`;');
    const sentence = page.getByText(SENTENCE);
    await sentence.waitFor();
    expect(errors).toEqual([expect.stringMatching(/Unexpected|Invalid/) as unknown]);
    const report = await page.getByText(`Page ${name}.html of Round Keeper`).innerText();
    expect(report.split('\n').map((line) => line.trim())).toEqual([
      expect.stringMatching(/^Page \w+\.html of Round Keeper \d+\.\d+\.\d+ \([0-9a-f]{8}\) didn’t start\.$/),
      ...toFillIn,
    ]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(300);
    const shown = await page.locator('.not-run').evaluate((element: HTMLElement) => {
      const isShown = (): boolean => getComputedStyle(element).visibility === 'visible';
      // Restart the animation.
      element.style.animation = 'none';
      const whole = isShown();
      element.style.animation = '';
      const [animation] = element.getAnimations();
      if (animation === undefined) return [];
      animation.pause();
      const at = (time: number): boolean => {
        animation.currentTime = time;
        return isShown();
      };
      return [at(0), at(1900), at(2000), whole];
    });
    expect(shown).toEqual([false, false, true, true]);
  });
});
