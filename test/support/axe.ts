// Faults that axe-core finds on a page.
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Each violation as the rule and the element that breaks it; of this page or frame, not of the frames in it. */
export async function axeViolations(where: Page | Frame): Promise<readonly string[]> {
  // Not as a script element: a page's own policy would refuse it, as it should.
  if (!(await where.evaluate<boolean>('"axe" in window'))) await where.evaluate(SOURCE);
  const { violations } = await where.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"], iframes: false })',
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
