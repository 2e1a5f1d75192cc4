// Browser windows for a test file, and files that pages offer for download.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { BrowserContext, BrowserContextOptions, Download } from 'playwright-core';
import { openContext } from './connection';
import { closeBeforeRemoval, newFolder } from './temp-folders';

const opened: BrowserContext[] = [];

closeBeforeRemoval(async () => {
  for (const context of opened) await context.close();
});

/** Opens an isolated browser window, which is closed at the latest when the test file ends. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await openContext(options);
  opened.push(context);
  return context;
}

export async function downloadedText(download: Download): Promise<string> {
  return (await downloadedBytes(download)).toString('utf8');
}

/** The contents of a file that a page offered for download. */
export async function downloadedBytes(download: Download): Promise<Buffer> {
  const file = path.join(newFolder(), 'download');
  await download.saveAs(file);
  return readFileSync(file);
}
