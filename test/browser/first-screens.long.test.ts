// The top of each game's player page on a phone, after each kind of event. With PICTURES set to a folder, it's drawn there.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { ManualClock } from 'apps-script-stand-in/clock';
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { WEB_APP_URL } from '../../src/local/server/table';
import { change, expectNothingCut, expectNoWordBroken, expectWell, openPage, play, resolve } from './phone';
import { Started } from './started';

const SCREEN = { width: 390, height: 844 };
const PICTURES = process.env['PICTURES'] ?? '';
const HOUR = 3_600_000;

let started: Started;
let clock: ManualClock;

beforeEach(async () => {
  clock = new ManualClock(Date.now());
  started = await Started.start({ clock });
  unwrapReply(started.api.savePage({ address: WEB_APP_URL }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

/** Checks the first screen of this player's page. `says`: words that must be on it, above the bar if there is one. */
async function look(player: string, name: string, says: RegExp): Promise<void> {
  const page = await openPage(started, player, SCREEN.width);
  await page.setViewportSize(SCREEN);
  if (PICTURES !== '') {
    mkdirSync(PICTURES, { recursive: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}.png` });
    }
  }
  expect([name, await seenOn(page)]).toEqual([name, expect.stringMatching(says)]);
  // The facts at the top aren't repeated further down.
  const first = (await page.locator('section.first').allInnerTexts()).join();
  const said = await page.locator('.said').allInnerTexts();
  expect([name, said.filter((line) => line !== '' && first.includes(line))]).toEqual([name, []]);
  await expectWell(page);
  await expectNothingCut(page);
  await expectNoWordBroken(page);
  await page.close();
}

/** The text that is visible without scrolling. */
const seenOn = (page: Page): Promise<string> =>
  page.evaluate((height) => {
    const seen = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, td, button, .tap, .bar, summary'),
    ];
    return seen
      .filter((each) => each.getBoundingClientRect().top < height)
      .map((each) => each.innerText)
      .join('\n');
  }, SCREEN.height);

test.each(GAMES.map(({ info }) => [info.id]))('%s', async (game) => {
  play(started, game);
  const { live } = started.game();
  const named = (event: string): string => `${game}-${event}`;
  const names = started.game().players.map(({ name }) => name);
  const [first = '', second = ''] = names;
  // The last player is in another group, if the game has several.
  const other = names.at(-1) ?? '';
  await look(first, named('1-opened'), /./);

  // Between has only one stage. The rest of this test needs several.
  resolve(started);
  if (started.game().stage !== null) {
    const before = started.game().past.at(-1);
    // Deliver the results first: only players who have received one are notified of its correction.
    while (started.game().deliveries.some(({ state }) => state === 'waiting'))
      unwrapReply(started.api.deliverSome());
    await look(first, named('2-resolved'), /./);
    await look(other, named('2-resolved-other'), /./);
    change(started, { kind: 'replace-player', player: second, name: 'Zoe' });
    await look(first, named('3-substitute'), new RegExp(`Zoe plays for ${second}`));
    await look(second, named('3-substitute-own'), /Zoe, you’re playing for/);
    unwrapReply(started.api.sayWord({ to: 'everyone', text: 'We go on at nine; bring a pen.' }));
    await look(first, named('4-word'), /From the host: We go on at nine/);
    if (!live) {
      unwrapReply(started.api.setAccepting({ accepting: false }));
      await look(first, named('5-paused'), /isn’t taking answers/);
      unwrapReply(started.api.setAccepting({ accepting: true }));
      await look(first, named('6-open-again'), /You can answer again/);
      unwrapReply(started.api.setDeadline({ deadline: clock.now() + HOUR }));
      clock.pass(2 * HOUR);
      unwrapReply(started.api.submitForPractice({ players: [first] }));
      await look(first, named('7-late'), /./);
      unwrapReply(started.api.setDeadline({ deadline: clock.now() + 24 * HOUR }));
    }
    const submission = unwrapReply(started.api.getPast({ stage: before?.name ?? '' })).submissions.find(
      ({ player, fate }) => player === first && fate === 'counts',
    );
    if (submission !== undefined && before !== undefined) {
      change(started, { kind: 'remove-submission', stage: before.name, id: submission.id });
      // In the sample match of own-match, answers have no effect, so the correction changes nothing.
      await look(first, named('8-corrected'), game === 'own-match' ? /./ : /was corrected/);
    }
    const open = started.game().past.at(-1);
    if (open !== undefined) change(started, { kind: 'rewind', toStage: open.name });
    await look(first, named('9-taken-back'), /is open again/);
  }
  while (started.game().stage !== null) resolve(started);
  await look(first, named('10-over'), /What happened:/);
  await look(other, named('10-over-other'), /What happened:/);
  unwrapReply(started.api.publishEverything());
  await look(first, named('11-published'), /can now read all answers/);
});
