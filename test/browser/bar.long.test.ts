// The bar at the bottom of a player's page, when the game changes while the player is answering.
import type { Locator, Page } from 'playwright-core';
import { unwrapReply } from '../../src/commands/desk-calls';
import { change, expectWell, openPage, play, resolve } from './phone';
import { startForEach, type Started } from './started';

let started: Started;
startForEach((table) => (started = table));

const phoneOf = async (player: string): Promise<Page> =>
  openPage(started, player, 390, await started.newPhone());
const bar = (page: Page): Locator => page.locator('.bar');
const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.bar-state').getByText(text).waitFor();
const tap = (page: Page, name: string): Promise<void> =>
  page.locator('form.asked').getByRole('radio', { name, exact: true }).check();
const sendButton = (page: Page): Locator => bar(page).getByRole('button', { name: /^Send/ });

async function send(page: Page, axis: string): Promise<void> {
  await tap(page, axis);
  await tap(page, '4');
  await sendButton(page).click();
  await said(page, /^Sent, .* Counts so far\.$/);
}

const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Drops the errors that the browser reports for loads that failed while offline. */
function takeBackFailedLoads(): void {
  const others = started.pageErrors.filter((text) => !text.startsWith('Failed to load resource:'));
  started.pageErrors.splice(0, Infinity, ...others);
}

test('it says what counts, and tapping back to that is sent again without a tap on Send', async () => {
  play(started, 'tactical-picture-hunt', 2);
  const [phone, other] = [await phoneOf('Ana'), await phoneOf('Ana')];
  await send(phone, 'b');
  await said(phone, /^Axis: b; Prediction: 4$/);
  await said(other, /^Axis: b; Prediction: 4$/);
  await tap(other, 'c');
  await said(other, /Your change isn’t sent yet\.$/);
  expect(await sendButton(other).innerText()).toBe('Send instead');
  await tap(other, 'b');
  await said(other, /Counts so far\.$/);
  expect(await sendButton(other).innerText()).toBe('Send again');
  // After a reload, the page doesn't restore taps that match the answer that counts.
  await other.reload();
  await said(other, /Counts so far\.$/);
  await expectWell(other);
  expect(started.stage().submissions).toHaveLength(1);
});

test('a promised sending that is changed is none, and says so until it is sent', async () => {
  play(started, 'tactical-picture-hunt', 2);
  const [phone, other] = [await phoneOf('Ana'), await phoneOf('Ana')];
  await send(other, 'b');
  await said(phone, /Counts so far\.$/);
  await phone.context().setOffline(true);
  await tap(phone, 'c');
  await sendButton(phone).click();
  await said(phone, /sent once you’re back online/);
  await tap(phone, 'a');
  const dropped = /Your change isn’t sent yet\.$/;
  await said(phone, dropped);
  await phone.context().setOffline(false);
  await bar(phone).getByText('This phone is offline.').waitFor({ state: 'detached' });
  await said(phone, dropped);
  await said(phone, /^Counts now: Axis: b; /);
  expect(started.stage().submissions).toMatchObject([{ fate: 'counts' }]);
  // The other tab sent an answer, so this tab's unsent change is still unsent.
  await send(other, 'c');
  await lookAgain(phone);
  await said(phone, /^Sent, .* Your change isn’t sent yet\.$/);
  await sendButton(phone).click();
  await said(phone, /Counts so far\.$/);
  await said(other, /^Axis: a; /);
  takeBackFailedLoads();
});

test('going back: what was tapped for the later round is told as not sent, and the bar is of the earlier one', async () => {
  play(started, 'soullinked', 1);
  resolve(started);
  const [phone, other] = [await phoneOf('Ana'), await phoneOf('Bo')];
  await phone.locator('form.asked').locator('input:not([aria-disabled=true])').first().check();
  await said(phone, 'Not sent yet.');
  change(started, { kind: 'rewind', toStage: 'round-2' });
  for (const page of [phone, other]) {
    await lookAgain(page);
    await bar(page).getByText('Round 2').waitFor();
    await said(page, /^Sent, .* Counts so far\.$/);
    expect(await sendButton(page).innerText()).toBe('Send again');
  }
  await phone.getByRole('heading', { name: /^Not sent: Round 3/ }).waitFor();
  expect(await other.getByRole('heading', { name: /^Not sent:/ }).count()).toBe(0);
});

test('paused: no clock, no Send, on every phone; open again at the next look, and what was refused meanwhile is not said on', async () => {
  play(started, 'tactical-picture-hunt', 2);
  unwrapReply(started.api.setDeadline({ deadline: Date.now() + 300_000 }));
  const [phone, other] = [await phoneOf('Ana'), await phoneOf('Bo')];
  await bar(phone).getByRole('timer').waitFor();
  await tap(phone, 'b');
  await tap(phone, '4');
  // This phone hasn't refreshed since the host paused answers, so its Send is refused. Then the bar says why.
  await phone.route('**/exec*', (route) =>
    (route.request().postData() ?? '').includes('readPage') ? undefined : route.continue(),
  );
  unwrapReply(started.api.setAccepting({ accepting: false }));
  await phone.unroute('**/exec*');
  await sendButton(phone).click();
  await bar(phone).locator('.until').getByText('Your host isn’t taking answers right now.').waitFor();
  for (const page of [phone, other]) {
    await bar(page).getByText('Your host isn’t taking answers right now.').waitFor();
    await sendButton(page).waitFor({ state: 'detached' });
    expect(await bar(page).getByRole('timer').count()).toBe(0);
  }
  await said(phone, 'Not sent yet.');
  unwrapReply(started.api.setAccepting({ accepting: true }));
  for (const page of [phone, other]) {
    await bar(page).getByRole('timer').waitFor();
    await sendButton(page).waitFor();
    expect(await bar(page).getByText('isn’t taking answers').count()).toBe(0);
  }
  await sendButton(phone).click();
  await said(phone, /Counts so far\.$/);
});

test('at 200 % it takes a quarter of the window at most, whatever it says', async () => {
  play(started, 'wanted-sharpshooters', 1);
  unwrapReply(started.api.setDeadline({ deadline: Date.now() + 30 * 3_600_000 }));
  const phone = await phoneOf('Ana');
  await phone.setViewportSize({ width: 195, height: 422 });
  const height = async (): Promise<number> => (await bar(phone).boundingBox())?.height ?? 422;
  expect(await height()).toBeLessThanOrEqual(106);
  await phone.getByRole('radio', { name: /^Duck/ }).check();
  await said(phone, 'Not sent yet.');
  expect(await height()).toBeLessThanOrEqual(106);
  await sendButton(phone).click();
  await said(phone, /Counts so far\.$/);
  expect(await height()).toBeLessThanOrEqual(106);
  await phone.context().setOffline(true);
  await said(phone, 'This phone is offline.');
  expect(await height()).toBeLessThanOrEqual(106);
  // Send stays in view.
  const [frame, button] = [await bar(phone).boundingBox(), await sendButton(phone).boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0),
  );
  await phone.context().setOffline(false);
  await expectWell(phone);
  takeBackFailedLoads();
});

describe('a phone that was away', () => {
  /** A page without running timers, with an answer chosen, on a phone whose clock is wrong. */
  async function answered(): Promise<Page> {
    play(started, 'tactical-picture-hunt', 2);
    const page = await openPage(started, 'Ana');
    await page.clock.install({ time: Date.now() - 90_000 });
    await page.reload();
    await page.waitForResponse((response) => (response.request().postData() ?? '').includes('readPage'));
    await page.getByRole('radio', { name: 'b', exact: true }).check();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    return page;
  }

  /** The times at which Send was tapped, as each try reports them. */
  function tapsTold(page: Page): readonly number[] {
    const taps: number[] = [];
    page.on('request', (request) => {
      const [, tapped] = /"sendMove".*"tapped":(\d+)/.exec(request.postData() ?? '') ?? [];
      if (tapped !== undefined) taps.push(Number(tapped));
    });
    return taps;
  }

  test('sends at once when it is online again, and tells when Send was tapped by the server’s clock', async () => {
    const page = await answered();
    const taps = tapsTold(page);
    await page.context().setOffline(true);
    const before = Date.now();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('This phone is offline. Leave the page open').waitFor();
    await page.context().setOffline(false);
    await said(page, /^Sent, .* Counts so far\.$/);
    expect(started.stage().submissions).toMatchObject([{ player: 'Ana', fate: 'counts' }]);
    const [tapped = 0] = taps;
    expect(taps.length).toBeGreaterThan(1);
    expect(new Set(taps).size).toBe(1);
    expect(Math.abs(tapped - before)).toBeLessThan(30_000);
    await page.close();
    takeBackFailedLoads();
  });

  test('gives up what was on its way as it was lost, and what of it arrived counts once', async () => {
    const page = await answered();
    let held = 0;
    let tell = (): void => undefined;
    const arrived = new Promise<void>((resolve_) => (tell = resolve_));
    await page.route('**/exec*', async (route) => {
      const isFirst = held === 0 && (route.request().postData() ?? '').includes('sendMove');
      if (!isFirst) return route.continue();
      held += 1;
      // The request reaches the server, but the page never gets the response.
      await route.fetch();
      tell();
      return undefined;
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    await arrived;
    expect(started.stage().submissions).toHaveLength(1);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await said(page, /^Sent, .* Counts so far\.$/);
    expect([held, started.stage().submissions.length]).toEqual([1, 1]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });
});
