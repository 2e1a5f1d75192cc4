// Starts the Chromium that `npm ci` installs. It's unpacked once per machine, and started once per test run.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type BrowserServer } from 'playwright-core';

/** Switches of the package with which the browser would end after its first page. */
const UNWANTED = [
  '--single-process',
  '--no-zygote',
  // Pages must be isolated from each other, as in a host's own browser.
  '--disable-web-security',
  '--disable-site-isolation-trials',
  '--allow-running-insecure-content',
];

/** V8 only interprets, since compiling doesn't pay off in a test's second or two. It keeps bytecode per address. */
const SCRIPTS = '--js-flags=--no-sparkplug,--no-maglev,--no-opt,--no-flush-bytecode';

/** A window's pages share a process, since starting one takes as long as a test's work. Pages can't notice. */
const ONE_PROCESS = '--renderer-process-limit=1';
const OWN_PROCESSES = 'IsolateSandboxedIframes';

const PACKAGE = 'node_modules/@sparticuz/chromium/package.json';
const CACHE = 'node_modules/.cache/round-keeper';

/** Starts a browser that any number of test files can connect to. */
export async function startBrowser(): Promise<BrowserServer> {
  // Rendering is faster without the software that emulates a graphics card.
  chromium.setGraphicsMode = false;
  const wanted = chromium.args.filter((arg) => !UNWANTED.includes(arg));
  // If there are two lists of features, Chromium reads only the last.
  const listed = wanted.map((arg) =>
    arg.startsWith('--disable-features=') ? `${arg},${OWN_PROCESSES}` : arg,
  );
  const args = [...listed, '--disable-gpu', SCRIPTS, ONE_PROCESS];
  return playwright.launchServer({ executablePath: await unpackedBrowser(), args, headless: true });
}

/** The unpacked browser. It's unpacked under another name and then renamed, so that it's never half unpacked. */
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
      // Another run may have unpacked the browser at the same time.
      rmSync(staged, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
  }
  return path.join(home, 'chromium');
}

/** Sets the system's temporary folder, into which the package unpacks, to this folder for the moment. */
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
