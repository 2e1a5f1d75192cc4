// The players' page of every game on a phone: nothing is wider than its window, and axe-core has nothing to say.
import { given } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { expectWell, openPage, play } from './phone';
import { Started } from './started';

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

test.each(GAMES.map(({ info }) => [info.id]))('%s', async (game) => {
  play(started, game, 1);
  for (const { name } of started.game().players.slice(0, 2)) {
    const page = await openPage(started, name, 360);
    await expectWell(page);
    await page.close();
  }
});
