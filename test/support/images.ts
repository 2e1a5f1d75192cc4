// Finds images of a page that are not visible.
import type { Frame, Page } from 'playwright-core';

/** Gives the addresses of the images that are not visible, once all have loaded or failed. */
export async function unseenImages(where: Page | Frame): Promise<readonly string[]> {
  return where.evaluate(async () => {
    const shown = [...document.images];
    // For a broken image this rejects, and its naturalWidth is 0.
    await Promise.allSettled(shown.map((image) => image.decode()));
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
}
