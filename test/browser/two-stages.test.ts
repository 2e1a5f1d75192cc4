// Two stages of a game in a browser: the host at the sidebar, a player at their form. All games are in the long run.
import { deliverAll } from '../support/host-game';
import { clickStage } from './stages';
import { openIn, Started } from './started';

test('two stages, from the form of a player to everyone’s books', async () => {
  const started = await Started.start();
  started.createPractice('soullinked', ['Ana', 'Bo', 'Emil', 'Fay']);
  started.prepare();
  deliverAll(started.api);
  const phone = await started.newPage();
  const desk = await started.window();
  await clickStage(started, desk, phone);
  const { title: next } = openIn(await clickStage(started, desk, phone));
  await desk.heading(next);
  const { deliveries, players } = started.game();
  expect(deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  // Whoever is asked has the link to the stage's form in their book.
  for (const { name, link, book } of players) {
    const shown = JSON.stringify(started.table.book(/\/d\/([^/]+)/.exec(book)?.[1] ?? '').tabs);
    expect([name, shown.includes(link)]).toEqual([name, true]);
  }
  expect(await started.end()).toEqual([]);
});
