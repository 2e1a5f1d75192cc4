// Finds the images of a page that cannot be seen.
import type { Frame, Page } from 'playwright-core';

/** The addresses of those of which nothing is seen, once all have come or failed. */
export async function unseenImages(where: Page | Frame): Promise<readonly string[]> {
  return where.evaluate(async () => {
    const shown = [...document.images];
    // It fails for a broken one, whose naturalWidth is then 0.
    await Promise.allSettled(shown.map((image) => image.decode()));
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}
