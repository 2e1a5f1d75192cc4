// A practice game of Tactical Picture Hunt on the built bundle, as the server behind the table; and its page.
import type { Browser, Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import type { TableView } from '../../src/rounds/api';
import { create, draft, openTest, playStage, type TestHost } from '../support/played-host';
import { empty, FakeServer, openSidebar, type Opened } from './sidebar-page';

export const LARGE = { width: 1100, height: 760 } as const;

/** A game that has just been created, everything made. */
export async function liveGame(): Promise<TestHost> {
  const test = await openTest();
  draft(test, { game: 'tactical-picture-hunt' });
  create(test);
  return test;
}

/** Plays until a stage whose name matches is open, with nothing made for it yet. */
export function playTo({ desk }: TestHost, stage: RegExp): TableView {
  for (let table = given(desk.getTable()); ; table = given(desk.getTable())) {
    if (table.stage === null) throw new Error(`No stage is like ${stage}.`);
    if (stage.test(table.stage.name)) return table;
    playStage(desk);
  }
}

/** A server that runs the real game. */
export function serverOf({ desk }: TestHost): FakeServer {
  return new FakeServer(empty(), desk);
}

/** A server that answers with one table, whatever is asked. */
export function serverShowing(view: TableView): FakeServer {
  return new FakeServer(empty(), { getTable: () => ({ ok: true, value: view }) });
}

export async function openTablePage(
  browser: Browser,
  server: FakeServer,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Opened> {
  const opened = await openSidebar(browser, server, async (page) => {
    await page.setViewportSize(LARGE);
    await page.addInitScript(`window.ROUND_KEEPER_SCREEN = 'table'`);
    await prepare(page);
  });
  return opened;
}
