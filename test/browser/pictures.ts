// Saves pictures for the docs. `npm run pictures` sets their folder in PICTURES; other test runs use a temporary one.
import { statSync } from 'node:fs';
import * as path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { newFolder } from '../support/temp-folders';

const LARGEST = 200_000;
const folder = process.env['PICTURES'] ?? newFolder();

/** Saves the visible part of a page, or an element of it, as `docs/images/NAME.png`. */
export async function draw(shown: Page | Locator, name: string): Promise<void> {
  await drawAs(shown, `${name}.png`);
}

/** Saves as `NAME.jpg` instead, for pictures with so many colors that a PNG would be large. */
export async function drawPhoto(shown: Page | Locator, name: string): Promise<void> {
  await drawAs(shown, `${name}.jpg`, { type: 'jpeg', quality: 85 });
}

async function drawAs(
  shown: Page | Locator,
  name: string,
  kind: { readonly type?: 'jpeg'; readonly quality?: number } = {},
): Promise<void> {
  const file = path.join(folder, name);
  await shown.screenshot({ path: file, animations: 'disabled', ...kind });
  const { size } = statSync(file);
  if (size > LARGEST) throw new Error(`${name} has ${size} bytes: that is too much for a page of the docs.`);
}
