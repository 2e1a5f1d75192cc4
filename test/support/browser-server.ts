// The Chromium that `npm ci` brings: unpacked once on a machine, started once for a run of the tests.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type BrowserServer } from 'playwright-core';

/** Switches for machines that run one page and end: with them the browser ends with its first closed page. */
const UNWANTED = [
  '--single-process',
  '--no-zygote',
  // Pages must be kept apart as they are in a host's own browser.
  '--disable-web-security',
  '--disable-site-isolation-trials',
  '--allow-running-insecure-content',
];

const PACKAGE = 'node_modules/@sparticuz/chromium/package.json';
const CACHE = 'node_modules/.cache/round-keeper';

/** Starts a browser that any number of test files connect to. */
export async function startBrowser(): Promise<BrowserServer> {
  // Drawing without a graphics card is faster without the stand-in for one.
  chromium.setGraphicsMode = false;
  const args = [...chromium.args.filter((arg) => !UNWANTED.includes(arg)), '--disable-gpu'];
  return playwright.launchServer({ executablePath: await unpackedBrowser(), args, headless: true });
}

/** Unpacks under another name first: a run that was ended half-way, or one beside this one, leaves nothing half. */
async function unpackedBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
  const home = path.resolve(CACHE, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(CACHE, { recursive: true });
    const staged = mkdtempSync(path.resolve(CACHE, 'unpacking-'));
    await unpackInto(staged);
    try {
      renameSync(staged, home);
    } catch (error) {
      // Another run was first.
      rmSync(staged, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
  }
  return path.join(home, 'chromium');
}

/** The package unpacks into the system's folder for temporary files, wherever that is said to be. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = folder;
  try {
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}
