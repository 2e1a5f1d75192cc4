// The bundled sidebar in a page of 300 pixels, its google.script.run answered by a scripted server of the test.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { newContext } from '../support/browser';
import { builtSidebar } from '../support/built-program';
import { servedPage } from 'apps-script-stand-in/services/served-page';
import { FRAME_IMAGES } from '../../src/local/server/replies';
import type { Reply } from '../../src/rounds/reply/reply';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { DeskView } from '../../src/rounds/host/desk/views';
import { GAMES, SHOWN } from './game-fixtures';

type Handlers = { [Name in keyof DeskApi]?: DeskApi[Name] };

/**
 * The milliseconds before each answer: none of Google's is there at once, so a test that reads the page too early must
 * fail on every machine.
 */
const LATENCY_MS = 25;

const LOOKED = { ok: true, value: null };
const ANSWERED = { ok: true, value: { left: 0, unwatched: '' } } as const;
/** The answer where saving tells nobody anything. */
const TELLS_NOTHING = { ok: true, value: { told: [], warnings: [] } } as const;

/** A stand-in for the add-on: answers with its desk, and as the test scripted. Counts every call. */
export class FakeServer {
  readonly calls: { readonly name: string; readonly input: unknown }[] = [];
  /** The openings that came with calls, the first call first. */
  readonly openings: unknown[] = [];
  /** The matches and seasons that came with calls. */
  readonly shown: unknown[] = [];
  /** Looks at books that were made beside another call; nobody waits for them. */
  readonly prefetch: unknown[] = [];
  /** The message with which calls fail on their way; undefined: they do not. */
  failure: string | undefined;
  #held: Promise<void> | undefined;
  #underway = 0;
  #settled: (() => void)[] = [];

  constructor(
    public view: DeskView,
    public handlers: Handlers = {},
  ) {}

  async answer(name: string, input: unknown, at?: unknown): Promise<unknown> {
    if (typeof at === 'object' && at !== null) ('season' in at ? this.shown : this.openings).push(at);
    this.#underway += 1;
    if (name === 'prefetchAccess') {
      this.prefetch.push(input);
      await sleep(LATENCY_MS);
      return LOOKED;
    }
    // Made by the sidebar itself, whenever something new is shown: it counts for no test.
    const byItself = name === 'deliverFates';
    if (!byItself) this.calls.push({ name, input });
    await sleep(LATENCY_MS);
    if (byItself) return this.handlers.deliverFates?.() ?? ANSWERED;
    await this.#held;
    if (this.failure !== undefined) throw new Error(this.failure);
    const handler = this.handlers[name as keyof DeskApi] as
      | ((given: unknown, at: unknown) => unknown)
      | undefined;
    if (handler !== undefined) return handler(input, at);
    return name === 'previewHostFacts' ? TELLS_NOTHING : this.desk();
  }

  /** Keeps calls from now on waiting for their answers; gives the function that lets them go. */
  hold(): () => void {
    let open = (): void => undefined;
    const held = new Promise<void>((resolve) => (open = resolve));
    this.#held = held;
    return () => {
      if (this.#held === held) this.#held = undefined;
      open();
    };
  }

  /** Called once the page has taken an answer. */
  arrived(): void {
    this.#underway -= 1;
    if (this.#underway === 0) for (const settle of this.#settled.splice(0)) settle();
  }

  /** Waits until the page has taken the answer to every call it made. */
  async settled(): Promise<void> {
    if (this.#underway > 0) await new Promise<void>((resolve) => this.#settled.push(resolve));
  }

  desk(): Reply<DeskView> {
    return { ok: true, value: this.view };
  }

  /** The calls by name, without the readings that happen by themselves. */
  names(): readonly string[] {
    return this.calls.map(({ name }) => name).filter((name) => name !== 'getDesk');
  }
}

export function empty(): DeskView {
  return { phase: 'empty', games: GAMES, shown: SHOWN };
}

/** The bar at the bottom of the sidebar. */
export const bottom = (page: Page): Locator => page.getByRole('contentinfo');

export interface Opened {
  readonly page: Page;
  readonly server: FakeServer;
  /** Errors that the page threw, which no test expects. */
  readonly errors: readonly string[];
}

/** A window with its page, which one test after another opens the sidebar in. */
interface SidebarWindow {
  readonly page: Page;
  /** Which opening of the sidebar is that of this test; calls of a page that was opened before are not answered any more. */
  opening: string;
  /** Who answers the page's calls in this test. */
  server: FakeServer;
  errors: string[];
  taken: boolean;
}

/**
 * The windows of a test file. A new one costs twice what the sidebar in it does, so each is used again by the next test;
 * those that a test prepares in its own way (a clock, a screen that opens first) are closed with it.
 */
const windows: SidebarWindow[] = [];
const usedOnce: SidebarWindow[] = [];

afterEach(async () => {
  // What is open there is left as it is: to leave it costs as much as to open the next.
  for (const used of windows) Object.assign(used, { taken: false, opening: '' });
  for (const { page } of usedOnce.splice(0)) await page.context().close();
});

/** Opens the sidebar as a host sees it: 300 pixels wide, the server behind google.script.run. */
export async function openSidebar(
  server: FakeServer,
  /** Done to a window that is used once, before the sidebar opens in it. */
  prepare?: (page: Page) => Promise<unknown>,
  /** An element on the page once it is open. */
  shown = 'h1',
  /** True for a screen under a finger. */
  touch = false,
): Promise<Opened> {
  const isOnce = prepare !== undefined || touch;
  const opened = isOnce ? await newWindow(server, touch) : await takenWindow(server);
  if (isOnce) usedOnce.push(opened);
  await prepare?.(opened.page);
  openings += 1;
  opened.opening = String(openings);
  await opened.page.goto(await sidebarAddress());
  await opened.page.locator(shown).first().waitFor();
  return { page: opened.page, server, errors: opened.errors };
}

/** A window that no other open sidebar of this test is in. */
async function takenWindow(server: FakeServer): Promise<SidebarWindow> {
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

async function newWindow(server: FakeServer, touch: boolean): Promise<SidebarWindow> {
  const context = await newContext({
    viewport: SIZE,
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    acceptDownloads: true,
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
        // The sidebar's texts of JSON, which are arguments like any.
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

/** The answer to a page that another test has left. */
const NO_ANSWER = '';

/** How often the sidebar was opened in this test file. */
let openings = 0;

let served: Promise<{ readonly address: string; readonly close: () => void }> | undefined;

afterAll(async () => (await served)?.close());

/**
 * The address that the sidebar is served at, on this machine: always the same one, since Chromium compiles a script anew
 * that it meets at another. Which opening it is stands in a header.
 */
async function sidebarAddress(): Promise<string> {
  served ??= new Promise((resolve) => {
    const body = servedPage(builtSidebar());
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', FRAME_IMAGES);
      response.setHeader('Server-Timing', `opening;desc="${openings}"`);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${String(port)}/`, close: () => server.close() });
    });
  });
  return (await served).address;
}

/** Google's client in the page: handlers first, then a method by the call's name; only plain JSON passes. */
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
