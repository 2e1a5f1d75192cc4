// A real browser for a test file: a connection to the one that the global set-up started.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
} from 'playwright-core';
import { sharedRun } from './built-program';
import { newFolder } from './temp-folders';

/** A busy machine is slow, not wrong: whatever has not happened by then will not. */
const LONGEST_WAIT = 60_000;

let connected: Promise<Browser> | undefined;

afterAll(async () => (await connected)?.close());

/** A window apart from all others; it is closed with the test file at the latest. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  connected ??= chromium.connect(sharedRun().browser);
  const context = await (await connected).newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT);
  return context;
}

/** A file that a page gave to be kept, as text. */
export async function downloadedText(download: Download): Promise<string> {
  return (await downloadedBytes(download)).toString('utf8');
}

/** A file that a page gave to be kept. */
export async function downloadedBytes(download: Download): Promise<Buffer> {
  const file = path.join(newFolder(), 'download');
  await download.saveAs(file);
  return readFileSync(file);
}
