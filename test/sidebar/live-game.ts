// A practice game of Tactical Picture Hunt on the built bundle, as the server behind the table; and its page.
import type { Locator, Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import type { TableView } from '../../src/rounds/host/live/views';
import type { TestHost } from '../support/host';
import { gameAt } from '../support/host-game';
import { empty, FakeServer, openSidebar, type Opened } from './sidebar-page';

export const LARGE = { width: 1100, height: 760 } as const;

/** A game at its first stage whose name matches; nothing is submitted. */
export function liveGame(stage = /^/): TestHost {
  return gameAt(stage, { game: 'tactical-picture-hunt' }, { quiet: 'set times' });
}

/** The table's view of a game. */
export function tableOf({ desk }: TestHost): TableView {
  return given(desk.getTable());
}

/** Starts the clock of the open stage; gives the table after that. */
export function started({ desk }: TestHost): TableView {
  return given(desk.startClock({ stage: given(desk.getTable()).stage?.name ?? '' }));
}

/** A server that runs the real game. */
export function serverOf({ desk }: TestHost): FakeServer {
  return new FakeServer(empty(), desk);
}

/** A server that answers every call with one table. */
export function serverShowing(view: TableView): FakeServer {
  return new FakeServer(empty(), { getTable: () => ({ ok: true, value: view }) });
}

type Stage = NonNullable<TableView['stage']>;

/** The same table with another stage. */
export function withStage(view: TableView, part: Partial<Stage>): TableView {
  if (view.stage === null) throw new Error('No stage.');
  return { ...view, stage: { ...view.stage, ...part } };
}

/** The same table with the clock started so long ago. */
export function ticking(view: TableView, secondsAgo: number): TableView {
  const seconds = view.stage?.seconds ?? 0;
  return withStage(view, { deadline: view.now + (seconds - secondsAgo) * 1000, faceDown: false });
}

/** The table's page at the size at which it opens. */
export function openTablePage(
  server: FakeServer,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Opened> {
  return openSidebar(server, async (page) => {
    await page.setViewportSize(LARGE);
    await page.addInitScript(`window.ROUND_KEEPER_SCREEN = 'table'`);
    await prepare(page);
  });
}

/** The button that starts the clock and resolves. */
export const primary = (page: Page): Locator => page.locator('.primary');
/** Waits until that button can be pressed. */
export const settled = (page: Page): Promise<void> => page.locator('.primary[aria-disabled=false]').waitFor();
/** The whole text of the page. */
export const words = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ');
