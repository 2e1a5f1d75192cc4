// The real program as `npm start` serves it, on a free port over a throw-away folder, with a browser for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bundlePage } from '../../src/commands/bundle';
import { deskBy, given } from '../../src/commands/desk-calls';
import { makeDist } from '../../src/commands/dist';
import { toJson } from '../../src/local/apps-script/json';
import { localLinks } from '../../src/local/server/links';
import type { TableView } from '../../src/local/server/messages';
import { serveTable, type PageAssets, type RunningServer } from '../../src/local/server/server';
import { Table } from '../../src/local/server/table';
import type { DeskApi, GameView, StageView } from '../../src/rounds/view/api';
import { launchBrowser } from '../support/browser';
import { Desk } from './desk';

/** What a test file needs once: the built program and a browser. */
export interface Ready {
  readonly dist: string;
  readonly assets: PageAssets;
  readonly browser: Browser;
}

export async function makeReady(): Promise<Ready> {
  const dist = mkdtempSync(path.join(tmpdir(), 'round-keeper-dist-'));
  const [assets, browser] = await Promise.all([
    bundlePage('src/local/page'),
    launchBrowser(),
    makeDist(dist),
  ]);
  return { dist, assets, browser };
}

export async function endReady({ dist, browser }: Ready): Promise<void> {
  await browser.close();
  rmSync(dist, { recursive: true, force: true });
}

/** A server over an empty table, and windows into it. */
export class Started {
  readonly #parent: string;
  readonly #server: RunningServer;
  readonly #context: BrowserContext;
  /** What pages complained of; a test may take away what it expects. */
  readonly pageErrors: string[] = [];

  private constructor(
    parent: string,
    server: RunningServer,
    context: BrowserContext,
    readonly table: Table,
  ) {
    this.#parent = parent;
    this.#server = server;
    this.#context = context;
  }

  static async start({ dist, assets, browser }: Ready): Promise<Started> {
    const parent = mkdtempSync(path.join(tmpdir(), 'round-keeper-table-'));
    const table = new Table({ folder: path.join(parent, 'table'), dist });
    const server = await serveTable({ table, page: assets, host: '127.0.0.1', port: 0 });
    const context = await browser.newContext({
      viewport: { width: 1360, height: 820 },
      reducedMotion: 'reduce',
      timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    context.setDefaultTimeout(8_000);
    // Pictures show no folder of the machine that drew them.
    await context.route('**/api/table', async (route) => {
      try {
        const response = await route.fetch();
        const shown = (await response.json()) as TableView;
        await route.fulfill({ response, json: { ...shown, folder: '~/round-keeper/.table' } });
      } catch (error) {
        // The page was closed or left while it was asked: nobody waits for the answer any more.
        if (!/disposed|closed|already handled/.test(String(error))) throw error;
      }
    });
    return new Started(parent, server, context, table);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  /** The calls that the sidebar makes, without a sidebar. */
  get api(): DeskApi {
    return deskBy((name, args) => {
      const { value, error } = this.table.run(
        name,
        args.map((arg) => toJson(arg)),
      );
      if (error !== undefined) throw new Error(error.message);
      return value;
    });
  }

  game(): GameView {
    const view = given(this.api.getDesk());
    if (view.phase === 'empty' || view.phase === 'draft') throw new Error(`No game: ${view.phase}.`);
    return view.play;
  }

  stage(): StageView {
    const { stage } = this.game();
    if (stage === null) throw new Error('The game is over.');
    return stage;
  }

  /** Makes the forms and books that the open stage needs. */
  prepare(): void {
    while (this.game().toPrepare.length > 0) given(this.api.prepareNext());
  }

  /** Where a player's personal link leads, as the sidebar hands it out. */
  linkOf(name: string): string {
    const link = this.game().players.find((player) => player.name === name)?.link ?? '';
    return localLinks(link, `127.0.0.1:${this.#server.port}`);
  }

  async newPage(): Promise<Page> {
    const page = await this.#context.newPage();
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.pageErrors.push(message.text());
    });
    return page;
  }

  /** A window as a host opens it, with the sidebar beside the books. */
  async window(): Promise<Desk> {
    const page = await this.newPage();
    await page.goto(this.address);
    return new Desk(page);
  }

  /** Ends everything; what pages complained of. */
  async end(): Promise<readonly string[]> {
    await this.#context.close();
    await this.#server.close();
    rmSync(this.#parent, { recursive: true, force: true });
    return this.pageErrors;
  }
}
