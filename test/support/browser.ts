// A real browser for tests: the Chromium that `npm ci` brings. One a test file; never skipped.
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

// Timing on a crowded machine is no fault of the program's; what fails twice is one.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const TRIES = 5;
/** For machines that run one page and end: with them the browser ends with its first closed page. */
const UNWANTED = [
  '--single-process',
  '--no-zygote',
  // Pages must be kept apart as they are in a host's own browser.
  '--disable-web-security',
  '--disable-site-isolation-trials',
  '--allow-running-insecure-content',
];

/** Starts a browser. The first start on a machine unpacks it, and two at once can meet half a file: tried again. */
export async function launchBrowser(): Promise<Browser> {
  for (let tried = 1; ; tried += 1) {
    try {
      const executablePath = await chromium.executablePath();
      const args = chromium.args.filter((arg) => !UNWANTED.includes(arg));
      return await playwright.launch({ executablePath, args, headless: true });
    } catch (error) {
      if (tried === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}
