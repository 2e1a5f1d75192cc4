// A page that the browser translates keeps working: after every change, it says the same as an untranslated page.
import type { Locator, Page } from 'playwright-core';
import { unwrapReply } from '../../src/commands/desk-calls';
import { WEB_APP_URL } from '../../src/local/server/table';
import { deliverAll } from '../support/host-game';
import { Desk } from './desk';
import { openPage, play } from './phone';
import { Started } from './started';

/** Translates every page that is opened in this window, including frames. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(translateAll);
}

/** All text of a page, including hidden text, one line per element, without the quotes that mark translations. */
async function textIn(body: Locator): Promise<string> {
  return body.evaluate(linesOf);
}

/** This runs in the page. */
function linesOf(body: Element): string {
  const copy = body.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('script, style, noscript')) each.remove();
  for (const each of copy.querySelectorAll('FONT')) each.replaceWith(...each.childNodes);
  for (const each of copy.querySelectorAll('*')) each.append('\n');
  return copy.textContent.replaceAll(/[«»]/g, '').replaceAll(/\s*\n\s*/g, '\n');
}

/** This runs in the page. */
function translateAll(): void {
  const untouched = 'font, script, style, noscript, textarea, [translate=no]';
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node !== null; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '') texts.push(node);
    for (const text of texts) {
      if (text.parentElement === null || text.parentElement.closest(untouched) !== null) continue;
      const [outer, inner] = [document.createElement('FONT'), document.createElement('FONT')];
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const watch = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') translateIn(target);
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}

const MINUTE = 60_000;

/** The server's clock: real time plus what a test has added. Windows' clocks are advanced by the same amount. */
const clock = {
  ahead: 0,
  now: () => Date.now() + clock.ahead,
  pass: (ms: number) => void (clock.ahead += ms),
};
let started: Started;

beforeAll(async () => {
  started = await Started.start({ clock });
});

beforeEach(async () => {
  await started.startOver();
  unwrapReply(started.api.savePage({ address: WEB_APP_URL }));
});

afterEach(() => expect(started.pageErrors).toEqual([]));

afterAll(async () => expect(await started.end()).toEqual([]));

/** Delivers and prepares everything, so that windows have nothing left to do. */
function settle(): void {
  started.prepare();
  deliverAll(started.api);
  started.prepare();
}

interface Both {
  readonly translated: Page;
  readonly plain: Page;
}

/** Two windows on one phone, one of them translated. */
async function bothWindows(): Promise<Both> {
  const translated = await started.newPhone();
  await translate(translated);
  await translated.clock.install({ time: clock.now() });
  return { translated, plain: await translated.context().newPage() };
}

async function bothPages(player: string): Promise<Both> {
  const { translated, plain } = await bothWindows();
  for (const page of [translated, plain]) await openPage(started, player, 390, page);
  return { translated, plain };
}

async function inBoth({ translated, plain }: Both, act: (page: Page) => Promise<void>): Promise<void> {
  await act(translated);
  await act(plain);
}

/** Advances the clocks of server and windows, so the pages poll again. */
async function pass({ translated }: Both, ms: number): Promise<void> {
  clock.pass(ms);
  await translated.clock.fastForward(ms);
}

/** Waits until the page says this and no longer shows former text. Expects the same words in both windows. */
async function expectSame({ translated, plain }: Both, said: string | RegExp): Promise<void> {
  await expectSameIn({ translated: translated.locator('body'), plain: plain.locator('body') }, said);
}

async function expectSameIn(
  { translated, plain }: Readonly<Record<'translated' | 'plain', Locator>>,
  said: string | RegExp,
): Promise<void> {
  await plain.getByText(said).first().waitFor({ state: 'attached' });
  const texts = (): Promise<readonly string[]> => Promise.all([translated, plain].map(textIn));
  let [shown, truth] = await texts();
  // The windows poll at different moments, so wait until they agree.
  for (let looks = 0; looks < 100 && shown !== truth; looks += 1) {
    await translated.evaluate(() => new Promise(requestAnimationFrame));
    [shown, truth] = await texts();
  }
  expect(shown).toBe(truth);
  expect(await translated.locator('font').count()).toBeGreaterThan(0);
}

test('a player’s page: deadline, time left, sums, and what was sent', async () => {
  play(started, 'black-garnet');
  unwrapReply(started.api.setDeadline({ deadline: clock.now() + 120.5 * MINUTE }));
  const both = await bothPages('Ana');
  await expectSame(both, '2 h left');
  await pass(both, 5 * MINUTE);
  await expectSame(both, '1 h 55 min left');
  unwrapReply(started.api.setDeadline({ deadline: clock.now() + 30.5 * MINUTE }));
  await pass(both, MINUTE);
  await expectSame(both, '29 min left');

  for (const [field, points, sum] of [
    ['Visual-spatial', '11', 'Points: 11 of 20'],
    ['Logical-mathematical', '12', 'Points: 23 of 20, 3 too many'],
    ['Logical-mathematical', '9', 'Points: 20 of 20'],
  ] as const) {
    await inBoth(both, (page) => page.getByRole('textbox', { name: new RegExp(field) }).fill(points));
    await expectSame(both, sum);
  }
  // The original texts are restored without moving the input beside them, which keeps the focus.
  expect(await both.translated.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await both.translated.close();
});

test('the sidebar: the deadline, who has answered, and what is delivered', async () => {
  play(started, 'wanted-sharpshooters', 0, ['Ana', 'Bo', 'Chen', 'Dora', 'Emil']);
  unwrapReply(started.api.setDeadline({ deadline: clock.now() + 120.5 * MINUTE }));
  settle();
  const both = await bothWindows();
  const [translated, plain] = [new Desk(both.translated), new Desk(both.plain)];
  // The first window that opens makes the remaining deliveries.
  await both.plain.goto(started.address);
  await plain.sidebar.getByLabel('Not delivered').waitFor({ state: 'detached' });
  await inBoth(both, async (page) => void (await page.goto(started.address)));
  const sidebars = { translated: translated.sidebar.locator('body'), plain: plain.sidebar.locator('body') };
  const lookAgain = (): Promise<void> => inBoth(both, (page) => new Desk(page).click(/Refresh/));
  await expectSameIn(sidebars, '0 of 5 have answered');
  unwrapReply(started.api.submitForPractice({ players: ['Ana', 'Bo'] }));
  settle();
  await lookAgain();
  await expectSameIn(sidebars, '2 of 5 have answered');
  unwrapReply(started.api.setDeadline({ deadline: clock.now() + 180.5 * MINUTE }));
  settle();
  await lookAgain();
  await expectSameIn(sidebars, /in 3 h/);
  await translated.click(/Change/);
  await translated.click(/\+ 1 h/);
  await sidebars.translated.getByText(/The deadline is/).waitFor();
  const [, moved] = /(in \d h)/.exec(await textIn(sidebars.translated)) ?? [];
  expect(moved).toBe('in 4 h');
  await both.translated.close();
});
