// Two stages of every game in a browser: the host at the sidebar, a player at their form.
import { GAMES } from '../../src/games/catalogue';
import { Started } from './started';
import { clickStage } from './stages';

let started: Started;

beforeEach(async () => {
  started = await Started.start();
});

afterEach(async () => expect(await started.end()).toEqual([]));

test.each(GAMES.map(({ info }) => [info.title]))('%s, its first two stages', async (title) => {
  const desk = await started.window();
  await desk.startPractice(title, 'fifty-five swallows over the old town');
  await clickStage(started, desk);
  await clickStage(started, desk);
  await desk.heading(started.stage().title);
  await desk.says('Everything is delivered.');
  expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  // Whoever is asked has the link to the stage's form in their book.
  for (const { name, link, book } of started.game().players) {
    const shown = JSON.stringify(started.table.book(/\/d\/([^/]+)/.exec(book)?.[1] ?? '').tabs);
    expect([name, shown.includes(link)]).toEqual([name, true]);
  }
});
