// The built sidebar in a page of 300 pixels. A scripted server of the test answers google.script.run.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Reply } from '../../src/rounds/reply/reply';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { DeskView } from '../../src/rounds/host/desk/views';
import { GAMES, SHOWN } from './game-fixtures';
import { goToSidebar, leaveWindows, newWindow, takenWindow, type SidebarWindow } from './sidebar-windows';

export type Handlers = { [Name in keyof DeskApi]?: DeskApi[Name] };

/** Milliseconds before each reply. Without a delay, tests that read too early would pass on some machines. */
const LATENCY_MS = 25;

const LOOKED = { ok: true, value: null };
const ANSWERED = { ok: true, value: { left: 0, unwatched: '' } } as const;
const TELLS_NOTHING = { ok: true, value: { messages: [], warnings: [] } } as const;

/** A stand-in for the program: replies with its desk, or as the test says, and counts every call. */
export class FakeServer {
  readonly calls: { readonly name: string; readonly input: unknown }[] = [];
  /** The openings sent with calls, in order. */
  readonly openings: unknown[] = [];
  /** The matches and seasons sent with calls. */
  readonly shown: unknown[] = [];
  /** Prefetch calls, for which nothing waits. */
  readonly prefetch: unknown[] = [];
  /** If set, calls fail with this message. */
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
    // The sidebar makes this call whenever it shows something new, so tests don't count it.
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

  /** Holds back replies from now on. Returns the function that releases them. */
  hold(): () => void {
    let open = (): void => undefined;
    const held = new Promise<void>((resolve) => (open = resolve));
    this.#held = held;
    return () => {
      if (this.#held === held) this.#held = undefined;
      open();
    };
  }

  /** Called when the page has received a reply. */
  arrived(): void {
    this.#underway -= 1;
    if (this.#underway === 0) for (const settle of this.#settled.splice(0)) settle();
  }

  /** Waits until the page has received the replies to all its calls. */
  async settled(): Promise<void> {
    if (this.#underway > 0) await new Promise<void>((resolve) => this.#settled.push(resolve));
  }

  desk(): Reply<DeskView> {
    return { ok: true, value: this.view };
  }

  /** The names of calls, without automatic polls. */
  names(): readonly string[] {
    return this.calls.map(({ name }) => name).filter((name) => name !== 'getDesk');
  }
}

export function empty(): DeskView {
  return { phase: 'empty', games: GAMES, shown: SHOWN };
}

export const bottom = (page: Page): Locator => page.getByRole('contentinfo');

export interface Opened {
  readonly page: Page;
  readonly server: FakeServer;
  /** Errors thrown by the page. No test expects any. */
  readonly errors: readonly string[];
}

const usedOnce: SidebarWindow[] = [];
/** The test file's only window whose clock tests can advance. */
let clocked: SidebarWindow | undefined;

afterAll(() => clocked?.page.context().close());

afterEach(async () => {
  leaveWindows();
  if (clocked !== undefined) clocked.opening = '';
  for (const { page } of usedOnce.splice(0)) await page.context().close();
});

/** Opens the sidebar as a host sees it, 300 pixels wide. The server answers google.script.run. */
export async function openSidebar(
  server: FakeServer,
  /** Prepares the window before the sidebar opens. A prepared window is used only once. */
  prepare?: (page: Page) => Promise<unknown>,
  /** Selector of an element to wait for. */
  shown = 'h1',
  /** True for a touch screen. */
  touch = false,
): Promise<Opened> {
  const isOnce = prepare !== undefined || touch;
  const opened = isOnce ? await newWindow(server, touch) : await takenWindow(server);
  if (isOnce) usedOnce.push(opened);
  await prepare?.(opened.page);
  return openIn(opened, server, shown);
}

/** Opens the sidebar in a page whose clock the test advances (`page.clock`). A file's tests share the window. */
export async function openWithClock(server: FakeServer): Promise<Opened> {
  if (clocked === undefined) {
    clocked = await newWindow(server, false);
    await clocked.page.clock.install();
  }
  Object.assign(clocked, { server, errors: [] });
  return openIn(clocked, server);
}

export async function openIn(opened: SidebarWindow, server: FakeServer, shown = 'h1'): Promise<Opened> {
  await goToSidebar(opened);
  await opened.page.locator(shown).first().waitFor();
  return { page: opened.page, server, errors: opened.errors };
}

export async function saved(page: Page, server: FakeServer): Promise<unknown> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Entry saved').waitFor();
  const { name, input } = server.calls.at(-1) ?? {};
  expect(name).toBe('saveHostFacts');
  const { fields } = input as { readonly fields: Record<string, { readonly now: string }> };
  return Object.fromEntries(Object.entries(fields).map(([name, { now }]) => [name, now]));
}
