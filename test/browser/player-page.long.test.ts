// The players' page of every game on a phone: nothing is wider than its window, and axe-core has nothing to say.
import type { Page } from 'playwright-core';
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

/** With PICTURES a folder, a picture is put there. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'] ?? '';
  if (folder !== '') await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

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
  await page.getByRole('textbox', { name: 'Points: Visual-spatial' }).fill('11');
  await page.getByRole('textbox', { name: 'Points: Logical-mathematical' }).fill('12');
  expect(await sum.innerText()).toBe('Points: 23 of 20, 3 too many');
  await page.getByRole('radio', { name: 'Logical-mathematical' }).check();
  await page.getByRole('textbox', { name: /^Points to buy/ }).fill('1');
  expect(await sum.innerText()).toBe('Points: 23 of 23');
  await expectWell(page);
  await page.close();
});

test('whom the first challenge goes to is marked in the second', async () => {
  play(started, 'black-garnet');
  while (started.stage().name !== 'round-1') resolve(started);
  const page = await openPage(started, 'Ana', 360);
  const none = page.locator('.field').nth(1).locator('.none');
  expect(await none.count()).toBe(1);
  await page.getByRole('radio', { name: /^Chen/ }).click();
  // Beside a chosen player a duel type is needed.
  expect(await none.count()).toBe(0);
  await picture(page, 'challenge');
  await page.getByRole('radio', { name: 'A', exact: true }).click();
  await page.getByRole('button', { name: /^Challenge 2/ }).click();
  await page.getByRole('radio', { name: /Chen\s*challenged already/ }).waitFor();
  await page.close();
});

test('how many may be ticked is said, and how many are counts along', async () => {
  play(started, 'between');
  const gifts = await openPage(started, 'Ana', 390);
  const chosen = gifts.locator('.chosen');
  expect(await chosen.innerText()).toBe('2 to give, 0 chosen');
  await gifts.getByRole('checkbox', { name: 'Dora' }).check();
  expect(await chosen.innerText()).toBe('2 to give, 1 chosen');
  await picture(gifts, 'gifts');
  await gifts.close();
});

test('a word of the host at a table stands on the first screen, and moves neither the board nor what is tapped', async () => {
  play(started, 'tactical-picture-hunt', 2);
  const page = await openPage(started, 'Ana', 390);
  const places = (): Promise<readonly unknown[]> =>
    Promise.all(['.board', 'form.asked', '.bar'].map((part) => page.locator(part).first().boundingBox()));
  const before = await places();
  given(started.api.sayWord({ to: 'everyone', text: 'We go on at nine; bring a pen.' }));
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const word = page.getByRole('button', { name: 'From the host: We go on at nine; bring a pen.' });
  await word.waitFor();
  expect(await places()).toEqual(before);
  expect((await word.boundingBox())?.y).toBeLessThan(200);
  await picture(page, 'word-at-table');
  await page.close();
});
