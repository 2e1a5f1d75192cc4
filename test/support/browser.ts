// Connects a test file to the browser that the global set-up has started.
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

/** The longest wait, in milliseconds: what has not happened by then will not happen, even on a busy machine. */
const LONGEST_WAIT = 60_000;

let connected: Promise<Browser> | undefined;

afterAll(async () => (await connected)?.close());

/** Opens a browser window that shares nothing with others; it is closed at the end of the test file at the latest. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  connected ??= chromium.connect(sharedRun().browser);
  const context = await (await connected).newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT);
  if ('latePages' in globalThis) await context.addInitScript(drawLate);
  return context;
}

/** Delays all that follows a drawing of a page, as a busy machine does, so that a test which reads too soon fails. */
function drawLate(): void {
  const LATE_MS = 300;
  const frame = window.requestAnimationFrame.bind(window);
  const timer = window.setTimeout.bind(window) as (handler: () => void, ms: number) => number;
  Object.assign(window, {
    requestAnimationFrame: (handler: FrameRequestCallback) => timer(() => frame(handler), LATE_MS),
    setTimeout: (handler: () => void, ms = 0) => timer(handler, Math.max(ms, LATE_MS)),
  });
}

/** Gives the text of a file that a page offered for download. */
export async function downloadedText(download: Download): Promise<string> {
  return (await downloadedBytes(download)).toString('utf8');
}

/** Gives the bytes of a file that a page offered for download. */
export async function downloadedBytes(download: Download): Promise<Buffer> {
  const file = path.join(newFolder(), 'download');
  await download.saveAs(file);
  return readFileSync(file);
}
