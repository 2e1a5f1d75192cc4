// Two stages of every game in a browser: the host at the sidebar, a player at their form.
import { GAMES } from '../../src/games/catalogue';
import { deliverAll } from '../support/host-game';
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
  // What the next stage changed in the books may still be on its way; finished by hand, all of it arrives.
  deliverAll(started.api);
  expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
});
