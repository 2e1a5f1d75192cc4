// Browser windows with the sidebar. All test files of a process use them in turn.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { toServedPage } from 'apps-script-stand-in/services/served-page';
import { FRAME_IMAGE_POLICY } from '../../src/local/server/replies';
import { builtSidebar } from '../support/built-program';
import { openContext } from '../support/connection';

/** What answers a page's calls. */
export interface Answering {
  readonly answer: (name: string, input: unknown, at: unknown) => Promise<unknown>;
  /** Called when the page has received a reply. */
  readonly arrived: () => void;
}

export interface SidebarWindow {
  readonly page: Page;
  /** Identifies this test's opening of the sidebar; calls from pages opened earlier are no longer answered. */
  opening: string;
  server: Answering;
  errors: string[];
  taken: boolean;
}

/** Windows are reused, because opening one takes longer than a test. Specially prepared ones aren't reused. */
const windows: SidebarWindow[] = [];

/** Ends what a test did in its windows. The pages stay open, since leaving a page takes as long as opening the next. */
export function leaveWindows(): void {
  for (const used of windows) Object.assign(used, { taken: false, opening: '' });
}

export async function goToSidebar(opened: SidebarWindow): Promise<void> {
  openings += 1;
  opened.opening = String(openings);
  await opened.page.goto(await sidebarAddress());
}

/** Returns a window in which this test has no sidebar open. */
export async function takenWindow(server: Answering): Promise<SidebarWindow> {
  const free = windows.find(({ page, taken }) => !taken && !page.isClosed());
  if (free === undefined) {
    const made = await newWindow(server, false);
    windows.push(made);
    return made;
  }
  Object.assign(free, { server, errors: [], taken: true });
  await free.page.setViewportSize(SIZE);
  return free;
}

const SIZE = { width: 300, height: 700 };

export async function newWindow(server: Answering, touch: boolean): Promise<SidebarWindow> {
  const context = await openContext({
    viewport: SIZE,
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...(touch ? { hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  const made: SidebarWindow = { page, opening: '', server, errors: [], taken: true };
  page.on('pageerror', (error) => made.errors.push(error.message));
  await page.exposeFunction(
    'askServer',
    async (opening: string, name: string, ...args: readonly string[]): Promise<string> => {
      if (opening !== made.opening) return NO_ANSWER;
      try {
        // The sidebar sends its arguments as JSON texts.
        const [given, at] = args.map((text): unknown =>
          text === '' ? undefined : JSON.parse(String(JSON.parse(text))),
        );
        return JSON.stringify({ answer: await made.server.answer(name, given, at) });
      } catch (error) {
        return JSON.stringify({ failure: error instanceof Error ? error.message : String(error) });
      }
    },
  );
  await page.exposeFunction('answerArrived', (opening: string) => {
    if (opening === made.opening) made.server.arrived();
  });
  await page.addInitScript(googleScriptRun);
  return made;
}

/** The reply to a page from an earlier test. */
const NO_ANSWER = '';

let openings = 0;

let served: Promise<string> | undefined;

/** The sidebar's address, always the same, so that Chromium compiles the script once. A header identifies the opening. */
function sidebarAddress(): Promise<string> {
  served ??= new Promise((resolve) => {
    const body = toServedPage(builtSidebar());
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', FRAME_IMAGE_POLICY);
      response.setHeader('Server-Timing', `opening;desc="${openings}"`);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${String(port)}/`);
    });
    // This server doesn't keep the process running.
    server.unref().on('connection', (socket) => socket.unref());
  });
  return served;
}

/** Google's client in the page: handlers first, then a method with the call's name. Only plain JSON passes. */
function googleScriptRun(): void {
  type Handler = ((value: unknown) => void) | undefined;
  interface Test {
    readonly askServer: (opening: string, name: string, ...args: readonly string[]) => Promise<string>;
    readonly answerArrived: (opening: string) => Promise<void>;
  }
  const { askServer, answerArrived } = window as unknown as Test;
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const opening = loading?.serverTiming[0]?.description ?? '';
  const runner = (success: Handler, failure: Handler): object =>
    new Proxy(
      {},
      {
        get: (_, name: string) => {
          if (name === 'withSuccessHandler') return (handler: Handler) => runner(handler, failure);
          if (name === 'withFailureHandler') return (handler: Handler) => runner(success, handler);
          return (...args: readonly unknown[]): void => {
            const texts = args.map((arg) => (arg === undefined ? '' : JSON.stringify(arg)));
            void askServer(opening, name, ...texts).then((text) => {
              if (text === '') return;
              const reply = JSON.parse(text) as { answer?: unknown; failure?: string };
              if (reply.failure === undefined) success?.(reply.answer);
              else failure?.(new Error(reply.failure));
              void answerArrived(opening);
            });
          };
        },
      },
    );
  Object.assign(window, { google: { script: { run: runner(undefined, undefined) } } });
}
