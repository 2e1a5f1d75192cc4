// A process's single connection to the browser that the global set-up has started, shared by all its test files.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { sharedRun } from './built-program';

/** The longest wait, in milliseconds. Anything that takes longer never happens, even on a busy machine. */
const LONGEST_WAIT = 60_000;

let connected: Promise<Browser> | undefined;

/** Opens an isolated browser window, which the caller closes. */
export async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  connected ??= connect();
  const context = await (await connected).newContext(options);
  context.setDefaultTimeout(LONGEST_WAIT);
  if ('latePages' in globalThis) await context.addInitScript(drawLate);
  return context;
}

/** Connects so that the process can end while connected, since no test file knows that it's the last. */
async function connect(): Promise<Browser> {
  const letEnd = (message: unknown): void => {
    (message as { readonly socket: Socket }).socket.unref();
  };
  subscribe('net.client.socket', letEnd);
  try {
    return await chromium.connect(sharedRun().browser);
  } finally {
    unsubscribe('net.client.socket', letEnd);
  }
}

/** Delays everything that follows a render of a page, as on a busy machine, so that a test that reads too early fails. */
function drawLate(): void {
  const LATE_MS = 300;
  const frame = window.requestAnimationFrame.bind(window);
  const timer = window.setTimeout.bind(window) as (handler: () => void, ms: number) => number;
  Object.assign(window, {
    requestAnimationFrame: (handler: FrameRequestCallback) => timer(() => frame(handler), LATE_MS),
    setTimeout: (handler: () => void, ms = 0) => timer(handler, Math.max(ms, LATE_MS)),
  });
}
