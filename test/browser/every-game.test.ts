// Two stages of every game in a browser: the host at the sidebar, a player at their form.
// The sidebar sets up each of them in the long run, and one by hand in old-window.test.ts.
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/games/catalogue';
import { deliverAll } from '../support/host-game';
import { Desk } from './desk';
import { openIn, Started } from './started';
import { clickStage } from './stages';

/** Enough of the sample players for games that can do with fewer. */
const FEW: Readonly<Record<string, readonly string[]>> = {
  soullinked: ['Ana', 'Bo', 'Emil', 'Fay'],
  'wanted-sharpshooters': ['Ana', 'Bo', 'Chen', 'Dora', 'Emil'],
  'black-garnet': ['Ana', 'Bo', 'Chen'],
  'own-match': ['Ana', 'Bo'],
};

/** One server, one window and one phone for all games. */
let started: Started;
let desk: Desk;
let phone: Page;

beforeAll(async () => {
  started = await Started.start();
  phone = await started.newPage();
  desk = new Desk(await started.newPage());
});

afterEach(async () => {
  expect(started.pageErrors).toEqual([]);
  await desk.page.goto('about:blank');
  started.startOver();
});

afterAll(async () => expect(await started.end()).toEqual([]));

test.each(GAMES.map(({ info }) => [info.title, info.id]))('%s, its first two stages', async (_, game) => {
  started.createPractice(game, FEW[game]);
  started.prepare();
  deliverAll(started.api);
  await desk.page.goto(started.address);
  await clickStage(started, desk, phone);
  const { title: next } = openIn(await clickStage(started, desk, phone));
  await desk.heading(next);
  await desk.says('Everything is delivered.');
  const { deliveries, players } = started.game();
  expect(deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  // Whoever is asked has the link to the stage's form in their book.
  for (const { name, link, book } of players) {
    const shown = JSON.stringify(started.table.book(/\/d\/([^/]+)/.exec(book)?.[1] ?? '').tabs);
    expect([name, shown.includes(link)]).toEqual([name, true]);
  }
});
