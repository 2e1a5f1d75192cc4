// Opens and operates a player's page on a phone, in a practice game hosted by the sidebar's calls.
import type { Locator, Page } from 'playwright-core';
import { escapeRegExp } from '../../src/games/frame/wording';
import { partsWithQuestions } from '../../sidebar/player/plan-strip';
import { tickedLabels } from '../../sidebar/shared/answers';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { Question } from '../../src/games/frame/fields';
import { withLocalLinks } from '../../src/local/server/links';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import type { PageAsk } from '../../src/rounds/page/views';
import type { AnswersByTitle } from '../../src/rounds/reply/reply';
import { axeViolations } from '../support/axe';
import { unseenImages } from '../support/images';
import type { Started } from './started';

/** Starts a practice game with all sample players or only these, creates the first forms, and resolves this many stages. */
export function play(started: Started, game: string, stages = 0, players?: readonly string[]): void {
  started.createPractice(game, players);
  started.prepare();
  for (let played = 0; played < stages; played += 1) resolve(started);
}

/** Answers for everyone and resolves the stage. If the host decides the stage, uses the sample's decision. */
export function resolve(started: Started): void {
  unwrapReply(started.api.submitForPractice({ players: [] }));
  const { name, hostSample } = started.stage();
  if (hostSample !== undefined) unwrapReply(started.api.saveHostFacts({ answers: hostSample }));
  unwrapReply(started.api.resolveRound({ stage: name, token: '' }));
  started.prepare();
}

export function change(started: Started, made: GameChange): void {
  const { token } = unwrapReply(started.api.previewChange({ change: made }));
  unwrapReply(started.api.applyChange({ change: made, reason: 'So it is.', token }));
  started.prepare();
}

/** Opens a player's page on this phone, or on a new one in the tests' shared browser. */
export async function openPage(started: Started, player: string, width = 390, phone?: Page): Promise<Page> {
  const link = started.game().players.find(({ name }) => name === player)?.page ?? '';
  const page = phone ?? (await started.newPage());
  await page.setViewportSize({ width, height: 800 });
  await page.goto(withLocalLinks(link, started.address.replace('http://', '')));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Taps these answers (by question title) on an open page, and sends them. They must count. */
export async function submitPage(
  page: Page,
  { questions, taps }: PageAsk,
  answers: AnswersByTitle,
): Promise<void> {
  const form = page.locator('form.asked');
  const cell = taps?.kind === 'cells' ? taps : undefined;
  if (cell !== undefined) {
    const [row, column] = [answers[cell.row] ?? '', answers[cell.column] ?? ''];
    // The label continues with a colon and the cell's value.
    const name = new RegExp(`^${cell.row} ${row}, ${cell.column.toLowerCase()} ${column}(:|$)`);
    await form.getByRole('radio', { name }).check();
  }
  const parts =
    taps?.kind === 'strip' ? partsWithQuestions(taps, questions) : [{ title: '', prefix: '', questions }];
  for (const part of parts) {
    const given = part.questions.filter(
      ({ title }) => (answers[title] ?? '') !== '' && title !== cell?.row && title !== cell?.column,
    );
    if (given.length > 0 && part.title !== '') {
      await form.getByRole('button', { name: new RegExp(`^${escapeRegExp(part.title)} `) }).click();
    }
    for (const question of given) {
      const { title, kind } = question;
      const answer = answers[title] ?? '';
      const rank = kind.type === 'choice' ? kind.rank : undefined;
      if (rank === undefined) {
        await tapAnswer(fieldOf(form, title, part.prefix), question, answer);
        continue;
      }
      // If only one choice is left for the last place, the page has already filled it in.
      const choice = fieldOf(form, rank).locator(`button[value=${JSON.stringify(answer)}]`);
      if ((await choice.getAttribute('aria-pressed')) === 'false') await choice.click();
    }
  }
  await form.getByRole('button', { name: /^Send/ }).click();
  await form
    .getByRole('status')
    .getByText(/^Sent, .* Counts so far\.$/)
    .waitFor();
}

/** The part of the form with this question. Optional questions have “(optional)” after their title. */
function fieldOf(form: Locator, title: string, part = ''): Locator {
  const own =
    part === ''
      ? escapeRegExp(title)
      : `${escapeRegExp(part)}: ${escapeRegExp(title.slice(part.length + 2))}`;
  const name = new RegExp(`^\\s*${own}( \\(optional\\))?\\s*$`);
  return form
    .locator('.field')
    .filter({ has: form.page().locator('legend, label[for]').filter({ hasText: name }) });
}

async function tapAnswer(field: Locator, { kind }: Question, answer: string): Promise<void> {
  if (kind.type === 'checkboxes') {
    for (const name of tickedLabels(kind.options, answer)) {
      await field.locator(`input[type="checkbox"][value=${JSON.stringify(name)}]`).check();
    }
  } else if ((await field.getByRole('radio').count()) > 0) {
    // Tapping completes the part, and the next one replaces it. So the tapped button is gone.
    const radio = field.locator(`input[type="radio"][value=${JSON.stringify(answer)}]`);
    if (!(await radio.isChecked())) await radio.click();
  } else if (kind.type === 'choice') await field.getByRole('combobox').selectOption({ label: answer });
  else await field.getByRole('textbox').fill(answer);
}

/** Expects that nothing is wider than the window, images are visible, and axe-core finds no faults, day or night. */
export async function expectWell(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // By night, only colors differ.
    expect(await axeViolations(page, colorScheme === 'light' ? 'all rules' : 'colours')).toEqual([]);
  }
  const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(wide)).toBe(0);
  expect(await unseenImages(page)).toEqual([]);
}

/** Widths of phones in pixels: a usual phone and a narrow one. */
const PHONES = [390, 320];

/** Expects that nothing is cut off on a phone: text wraps, and tables show that they scroll. Leaves all parts unfolded. */
export async function expectNothingCut(page: Page): Promise<void> {
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await page.evaluate(cutOff)]).toEqual([width, []]);
  }
}

/** Expects that no word in a heading, button or fact's name is split across lines at 200 % zoom. Everything stays unfolded. */
export async function expectNoWordBroken(page: Page): Promise<void> {
  await page.setViewportSize({ width: 195, height: 422 });
  expect(await page.evaluate(brokenWords)).toEqual([]);
}

/** Words that are split across lines. This runs in the page. */
function brokenWords(): readonly string[] {
  for (const each of document.querySelectorAll('details')) each.open = true;
  const found: string[] = [];
  for (const each of document.querySelectorAll('h1, h2, h3, legend, summary, button, dt, .tap, .bar p')) {
    if (each.closest('.unseen, .first-line, .bar-counts') !== null || each.clientWidth < 2) continue;
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && text.parentElement?.closest('.unseen') === null) found.push(word);
      }
    }
  }
  return found;
}

/** Words of cells that are cut off, and tables that don't show that they scroll. This runs in the page. */
function cutOff(): readonly string[] {
  for (const each of document.querySelectorAll('details')) each.open = true;
  const cells = [...document.querySelectorAll<HTMLElement>('td, th, dt, dd')].filter(
    ({ clientWidth }) => clientWidth > 1,
  );
  const isCut = (cell: HTMLElement): boolean => {
    const scrolled = cell.closest<HTMLElement>('.table, .board');
    const { left, right } = cell.getBoundingClientRect();
    const end = scrolled === null ? innerWidth : scrolled.getBoundingClientRect().left + scrolled.scrollWidth;
    return cell.scrollWidth > cell.clientWidth + 1 || left < 0 || right > end + 1;
  };
  const tables = [...document.querySelectorAll<HTMLElement>('.table')].filter((table) => {
    const { overflowX, backgroundImage } = getComputedStyle(table);
    const isWide = table.scrollWidth > table.clientWidth;
    return isWide && (overflowX !== 'auto' || !backgroundImage.includes('gradient') || table.tabIndex !== 0);
  });
  return [
    ...cells.filter(isCut).map(({ innerText }) => innerText),
    ...tables.map((table) => table.getAttribute('aria-label') ?? ''),
  ];
}
