// Plays each game to its end on phones. The result is the same as without phones, and controls are large enough for fingers.
import type { Page } from 'playwright-core';
import { toJson } from 'apps-script-stand-in/json';
import { answersByTitle } from '../../sidebar/shared/answers';
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { WEB_APP_URL } from '../../src/local/server/table';
import type { PageAsk, PageUpdate } from '../../src/rounds/page/views';
import type { Reply } from '../../src/rounds/reply/reply';
import { expectWell, openPage, play, resolve, submitPage } from './phone';
import { Started } from './started';

const SCREEN = { width: 390, height: 844 };
/** How many of the first stages have their pages inspected. */
const LOOKED_AT = 3;
/** The smallest allowed tap targets, in pixels: on a phone, and at 200 % zoom. */
const LEAST_TARGET = 44;
const LEAST_ZOOMED = 24;

/** The game played on phones, and the same game played without them. */
let started: Started;
let program: Started;

beforeEach(async () => {
  [started, program] = [await Started.start(), await Started.start()];
  for (const { api } of [started, program]) unwrapReply(api.savePage({ address: WEB_APP_URL }));
});

afterEach(async () => {
  for (const each of [started, program]) expect(await each.end()).toEqual([]);
});

function askOf(player: string): PageAsk {
  const link = started.game().players.find(({ name }) => name === player)?.page ?? '';
  const key = new URL(link).searchParams.get('key') ?? '';
  const { value } = started.table.runAsVisitor('readPage', [toJson({ key })]);
  // The page and the script are from the same build.
  const ask = unwrapReply(value as Reply<PageUpdate>).page?.stage?.ask;
  if (ask === null || ask === undefined) throw new Error(`${player} is asked nothing on their page.`);
  return ask;
}

/** Expects tap targets of 44 pixels, and of 24 at 200 % zoom, where the window is half as wide. */
async function expectTargets(page: Page): Promise<void> {
  expect(await page.evaluate(tooSmall, LEAST_TARGET)).toEqual([]);
  await page.setViewportSize({ width: SCREEN.width / 2, height: SCREEN.height / 2 });
  expect(await page.evaluate(tooSmall, LEAST_ZOOMED)).toEqual([]);
}

/** The controls smaller than this, and the tap areas of a board's open cells. This runs in the page. */
function tooSmall(least: number): readonly string[] {
  const targets = 'button, .tap:not(.cell), .cell:not(.closed) input, summary, a, select, input[type=text]';
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < least || box.width < least))
    .map(({ each, box }) => `${each.className} “${each.innerText}”: ${box.width} × ${box.height}`);
}

test.each(GAMES.map(({ info }) => [info.id]))('%s', async (game) => {
  play(started, game);
  play(program, game);
  for (let turn = 0; program.game().stage !== null; turn += 1) {
    unwrapReply(program.api.submitForPractice({ players: [] }));
    const sent = program.stage().submissions;
    const byHand = sent[turn % Math.max(1, sent.length)];
    if (byHand !== undefined) {
      const page = await openPage(started, byHand.player, SCREEN.width);
      await page.setViewportSize(SCREEN);
      await submitPage(page, askOf(byHand.player), answersByTitle(byHand.answers));
      if (turn < LOOKED_AT) {
        await expectWell(page);
        await expectTargets(page);
      }
      await page.close();
      expect(started.stage().submissions).toMatchObject([{ player: byHand.player, fate: 'counts' }]);
    }
    for (const each of [started, program]) resolve(each);
  }
  expect(started.game().lastNews).toEqual(program.game().lastNews);
});
