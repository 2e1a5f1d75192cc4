// Two stages of every game in a browser: the host at the sidebar, a player at their form.
import { GAMES } from '../../src/games/catalogue';
import type { Desk } from './desk';
import { openIn, Started } from './started';
import { clickStage } from './stages';

/** One server and one window for all games. */
let started: Started;
let desk: Desk;

beforeAll(async () => {
  started = await Started.start();
  desk = await started.window();
});

afterEach(async () => {
  expect(started.pageErrors).toEqual([]);
  await desk.page.goto('about:blank');
  started.startOver();
  await desk.page.goto(started.address);
});

afterAll(async () => expect(await started.end()).toEqual([]));

test.each(GAMES.map(({ info }) => [info.title]))('%s, its first two stages', async (title) => {
  await desk.startPractice(title, 'fifty-five swallows over the old town');
  await clickStage(started, desk);
  const { title: next } = openIn(await clickStage(started, desk));
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
