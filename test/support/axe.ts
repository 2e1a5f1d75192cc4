// Finds what is wrong with a page for people with disabilities, by axe-core.
import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Sends axe-core once to all that this page opens from now on; it's read only where it's used. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(`window.readAxe = () => { ${SOURCE} };`);
}

/** The rules that a page can break by its colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Lists each fault as its rule and element, in this page or frame without its inner frames. Colours alone can be checked
 * again for a page that was checked before.
 */
export async function axeViolations(
  where: Page | Frame,
  rules: 'all rules' | 'colours' = 'all rules',
): Promise<readonly string[]> {
  // Run as code: a script element would be refused by the page's security policy, as it should be.
  const isThere = await where.evaluate<boolean>('"readAxe" in window && readAxe(), "axe" in window');
  if (!isThere) await where.evaluate(SOURCE);
  return where.evaluate(
    async (only) => {
      // Only what is wrong leaves the page: all else that axe-core tells of each element is much.
      const { axe } = window as unknown as { readonly axe: Pick<typeof Axe, 'run'> };
      const { violations } = await axe.run(document, {
        ...{ resultTypes: ['violations'], iframes: false },
        ...(only.length > 0 ? { runOnly: only } : {}),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    rules === 'colours' ? COLOURS : [],
  );
}
