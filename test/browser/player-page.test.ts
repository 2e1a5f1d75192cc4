// The players' page in a browser: a player taps, sends and sees the result right away, also with a keyboard or screen
// reader.
import type { Page } from 'playwright-core';
import { unwrapReply } from '../../src/commands/desk-calls';
import { WEB_APP_URL } from '../../src/local/server/table';
import { expectWell, openPage, play, resolve } from './phone';
import { startForAll, type Started } from './started';

/** All tests share a server. What one test sends is still there in later tests of the same game. */
let started: Started;
startForAll((table) => (started = table));

afterEach(() => expect(started.pageErrors).toEqual([]));

const PLAYERS = { name: 'Players, and who has answered' };

/** Opens a player's page on a new phone. All pages on a phone share its clock, which tests advance. */
async function openWithClock(player: string): Promise<Page> {
  return openPage(started, player, 390, await started.newPhone());
}

async function begin(game: string, stages: number, players?: readonly string[]): Promise<void> {
  await started.startOver();
  unwrapReply(started.api.savePage({ address: WEB_APP_URL }));
  play(started, game, stages, players);
}

describe('in Tactical Picture Hunt', () => {
  beforeAll(() => begin('tactical-picture-hunt', 2));

  test('an axis and a prediction are two taps, and are told to count at once', async () => {
    const page = await openPage(started, 'Ana', 360);
    await page.getByText('You are Ana').waitFor();
    await page.getByRole('radio', { name: 'b', exact: true }).check();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page
      .getByRole('status')
      .getByText(/^Sent, .* Counts so far\.$/)
      .waitFor();
    expect(started.stage().submissions).toMatchObject([{ player: 'Ana', fate: 'counts' }]);
    // Both players see who has answered, but not what.
    const lamps = [/^Ana: 0\s.* ✓ sent$/s, /^Bo: 0\s.* … not yet$/s].map((text): unknown =>
      expect.stringMatching(text),
    );
    expect(await page.getByRole('list', PLAYERS).getByRole('listitem').allInnerTexts()).toEqual(lamps);
    const other = await openPage(started, 'Bo', 360);
    expect(await other.getByRole('list', PLAYERS).getByRole('listitem').allInnerTexts()).toEqual(lamps);
    await expectWell(page);
    await other.close();
    await page.close();
  });

  test('what the host resolves appears without a reload', async () => {
    const page = await openPage(started, 'Ana', 360);
    resolve(started);
    await page.getByRole('heading', { name: /^What happened: Round 1/ }).waitFor();
    // A score shows how it changed in the round.
    const [score] = await page.getByRole('list', PLAYERS).getByRole('listitem').allInnerTexts();
    expect(score).toMatch(/^Ana: 4\s+points\s+\+4\s/);
    await page.close();
  });
});

describe('in Wanted Sharpshooters', () => {
  beforeAll(() => begin('wanted-sharpshooters', 0, ['Ana', 'Bo', 'Chen', 'Dora', 'Emil']));

  test('an answer to a round that is over meanwhile is not sent: it stays on the page, which shows the new round at once', async () => {
    const page = await openWithClock('Bo');
    await page.getByRole('radio', { name: /^Duck/ }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.bar').getByText('Counts so far').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.getByRole('radio', { name: 'Shoot', exact: true }).check();
    await page.getByRole('checkbox', { name: /^Chen / }).check();
    resolve(started);
    // The next poll is much later, so only Send can have loaded the new round.
    await page.getByRole('button', { name: 'Send instead' }).click();
    const left = page.getByRole('status').filter({ hasText: 'Not sent: Round 1' });
    await left.getByText('Chen', { exact: true }).waitFor();
    await page.locator('.bar').getByText('Round 2', { exact: true }).waitFor();
    expect(await page.locator('.bar .good').count()).toBe(0);
    await page.clock.resume();
    expect(started.stage().submissions).toEqual([]);
    // The notice disappears once the next answer is sent.
    await page.getByRole('radio', { name: /^Duck/ }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await left.waitFor({ state: 'detached' });
    await page.locator('.bar').getByText('Counts so far').waitFor();
    await page.close();
  });
});
