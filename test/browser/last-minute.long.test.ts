// The bar that stays on a player's page: in the last minute it says what counts, offline and while paused too, and what
// was tapped survives a reload. With ROUND_KEEPER_SHOTS a folder, pictures are put there.
import * as path from 'node:path';
import type { Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { expectWell, openPage, play, resolve } from './phone';
import { Started } from './started';

const shots = process.env.ROUND_KEEPER_SHOTS;

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, `bar-${name}.png`) });
}

const axis = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('two tabs of one player agree on what counts', async () => {
  play(started, 'tactical-picture-hunt', 2);
  const first = await openPage(started, 'Ana');
  const second = await openPage(started, 'Ana');
  const send = async (page: Page, name: string): Promise<void> => {
    await axis(page, name).check();
    await axis(page, '4').check();
    await page.getByRole('button', { name: /^Send/ }).click();
    await page
      .locator('.bar')
      .getByText(/ Counts so far\./)
      .waitFor();
  };
  await first.locator('.bar').getByText('Not sent.').waitFor();
  await shot(first, 'not-sent');
  await send(first, 'a');
  await shot(first, 'sent');
  const before = await first.locator('.bar-state').innerText();
  await send(second, 'b');
  const counts = 'Axis: b; Prediction: 4';
  for (const page of [second, first])
    await page.locator('.bar-counts').getByText(counts, { exact: true }).waitFor();
  expect(await first.locator('.bar-state').innerText()).toBe(await second.locator('.bar-state').innerText());
  // The answer that counts looks chosen.
  await first.locator('form.asked input[value=b]:checked').waitFor({ state: 'attached' });
  expect(before).not.toBe('');
});

test('unsent taps survive a reload, and are gone once sent', async () => {
  play(started, 'soullinked', 1);
  const page = await openPage(started, 'Ana');
  await page.locator('form.asked').locator('input:not([aria-disabled=true])').first().check();
  const tapped = (): Promise<number> => page.locator('form.asked input:checked').count();
  const all = await tapped();
  await page.locator('.bar').getByText('Not sent yet.').waitFor();
  given(started.api.setDeadline({ deadline: Date.now() + 30 * 3_600_000 }));
  await page.reload();
  await page.locator('.bar').getByText('1 day 5 h left').waitFor();
  await shot(page, 'not-sent-yet');
  // It stays low: what is tapped lies behind it.
  expect((await page.locator('.bar').boundingBox())?.height).toBeLessThan(90);
  await page.locator('.bar').getByText('Not sent yet.').waitFor();
  expect(await tapped()).toBe(all);
  resolve(started);
  await page.reload();
  await page.locator('.bar').getByText('Not sent.', { exact: true }).waitFor();
  expect(await tapped()).toBe(0);
});

test('a phone that is offline says so, and blames nobody', async () => {
  play(started, 'soullinked');
  const page = await openPage(started, 'Ana');
  await page.context().setOffline(true);
  await page.locator('.bar').getByText('This phone is offline.').waitFor();
  expect(await page.getByText('Google').count()).toBe(0);
  await shot(page, 'offline');
  await page.context().setOffline(false);
  await page.locator('.bar').getByText('Not sent.', { exact: true }).waitFor();
  // The browser reports what it could not load meanwhile.
  started.pageErrors.length = 0;
});

test('while the host takes no answers there is no Send', async () => {
  play(started, 'soullinked');
  given(started.api.setAccepting({ accepting: false }));
  const page = await openPage(started, 'Ana');
  await page.getByText('Your host takes no answers at the moment.').waitFor();
  expect(await page.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  await shot(page, 'paused');
  await expectWell(page);
});

test('a game that was put away says so, and leads to the book, also where its page is opened anew', async () => {
  play(started, 'soullinked');
  const page = await openPage(started, 'Ana');
  await page.locator('.bar').waitFor();
  given(started.api.archive({ reason: 'Too late.' }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const said = page.getByRole('status').getByText('Soullinked (practice game) was put away by your host');
  await said.waitFor();
  expect(await page.locator('.bar').count()).toBe(0);
  const own = page.getByRole('link', { name: 'Your book: all that is yours' });
  const address = (await own.getAttribute('href')) ?? '';
  expect(address).toContain('/spreadsheets/d/');
  expect(await page.getByRole('link', { name: /Your form/ }).count()).toBe(0);
  await page.reload();
  await said.waitFor();
  expect(await own.getAttribute('href')).toBe(address);
  expect(await page.getByRole('link', { name: 'The public book' }).count()).toBe(1);
  await expectWell(page);
  await shot(page, 'put-away');
});

/** Expects that all that is tapped stands between the top of the screen and the bar, with clock and target. */
async function expectOnOneScreen(page: Page, tapped: string): Promise<void> {
  const { top, bottom } = await page.evaluate<{ top: number; bottom: number }>(`(() => {
    const boxes = [...document.querySelectorAll(${JSON.stringify(tapped)})].map((one) => one.getBoundingClientRect());
    return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  })()`);
  const bar = await page.locator('.bar').boundingBox();
  expect(await page.locator(tapped).count()).toBeGreaterThan(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(641);
  expect((await page.locator('.target').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expectWell(page);
}

test('clock, target, all that is tapped and Send are on one screen of 360 × 640, in a round and a challenge', async () => {
  play(started, 'tactical-picture-hunt', 2);
  // Of the round before the help is unfolded.
  resolve(started);
  while (!/^round-\d+$/.test(started.stage().name)) resolve(started);
  given(started.api.startClock({ stage: started.stage().name }));
  const round = await openPage(started, 'Ana');
  await round.setViewportSize({ width: 360, height: 640 });
  await round.getByRole('timer').waitFor();
  await shot(round, 'round');
  await expectOnOneScreen(round, 'form.asked .tap');
  while (!started.stage().name.endsWith('-challenge')) resolve(started);
  given(started.api.startClock({ stage: started.stage().name }));
  const [asked = ''] = started.stage().waitingFor;
  const page = await openPage(started, asked);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('timer').waitFor();
  await shot(page, 'challenge');
  await expectOnOneScreen(page, 'form.asked .square');
});
