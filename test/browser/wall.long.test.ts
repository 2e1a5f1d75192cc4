// The live table on a television and a phone through a whole game: nothing is cut off, and all text is readable.
import type { Page } from 'playwright-core';
import { unwrapReply } from '../../src/commands/desk-calls';
import { withLocalLinks } from '../../src/local/server/links';
import { WEB_APP_URL } from '../../src/local/server/table';
import { axeViolations } from '../support/axe';
import { change, play, resolve } from './phone';
import { Started } from './started';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;

let started: Started;

beforeAll(async () => {
  started = await Started.start();
  unwrapReply(started.api.savePage({ address: WEB_APP_URL }));
  play(started, 'tactical-picture-hunt');
});

afterAll(async () => expect(await started.end()).toEqual([]));

async function openWall(): Promise<Page> {
  const page = await started.newPage();
  await page.goto(withLocalLinks(started.game().table, started.address.replace('http://', '')));
  return page;
}

interface Layout {
  /** Parts that stick out of the window or their box. */
  readonly cut: readonly string[];
  /** The smallest font size, in pixels. */
  readonly smallest: number;
  /** The smallest font size of the clock, the heading and the main sentence, which people read from far away. */
  readonly far: number;
}

const LAYOUT = `(() => {
  const cut = [];
  let smallest = Infinity;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const tall = innerWidth > 900;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (node.data.trim() === '' || !holder.checkVisibility() || holder.closest('.unseen, script, style, [aria-hidden=true]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    smallest = Math.min(smallest, parseFloat(getComputedStyle(holder).fontSize));
    if (box.left < -1 || box.right > innerWidth + 1 || (tall && (box.top < -1 || box.bottom > innerHeight + 1)))
      cut.push(node.data);
    const part = holder.closest('.board-place, .panel, .panel-below');
    const lines = tall && part !== null ? [...range.getClientRects()] : [];
    for (const { left, right, top, height } of lines)
      for (const x of [left + 2, (left + right) / 2, right - 2])
        if (!part.contains(document.elementFromPoint(x, top + height / 2))) cut.push('covered: ' + node.data);
  }
  if (document.documentElement.scrollWidth > innerWidth) cut.push('scrolls sideways');
  if (tall && document.querySelector('.live').scrollHeight > innerHeight + 1) cut.push('scrolls down');
  const read = [...document.querySelectorAll('h1, .clock-face, .result > .quiet, .result .headline')];
  const far = Math.min(...read.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  return { cut, smallest, far };
})()`;

async function expectWell(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { cut, smallest, far } = await page.evaluate<Layout>(LAYOUT);
    expect({ name, size, cut }).toEqual({ name, size, cut: [] });
    expect(smallest).toBeGreaterThanOrEqual(size.width > 900 ? size.height / 40 : 12);
    if (size.width > 900) expect(far).toBeGreaterThanOrEqual(size.height / 15);
  }
  expect(await axeViolations(page)).toEqual([]);
}

test('a whole game on a wall: all of it in the window, large enough, from the first clock to the winner', async () => {
  const wall = await openWall();
  for (let stages = 0; started.game().stage !== null; stages += 1) {
    const { name, title } = started.stage();
    // The heading also says how many rounds or periods there are.
    const heading = title.replace(/^Round \d+/, '$& of 30').replace(/^Period \d+/, '$& of 6');
    await wall.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    // Checks the first stages, each challenge and every tenth stage; the others have the same layout.
    const isShown = stages < 8 || stages % 10 === 0 || name.endsWith('-challenge');
    if (isShown) await expectWell(wall, `${stages}-${name}`);
    unwrapReply(started.api.startClock({ stage: name }));
    await wall.locator('.clock-running').waitFor();
    if (isShown) await expectWell(wall, `${stages}-${name}-open`);
    if (stages === 3) {
      unwrapReply(started.api.setAccepting({ accepting: false }));
      await wall.getByText('Paused: answers aren’t accepted').waitFor();
      await expectWell(wall, `${stages}-${name}-paused`);
      unwrapReply(started.api.setAccepting({ accepting: true }));
      await wall.getByText('Paused: answers aren’t accepted').waitFor({ state: 'detached' });
    }
    resolve(started);
    // A replaced player has the longest kind of name that a table shows.
    if (stages === 3) change(started, { kind: 'replace-player', player: 'Bo', name: 'Zoe' });
  }
  await wall.getByText(/ wins$/).waitFor();
  await expectWell(wall, 'end');
  const again = await openWall();
  await again.getByText(/ wins$/).waitFor();
  await expectWell(again, 'end-again');
});
