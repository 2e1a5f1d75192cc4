// Tactical Picture Hunt on two phones with clocks of thirty seconds: no round is lost to the tool. It draws the picture
// of docs/players.md: `npm run pictures` keeps it.
import * as path from 'node:path';
import type { Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { newFolder } from '../support/temp-folders';
import { openPage, play } from './phone';
import { Started } from './started';

const folder = process.env['PICTURES'] ?? newFolder();
const ROUNDS = 6;

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

/** Answers whatever is asked by tapping: a choice, a middle number, three squares. Another try chooses the next. */
async function tap(page: Page, tries: number): Promise<void> {
  for (const group of await page.locator('form.asked fieldset').all()) {
    const boxes = group.getByRole('checkbox');
    const radios = group.getByRole('radio');
    const choices = await radios.count();
    if (choices > 0) await radios.nth((Math.floor(choices / 2) + tries) % choices).check();
    else for (let square = 0; square < 3; square += 1) await boxes.nth(square).check();
  }
}

/** Sends what counts: what the page says would be refused (the other's dimension) is chosen anew. */
async function send(page: Page): Promise<void> {
  const counts = page.getByRole('status').getByText(/Counts so far\./);
  const refused = page.getByText('it would be refused');
  for (let tries = 0; ; tries += 1) {
    await tap(page, tries);
    await page.getByRole('button', { name: /^Send/ }).click();
    await counts.or(refused).first().waitFor();
    if (await counts.isVisible()) return;
  }
}

test('six rounds and the challenges between them are played by two phones in real time', async () => {
  play(started, 'tactical-picture-hunt');
  const phones = new Map(
    await Promise.all(['Ana', 'Bo'].map(async (name) => [name, await openPage(started, name)] as const)),
  );
  let pictured = false;
  let rounds = 0;
  for (let stages = 0; stages < 40 && rounds < ROUNDS; stages += 1) {
    const { name, title } = started.stage();
    started.prepare();
    given(started.api.startClock({ stage: name }));
    for (const player of started.stage().waitingFor) {
      const phone = phones.get(player);
      if (phone === undefined) throw new Error(`${player} has no phone.`);
      // The page finds by itself that the clock was started.
      await phone.getByRole('heading', { name: title, exact: true }).waitFor();
      await phone
        .getByRole('timer')
        .getByText(/^0:\d\d$/)
        .waitFor();
      if (!pictured && name === 'round-2') {
        await tap(phone, 0);
        await phone.screenshot({ path: path.join(folder, 'player-page.png') });
        pictured = true;
      }
      await send(phone);
    }
    const { submissions, deadline, waitingFor } = started.stage();
    // Everybody is in, in time.
    expect([waitingFor, submissions.filter(({ late }) => late)]).toEqual([[], []]);
    expect(Date.now()).toBeLessThan(deadline ?? 0);
    given(started.api.resolveRound({ stage: name, token: '' }));
    if (/^round-\d+$/.test(name)) rounds += 1;
  }
  expect(rounds).toBe(ROUNDS);
});
