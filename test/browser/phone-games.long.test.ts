// Each game to its end on a phone, through the page alone: a player who sees nothing but what is drawn taps what is open,
// and needs no more taps than two strangers once did.
import type { Locator, Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { chanceFrom, type Chance } from '../../src/games/frame/chance';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { expectWell, openPage, play, resolve } from './phone';
import { Started } from './started';

const SCREEN = { width: 390, height: 844 };

/** What a move took when two strangers played all games on phones: taps with Send. */
interface Measured {
  readonly move: string;
  readonly game: string;
  /** The name of its stage, the title of what is asked and, where moves of one form differ, what is chosen first. */
  readonly asked: RegExp;
  readonly taps: number;
  /** True where what may be left out is the move itself; otherwise a tap more for it is no part of the move. */
  readonly optional?: true;
}

const MEASURED: readonly Measured[] = [
  { move: 'Pick', game: 'soullinked', asked: /^/, taps: 3 },
  { move: 'Photographer', game: 'pokemon-snap', asked: /^day.*photo/i, taps: 7 },
  { move: 'Pokémon, three parts', game: 'pokemon-snap', asked: /^day/, taps: 10 },
  // Not measured then: the order of the photographer who won is that of a day, with one to take along for the exhibit.
  {
    move: 'Ascension, first priority',
    game: 'pokemon-snap',
    asked: /^/,
    taps: 7,
    optional: true,
  },
  { move: 'Vote, gift', game: 'wanted-sharpshooters', asked: /^(vote|gift)/, taps: 2 },
  // With an item there is a weapon to choose, and a shotgun has two victims.
  { move: 'Shoot', game: 'wanted-sharpshooters', asked: /Shoot$/, taps: 5 },
  { move: 'Buy', game: 'wanted-sharpshooters', asked: /Buy$/, taps: 3 },
  { move: 'Claim, duck', game: 'wanted-sharpshooters', asked: /(Claim|Duck|Nothing)$/, taps: 2 },
  { move: 'Ghost', game: 'wanted-sharpshooters', asked: /Guilt$/, taps: 4 },
  { move: 'Distribution', game: 'black-garnet', asked: /^dist/, taps: 8, optional: true },
  { move: 'Name a player', game: 'black-garnet', asked: /^(powers|cand)/, taps: 2 },
  {
    move: 'Two challenges, boost, a purchase',
    game: 'black-garnet',
    asked: /^round/,
    taps: 9,
    optional: true,
  },
  { move: 'Claim', game: 'tactical-picture-hunt', asked: /^(claim|period)/, taps: 2 },
  { move: 'Challenge of 3', game: 'tactical-picture-hunt', asked: /challenge/, taps: 4 },
  { move: 'Round', game: 'tactical-picture-hunt', asked: /^/, taps: 3 },
  { move: 'Gifts, opponent', game: 'between', asked: /^/, taps: 3, optional: true },
  { move: 'Six questions', game: 'own-match', asked: /^/, taps: 11, optional: true },
];
/** The times that a move is made anew, where it broke a rule on several choices together; a page may send 30 in a minute. */
const MOST_REFUSALS = 25;
/** The first stages of a game, of which each form is tried. */
const MOST_STAGES_WHOLE = 5;
/** The most taps of a move that choose nothing: two open its other parts, and one sends it. */
const MOST_OTHER_TAPS = 3;

/** Pixels of a target on a phone, and of one at 200 % zoom. */
const LEAST_TARGET = 44;
const LEAST_ZOOMED = 24;

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

test.each(GAMES.map(({ info }) => [info.id]))('%s', async (game) => {
  play(started, game);
  const chance = chanceFrom(`phone ${game}`);
  const sizes = new Map<string, Size>();
  const tried = new Set<string>();
  for (let turn = 0; started.game().stage !== null; turn += 1) {
    // With a deadline the bar says most.
    const deadline = Date.now() + 26 * 3_600_000;
    if (!started.game().live) given(started.api.setDeadline({ deadline }));
    const stage = started.stage();
    // At first one of each that are asked the same, then one of all.
    const asked = turn < MOST_STAGES_WHOLE ? stage.asks.map(({ players }) => players) : [stage.waitingFor];
    for (const players of asked) {
      const waiting = players.filter((name) => stage.waitingFor.includes(name));
      const player = waiting[turn % Math.max(1, waiting.length)];
      if (player === undefined) continue;
      const page = await openPage(started, player, SCREEN.width);
      await page.setViewportSize(SCREEN);
      await page.locator('form.asked').waitFor();
      const title = (await page.locator('form.asked h2').innerText()).trim();
      const isByChoice = game === 'wanted-sharpshooters' && stage.name.startsWith('round');
      const taps = await move(page, chance, isByChoice ? tried : null);
      const name = `${stage.name.replace(/\d+/, 'n')}: ${title}${isByChoice ? `: ${taps.first}` : ''}`;
      const most = sizes.get(name) ?? { taps: 0, optional: 0 };
      sizes.set(name, {
        taps: Math.max(most.taps, taps.choices + taps.others),
        optional: Math.max(most.optional, taps.choices + taps.optional + taps.others),
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
  const tooMany = [...sizes].filter(([name, { taps, optional }]) => {
    const then = measuredThen(game, name);
    return (then.optional === true ? optional : taps) > then.taps;
  });
  expect(tooMany).toEqual([]);
  const end = await openPage(started, started.game().players[0]?.name ?? '', SCREEN.width);
  await end.getByText('The game is over.').waitFor();
  await expectWell(end);
  await end.close();
});

/** The most taps that one kind of move took, without and with what may be left out. */
interface Size {
  readonly taps: number;
  readonly optional: number;
}

function measuredThen(game: string, name: string): Measured {
  const found = MEASURED.find((one) => one.game === game && one.asked.test(name));
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

interface Taps {
  /** The words of what was chosen first. */
  first: string;
  /** Taps on what must be answered, on what may be left out, and those that choose nothing. */
  choices: number;
  optional: number;
  others: number;
}

/**
 * Answers what is asked until it counts; of the choices that come first, one that was not tried yet, where `tried` has
 * them. Gives the taps of the answer that did.
 */
async function move(page: Page, chance: Chance, tried: Set<string> | null): Promise<Taps> {
  const left = new Map<string, boolean>();
  for (let refusals = 0; refusals < MOST_REFUSALS; refusals += 1) {
    // What is not sent survives a reload: all of it is chosen anew.
    if (refusals > 0) {
      await page.evaluate('localStorage.clear(); sessionStorage.clear();');
      await page.reload();
    }
    const form = page.locator('form.asked');
    await form.waitFor();
    const taps: Taps = { first: '', choices: 0, optional: 0, others: 0 };
    await answer(form, { chance, taps, tried, left });
    await form.getByRole('button', { name: /^Send/ }).click();
    taps.others += 1;
    const state = form.locator('.bar-state');
    await state.getByText(/^Sent, |would be refused|is missing|Sending your answer/).waitFor();
    if (/^Sent, .* Counts so far/.test(await state.innerText())) return taps;
    // What the page marks is answered the other way next time: given, or left out.
    for (const title of await form.locator('.faulty').locator('legend, label').allInnerTexts()) {
      left.set(title, left.get(title) === false);
    }
  }
  throw new Error(`Refused ${MOST_REFUSALS} times: ${await page.locator('form.asked').innerText()}`);
}

interface Answering {
  readonly chance: Chance;
  readonly taps: Taps;
  readonly tried: Set<string> | null;
  /** Whether each field that may be left out is, once that is decided. */
  readonly left: Map<string, boolean>;
}

/** Taps something in every field as it appears, in each part; of those that may be left out, in about half. */
async function answer(form: Locator, { chance, taps, tried, left }: Answering): Promise<void> {
  const done = new Set<string>();
  const opened = new Set<string>();
  for (let fields = 0; fields < 60; fields += 1) {
    for (const part of await form.locator('.strip-open').allInnerTexts()) opened.add(nameOfPart(part));
    const found = await form.evaluate(nextField, [...done]);
    if (found === null) {
      const parts = await form.locator('.strip-parts button').allInnerTexts();
      const index = parts.findIndex((part) => !opened.has(nameOfPart(part)));
      if (index === -1) return;
      await form.locator('.strip-parts button').nth(index).click();
      taps.others += 1;
      continue;
    }
    if (found.optional) {
      const isLeft = left.get(found.title) ?? chance.whole(0, 1) === 0;
      left.set(found.title, isLeft);
      done.add(found.title);
      if (isLeft) continue;
    }
    const control = form.locator('[data-candidate]');
    if (found.kind === 'tap') {
      const values = await control.evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''));
      const isFirst = taps.first === '';
      const fresh = isFirst && tried !== null ? values.findIndex((value) => !tried.has(value)) : -1;
      const index = fresh === -1 ? chance.whole(0, found.choices - 1) : fresh;
      if (isFirst) {
        taps.first = values[index] ?? '';
        tried?.add(taps.first);
      }
      await control.nth(index).click();
    }
    if (found.kind === 'list') await control.selectOption({ index: chance.whole(1, found.choices) });
    else if (found.kind !== 'tap') await control.fill(found.kind === 'number' ? '1' : 'As I said.');
    taps[found.isLeavable ? 'optional' : 'choices'] += 1;
  }
}

/** Gives the name of a part, of its name and what was chosen in it. */
function nameOfPart(words: string): string {
  return words.split('\n')[0]?.trim() ?? '';
}

interface Found {
  readonly title: string;
  /** True while nothing need be chosen in it, and whether that could be so from the start. */
  readonly optional: boolean;
  readonly isLeavable: boolean;
  readonly kind: 'tap' | 'list' | 'number' | 'text';
  readonly choices: number;
}

/** The first field with nothing in it yet, apart from those that are done; its open choices are marked. Runs in the page. */
function nextField(form: Element, done: readonly string[]): Found | null {
  for (const each of form.querySelectorAll('[data-candidate]')) each.removeAttribute('data-candidate');
  for (const field of form.querySelectorAll('.field')) {
    const title = field.querySelector<HTMLElement>('legend, label')?.innerText ?? '';
    if (done.includes(title)) continue;
    const isLeavable = title.includes('(may be left out)');
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
      return {
        title,
        optional: isLeavable,
        isLeavable,
        kind,
        choices: isList ? typed.options.length - 1 : 1,
      };
    }
    if (open.length === 0) continue;
    for (const each of open) each.setAttribute('data-candidate', '');
    const isEmpty = ranks.length === 0 || ranks.length === open.length;
    return { title, optional: isLeavable && isEmpty, isLeavable, kind: 'tap', choices: open.length };
  }
  return null;
}
