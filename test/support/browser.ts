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

/** Whatever has not happened by then will not, even on a busy machine. */
const LONGEST_WAIT = 60_000;

let connected: Promise<Browser> | undefined;

afterAll(async () => (await connected)?.close());

/** A window apart from all others; it is closed with the test file at the latest. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  connected ??= chromium.connect(sharedRun().browser);
  const context = await (await connected).newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT);
  if ('latePages' in globalThis) await context.addInitScript(drawLate);
  return context;
}

/** Delays everything that follows a drawing of a page, as a busy machine does: a test that reads too soon fails. */
function drawLate(): void {
  const LATE_MS = 300;
  const frame = window.requestAnimationFrame.bind(window);
  const timer = window.setTimeout.bind(window) as (handler: () => void, ms: number) => number;
  Object.assign(window, {
    requestAnimationFrame: (handler: FrameRequestCallback) => timer(() => frame(handler), LATE_MS),
    setTimeout: (handler: () => void, ms = 0) => timer(handler, Math.max(ms, LATE_MS)),
  });
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
