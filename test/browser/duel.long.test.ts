// Tactical Picture Hunt to its end on two phones and a table with clocks of thirty seconds: no round is lost to the tool.
// It draws the picture of docs/players.md: `npm run pictures` keeps it.
import type { Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { ROUNDS } from '../../src/games/tactical-picture-hunt/types';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { awaitClock, awaitOther, openTable, playOnPhones, tapAnswers } from './live-picture-hunt';
import { draw } from './pictures';
import { Started } from './started';

/** The number of rounds that the table starts and resolves by itself. */
const BY_ITSELF = 6;

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

/**
 * Sends an answer that counts: if the page says that it would be refused (the other's dimension), another is chosen.
 */
async function send(page: Page): Promise<void> {
  const counts = page.getByRole('status').getByText(/Counts so far\./);
  const refused = page.getByText('it would be refused');
  for (let tries = 0; ; tries += 1) {
    await tapAnswers(page, tries);
    await page.getByRole('button', { name: /^Send/ }).click();
    await counts.or(refused).first().waitFor();
    if (await counts.isVisible()) return;
  }
}

/** Waits until the clock of this stage runs on the phone, which finds that by itself, and answers. */
async function answer(phone: Page, title: string): Promise<void> {
  await awaitClock(phone, title);
  await send(phone);
}

test('the whole match is played by two phones and a table in real time, without a round lost to the tool', async () => {
  const phones = await playOnPhones(started);
  const table = await openTable(started);
  const primary = table.locator('.primary[aria-disabled=false]');
  await table.getByRole('button', { name: 'Autoplay' }).click();
  let byItself = true;
  let pictured = false;
  while (started.game().stage !== null) {
    const { name, title, waitingFor } = started.stage();
    if (byItself && name === `round-${BY_ITSELF + 1}`) {
      // From here on the host clicks through, without the pauses in which a table watches what a round brought.
      await table.getByRole('button', { name: 'Stop autoplay' }).click();
      byItself = false;
    }
    if (!byItself) await primary.getByText(/^Start/).click();
    for (const player of waitingFor) {
      const phone = phones.get(player);
      if (phone === undefined) throw new Error(`${player} has no phone.`);
      if (!pictured && name === 'round-2') {
        await phone.getByRole('heading', { name: title, exact: true }).waitFor();
        await phone
          .getByRole('timer')
          .getByText(/^0:\d\d$/)
          .waitFor();
        await tapAnswers(phone, 0);
        // All of what is asked, from the head on, although tapping has scrolled it.
        await phone.setViewportSize({ width: 390, height: 850 });
        await phone.evaluate('scrollTo(0, 0)');
        await draw(phone, 'player-page');
        pictured = true;
      }
      await answer(phone, title);
    }
    if (!byItself) await primary.getByText('Resolve').click();
    await awaitOther(table.getByRole('heading', { level: 1 }), title);
  }
  const { past } = started.game();
  expect(past.filter(({ name }) => /^round-\d+$/.test(name))).toHaveLength(ROUNDS);
  for (const { name } of past) {
    const { asks, submissions } = given(started.api.getPast({ stage: name }));
    const came = submissions.map(({ player, fate, late }) => `${player} ${fate}${late ? ', late' : ''}`);
    const all = asks.flatMap(({ players }) => players.map((player) => `${player} counts`));
    // Everybody was in, in time, and at the first try.
    expect([name, came.sort()]).toEqual([name, all.sort()]);
  }
  await table.getByText(/ wins$/).waitFor();
  for (const phone of phones.values()) await phone.getByText('The game is over.').waitFor();
});
