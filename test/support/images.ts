// Finds images of a page that are not visible.
import type { Frame, Page } from 'playwright-core';

/** The addresses of images that aren't visible once all have loaded or failed. */
export async function unseenImages(where: Page | Frame): Promise<readonly string[]> {
  return where.evaluate(async () => {
    const shown = [...document.images];
    // A broken image rejects, and its naturalWidth is 0.
    await Promise.allSettled(shown.map((image) => image.decode()));
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}
