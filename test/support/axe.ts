// Finds accessibility problems of a page with axe-core.
import { readFileSync } from 'node:fs';
import type Axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Makes axe-core available in all pages of this window from now on. It's only loaded when used. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(`window.readAxe = () => { ${SOURCE} };`);
}

/** The rules that depend on colors. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Lists each fault as its rule and element, without inner frames. With `colours`, only checks rules about colors, for pages
 * that were already checked.
 */
export async function axeViolations(
  where: Page | Frame,
  rules: 'all rules' | 'colours' = 'all rules',
): Promise<readonly string[]> {
  // Evaluated as code, since the page's security policy blocks script elements.
  const isThere = await where.evaluate<boolean>('"readAxe" in window && readAxe(), "axe" in window');
  if (!isThere) await where.evaluate(SOURCE);
  return where.evaluate(
    async (only) => {
      // Only the violations leave the page, since axe-core's full results are large.
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
