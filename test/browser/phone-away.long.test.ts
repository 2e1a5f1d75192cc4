// The players' page on a phone that was away, refused for a moment, or in another alphabet: nothing is lost or sent twice.
import type { Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { openPage, play } from './phone';
import { Started } from './started';

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

test('an answer for which Google has no room is sent once it has, and the page says so meanwhile', async () => {
  play(started, 'tactical-picture-hunt', 2);
  const page = await openPage(started, 'Ana');
  const error = { name: 'Exception', message: 'There are too many scripts running simultaneously.' };
  let refused = 0;
  await page.route('**/exec*', (route) => {
    const isFirst = refused === 0 && (route.request().postData() ?? '').includes('sendMove');
    if (!isFirst) return route.continue();
    refused += 1;
    return route.fulfill({ json: { error } });
  });
  await page.getByRole('radio', { name: 'b', exact: true }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  const status = page.getByRole('status');
  await status.getByText('No answer came yet. The page tries again by itself').waitFor();
  await page.getByRole('button', { name: 'Sending…' }).waitFor();
  await status.getByText(/^Sent, .* Counts so far\.$/).waitFor();
  expect([refused, started.stage().submissions.length]).toEqual([1, 1]);
  await page.close();
});

describe('a phone that was away', () => {
  /** A page on which no timer runs, a phone's clock that is off, and an answer that is chosen. */
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

  /** The times at which Send was tapped, as each try tells it. */
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
    await page.getByText('This phone is offline: no answer came yet.').waitFor();
    await page.context().setOffline(false);
    await page
      .getByRole('status')
      .getByText(/^Sent, .* Counts so far\.$/)
      .waitFor();
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
      // It arrives, and its answer never does.
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
    await page
      .getByRole('status')
      .getByText(/^Sent, .* Counts so far\.$/)
      .waitFor();
    expect([held, started.stage().submissions.length]).toEqual([1, 1]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });

  /** Takes back the errors of failed loads: the browser complains of each call that found no network. */
  function takeBackFailedLoads(): void {
    const others = started.pageErrors.filter((text) => !text.startsWith('Failed to load resource:'));
    started.pageErrors.splice(0, Infinity, ...others);
  }
});
