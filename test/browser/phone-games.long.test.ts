// Each game to its end on a phone, through the page alone: a player who sees nothing but what is drawn taps what is open,
// and needs no more taps than there are choices, and no more than a screen.
import { mkdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { chanceFrom, type Chance } from '../../src/games/frame/chance';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { expectWell, openPage, play, resolve } from './phone';
import { Started } from './started';

const SCREEN = { width: 390, height: 844 };
/** The most that a move may take: taps with Send, and screens from the top of the page to its last choice. */
interface Most {
  readonly move: string;
  readonly game: string;
  /** The name of its stage, and the title of what is asked. */
  readonly asked: RegExp;
  readonly taps: number;
  readonly screens: number;
}

/** The moves as they were measured when two strangers played all games on phones, with a third of a screen more. */
const MOST: readonly Most[] = [
  { move: 'Pick', game: 'soullinked', asked: /^/, taps: 3, screens: 1.3 },
  { move: 'Photographer', game: 'pokemon-snap', asked: /^day.*photo/i, taps: 7, screens: 1.6 },
  { move: 'Pokémon, three parts', game: 'pokemon-snap', asked: /^day/, taps: 10, screens: 2 },
  { move: 'Photographer, last or first order', game: 'pokemon-snap', asked: /^/, taps: 8, screens: 1.3 },
  { move: 'Vote, gift', game: 'wanted-sharpshooters', asked: /^(vote|gift)/, taps: 2, screens: 1.3 },
  { move: 'Shoot, buy, claim, duck', game: 'wanted-sharpshooters', asked: /^/, taps: 5, screens: 1.3 },
  { move: 'Distribution', game: 'black-garnet', asked: /^dist/, taps: 8, screens: 1.3 },
  { move: 'Name a player', game: 'black-garnet', asked: /^(powers|cand)/, taps: 2, screens: 1.3 },
  { move: 'Two challenges, boost, shop', game: 'black-garnet', asked: /^round/, taps: 9, screens: 1.3 },
  { move: 'Claim', game: 'tactical-picture-hunt', asked: /^(claim|period)/, taps: 2, screens: 1.3 },
  { move: 'Challenge', game: 'tactical-picture-hunt', asked: /challenge/, taps: 4, screens: 1.3 },
  { move: 'Round', game: 'tactical-picture-hunt', asked: /^/, taps: 3, screens: 1.3 },
  { move: 'Gifts, opponent', game: 'between', asked: /^/, taps: 3, screens: 1.3 },
  { move: 'Six questions', game: 'own-match', asked: /^/, taps: 11, screens: 2.3 },
];
/** The times that a move is made anew, where it broke a rule on several choices together. */
const MOST_REFUSALS = 60;
/** Taps that choose nothing: to see another part, and to send. */
const MOST_OTHER_TAPS = 2;

/** Pixels of a target on a phone, and of one at 200 % zoom. */
const LEAST_TARGET = 44;
const LEAST_ZOOMED = 24;

/** A folder for pictures, where one is wanted. */
const PICTURES = process.env['PICTURES'] ?? '';

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

test.each(GAMES.map(({ info }) => [info.id]))('%s', async (game) => {
  play(started, game);
  const chance = chanceFrom(`phone ${game}`);
  const sizes = new Map<string, { readonly taps: number; readonly screens: number }>();
  for (let turn = 0; started.game().stage !== null; turn += 1) {
    // With a deadline the bar says most.
    const deadline = Date.now() + 26 * 3_600_000;
    if (!started.game().live) given(started.api.setDeadline({ deadline }));
    const stage = started.stage();
    const asked = stage.waitingFor;
    const player = asked[turn % Math.max(1, asked.length)];
    if (player !== undefined) {
      const page = await openPage(started, player, SCREEN.width);
      await page.setViewportSize(SCREEN);
      await page.locator('form.asked').waitFor();
      await picture(page, `${game}-${turn}-${stage.name}`);
      const name = `${stage.name.replace(/\d+/, 'n')}: ${(await page.locator('form.asked h2').innerText()).trim()}`;
      const before = await screensOf(page);
      const { screens, ...taps } = await move(page, chance);
      const { taps: tapped, screens: seen } = sizes.get(name) ?? { taps: 0, screens: 0 };
      sizes.set(name, {
        taps: Math.max(tapped, taps.choices + taps.others),
        screens: Math.max(seen, before, screens),
      });
      expect([name, taps.others <= MOST_OTHER_TAPS]).toEqual([name, true]);
      if (turn < 3) {
        await expectWell(page);
        await expectTargets(page);
      }
      await page.close();
      expect(started.stage().submissions.filter((each) => each.player === player)).toMatchObject([
        { fate: 'counts' },
      ]);
    }
    resolve(started);
  }
  const rows = [...sizes].map(([name, size]) => ({ name, ...size, most: mostOf(game, name) }));
  process.stdout.write(
    rows
      .map(
        ({ name, taps, screens, most }) =>
          `${game} | ${most.move} | ${name} | ${taps} of ${most.taps} taps | ${screens.toFixed(2)} of ${most.screens} screens\n`,
      )
      .join(''),
  );
  expect(rows.filter(({ taps, screens, most }) => taps > most.taps || screens > most.screens)).toEqual([]);
  const end = await openPage(started, started.game().players[0]?.name ?? '', SCREEN.width);
  await picture(end, `${game}-end`);
  await end.getByText('The game is over.').waitFor();
  await expectWell(end);
  await end.close();
});

function mostOf(game: string, name: string): Most {
  const found = MOST.find((one) => one.game === game && one.asked.test(name));
  if (found === undefined) throw new Error(`No row for ${game}, ${name}.`);
  return found;
}

/** Expects targets of 44 pixels on the phone, and of 24 at 200 % zoom, where the window is half as wide. */
async function expectTargets(page: Page): Promise<void> {
  expect(await page.evaluate(tooSmall, LEAST_TARGET)).toEqual([]);
  await page.setViewportSize({ width: SCREEN.width / 2, height: SCREEN.height / 2 });
  expect(await page.evaluate(tooSmall, LEAST_ZOOMED)).toEqual([]);
  await page.setViewportSize(SCREEN);
}

/** The controls that are lower or narrower than this; of a board the open cells, each as far as it takes taps. Runs in the page. */
function tooSmall(least: number): readonly string[] {
  const targets = 'button, .tap:not(.cell), .cell:not(.closed) input, summary, a, select, input[type=text]';
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < least || box.width < least))
    .map(({ each, box }) => `${each.className} “${each.innerText}”: ${box.width} × ${box.height}`);
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === '') return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

/** The screens from the top of the page to the last choice, above the bar; help that is still unfolded aside. */
async function screensOf(page: Page): Promise<number> {
  const last = await page.locator('form.asked .field').last().boundingBox();
  const bar = await page.locator('.bar').boundingBox();
  const help = await page
    .locator('form.asked > .help')
    .boundingBox({ timeout: 100 })
    .catch(() => null);
  if (last === null || bar === null) throw new Error('Nothing is asked.');
  return (last.y + last.height - (help?.height ?? 0)) / (SCREEN.height - bar.height);
}

interface Taps {
  choices: number;
  others: number;
}

/** Answers what is asked until it counts. Gives the taps of the answer that did, and the screens that it took. */
async function move(page: Page, chance: Chance): Promise<Taps & { readonly screens: number }> {
  for (let refusals = 0; refusals < MOST_REFUSALS; refusals += 1) {
    // What is not sent survives a reload: all of it is chosen anew.
    if (refusals > 0) {
      await page.evaluate('localStorage.clear(); sessionStorage.clear();');
      await page.reload();
    }
    const form = page.locator('form.asked');
    await form.waitFor();
    const taps: Taps = { choices: 0, others: 0 };
    await answer(form, chance, taps);
    const screens = await screensOf(page);
    await form.getByRole('button', { name: /^Send/ }).click();
    taps.others += 1;
    const state = form.locator('.bar-state');
    await state.getByText(/^Sent, |would be refused|is missing|Sending your answer/).waitFor();
    if (/^Sent, .* Counts so far/.test(await state.innerText())) return { ...taps, screens };
  }
  throw new Error(`Refused ${MOST_REFUSALS} times: ${await page.locator('form.asked').innerText()}`);
}

/** Taps something in every field as it appears; of those that may be left out, in about half. */
async function answer(form: Locator, chance: Chance, taps: Taps): Promise<void> {
  const left = new Set<string>();
  for (let fields = 0; fields < 60; fields += 1) {
    const found = await form.evaluate(nextField, [...left]);
    if (found === null) return;
    if (found.optional && chance.whole(0, 1) === 0) {
      left.add(found.title);
      continue;
    }
    const control = form.locator('[data-candidate]');
    if (found.kind === 'tap') await control.nth(chance.whole(0, found.choices - 1)).click();
    else if (found.kind === 'list') await control.selectOption({ index: chance.whole(1, found.choices) });
    else await control.fill(found.kind === 'number' ? '1' : 'As I said.');
    taps.choices += 1;
    if (found.optional) left.add(found.title);
  }
}

interface Found {
  readonly title: string;
  readonly optional: boolean;
  readonly kind: 'tap' | 'list' | 'number' | 'text';
  readonly choices: number;
}

/** The first field with nothing in it yet, apart from those that are left out; its open choices are marked. Runs in the page. */
function nextField(form: Element, left: readonly string[]): Found | null {
  for (const each of form.querySelectorAll('[data-candidate]')) each.removeAttribute('data-candidate');
  for (const field of form.querySelectorAll('.field')) {
    const title = field.querySelector<HTMLElement>('legend, label')?.innerText ?? '';
    if (left.includes(title)) continue;
    const optional = title.includes('(may be left out)');
    const ranks = [...field.querySelectorAll('.rank .tap')];
    const inputs = [...field.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')];
    const open =
      ranks.length > 0
        ? ranks.filter((each) => each.getAttribute('aria-pressed') === 'false')
        : inputs.some(({ checked, value }) => checked && value !== '')
          ? []
          : inputs.filter((each) => each.getAttribute('aria-disabled') !== 'true' && each.value !== '');
    const typed = field.querySelector<HTMLInputElement | HTMLSelectElement>(
      'input[type=text], textarea, select',
    );
    if (typed !== null && typed.value === '') {
      typed.setAttribute('data-candidate', '');
      const isList = typed instanceof HTMLSelectElement;
      const kind = isList ? 'list' : typed.getAttribute('inputmode') === 'numeric' ? 'number' : 'text';
      return { title, optional, kind, choices: isList ? typed.options.length - 1 : 1 };
    }
    if (open.length === 0) continue;
    for (const each of open) each.setAttribute('data-candidate', '');
    return { title, optional: optional && ranks.length === open.length, kind: 'tap', choices: open.length };
  }
  return null;
}
