// The players' page of every game on a phone: nothing is wider than its window, and axe-core has nothing to say.
import { given } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { expectWell, openPage, play, resolve } from './phone';
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

test('points are added up as they are typed, with those that a choice and garnets bring', async () => {
  play(started, 'black-garnet');
  const page = await openPage(started, 'Ana', 360);
  const sum = page.locator('.sum');
  expect(await sum.innerText()).toBe('Points: 0 of 20');
  await page.getByLabel('Points: Visual-spatial').fill('11');
  await page.getByLabel('Points: Logical-mathematical').fill('12');
  expect(await sum.innerText()).toBe('Points: 23 of 20, 3 too many');
  await page.getByRole('radio', { name: 'Logical-mathematical' }).check();
  await page.getByLabel(/^Points to buy/).fill('1');
  expect(await sum.innerText()).toBe('Points: 23 of 23');
  await expectWell(page);
  await page.close();
});

test('whom the first challenge goes to is marked in the second', async () => {
  play(started, 'black-garnet');
  while (started.stage().name !== 'round-1') resolve(started);
  const page = await openPage(started, 'Ana', 360);
  await page.getByRole('radio', { name: 'Chen', exact: true }).click();
  await page.getByRole('radio', { name: 'A', exact: true }).click();
  await page.getByRole('button', { name: /^Challenge 2/ }).click();
  await page.getByRole('radio', { name: /Chen\s*challenged already/ }).waitFor();
  await page.close();
});
