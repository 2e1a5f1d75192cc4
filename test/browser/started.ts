// The real program as `npm start` serves it: on a free port, with a temporary folder and a browser.
import * as path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { proxyDeskApi, unwrapReply } from '../../src/commands/desk-calls';
import type { Clock } from 'apps-script-stand-in/clock';
import { toJson } from 'apps-script-stand-in/json';
import { localJson, withLocalLinks } from '../../src/local/server/links';
import { serveTable, type RunningServer } from '../../src/local/server/server';
import { Table, WEB_APP_URL } from '../../src/local/server/table';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import type { StageView } from '../../src/rounds/host/stage/views';
import { gameIn } from '../support/host-game';
import { newContext } from '../support/browser';
import { builtDist, builtPage } from '../support/built-program';
import { newFolder } from '../support/temp-folders';
import { Desk } from './desk';

/** The open stage of a running game. */
export function openIn({ stage }: GameView): StageView {
  if (stage === null) throw new Error('The game is over.');
  return stage;
}

/** Makes new tabs appear right away, since the delay would take real time here. Other tests cover it with a manual clock. */
function withoutPauses({ host }: Table): void {
  host.conditions.tabLagMs = 0;
}

/** A server with an empty table, and its windows. */
export class Started {
  readonly #server: RunningServer;
  readonly #context: BrowserContext;
  readonly #phones: BrowserContext[] = [];
  /** Errors reported by pages. A test can remove those that it expects. */
  readonly pageErrors: string[] = [];

  private constructor(
    server: RunningServer,
    context: BrowserContext,
    readonly table: Table,
  ) {
    this.#server = server;
    this.#context = context;
  }

  /** `lan`: the server also listens for players' devices. `clock`: the server's clock; pages have their own. */
  static async start({ lan = false, clock }: { lan?: boolean; clock?: Clock } = {}): Promise<Started> {
    const folder = path.join(newFolder(), 'table');
    const table = new Table({
      ...{ folder, dist: builtDist(), durable: false, prepare: withoutPauses },
      ...(clock === undefined ? {} : { clock }),
    });
    const server = await serveTable({
      ...{ table, page: builtPage(), host: '127.0.0.1', port: 0 },
      ...(lan ? { lan: { host: '127.0.0.1', port: 0 } } : {}),
    });
    const context = await newContext({
      viewport: { width: 1360, height: 820 },
      reducedMotion: 'reduce',
      timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    return new Started(server, context, table);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  /** The host name and port for players' devices. */
  get players(): string {
    return this.#server.players ?? '';
  }

  get api(): DeskApi {
    return proxyDeskApi((name, args) => {
      const { value, error } = this.table.run(
        name,
        args.map((arg) => toJson(arg)),
      );
      if (error !== undefined) throw new Error(error.message);
      return value;
    });
  }

  game(): GameView {
    return gameIn(unwrapReply(this.api.getDesk()));
  }

  stage(): StageView {
    return openIn(this.game());
  }

  /** Creates a practice game with all sample players or only these. It's the same in each run. */
  createPractice(game: string, players?: readonly string[]): void {
    const view = unwrapReply(this.api.draft({ game, practice: true }));
    if (view.draft === undefined) throw new Error('No draft.');
    const roster = view.draft.roster.filter(([name = '']) => players?.includes(name) ?? true);
    unwrapReply(this.api.saveDraft({ ...view.draft, game, roster, seed: 'a seed that is long enough' }));
    unwrapReply(this.api.create());
  }

  prepare(): void {
    while (this.game().toPrepare.length > 0) unwrapReply(this.api.prepareNext());
  }

  linkOf(name: string): string {
    const link = this.game().players.find((player) => player.name === name)?.link ?? '';
    return withLocalLinks(link, `127.0.0.1:${this.#server.port}`);
  }

  /** Makes pages show this folder instead of the temporary one. */
  async showFolderAs(folder: string): Promise<void> {
    // The response is made here, because a request that is passed on could outlive the server.
    await this.#context.route('**/api/table', (route) => {
      const body = localJson({ ...this.table.view(), folder }, new URL(this.address).host);
      return route.fulfill({ contentType: 'application/json', body });
    });
  }

  newPage(): Promise<Page> {
    return this.#pageIn(this.#context);
  }

  /** A page on a new device, which shares nothing with other pages. */
  async newPhone(): Promise<Page> {
    const context = await newContext({ reducedMotion: 'reduce' });
    this.#phones.push(context);
    return this.#pageIn(context);
  }

  async #pageIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.pageErrors.push(`${message.text()} ${message.location().url}`);
    });
    return page;
  }

  /** Opens a host's window, with the sidebar beside the books. */
  async window(): Promise<Desk> {
    const page = await this.newPage();
    await page.goto(this.address);
    return new Desk(page);
  }

  /** Empties the table on the same server. Closes all pages, because an open page could request a deleted book. */
  async startOver(): Promise<void> {
    for (const context of [this.#context, ...this.#phones])
      for (const page of context.pages()) await page.close();
    this.table.startOver(Date.now());
  }

  /** Closes everything. Returns the errors that pages reported. */
  async end(): Promise<readonly string[]> {
    for (const phone of this.#phones) await phone.close();
    await this.#context.close();
    await this.#server.close();
    return this.pageErrors;
  }
}

/** Before each test, starts a server where players have pages. After it, ends the server and expects no page errors. */
export function startForEach(use: (started: Started) => void): void {
  let started: Started;
  beforeEach(async () => {
    started = await Started.start();
    unwrapReply(started.api.savePage({ address: WEB_APP_URL }));
    use(started);
  });
  afterEach(async () => expect(await started.end()).toEqual([]));
}

/** Starts one server for all tests of a file. Afterwards, ends it and expects no page errors. */
export function startForAll(use: (started: Started) => void): void {
  let started: Started;
  beforeAll(async () => {
    started = await Started.start();
    use(started);
  });
  afterAll(async () => expect(await started.end()).toEqual([]));
}
