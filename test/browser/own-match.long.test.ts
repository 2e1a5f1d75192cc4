// A match of docs/examples hosted in the browser: made up on the spot and scored by formulas. It draws the pictures of
// docs/own-match.md.
import type { Locator } from 'playwright-core';
import { textOf } from '../../src/games/frame/fields';
import { given } from '../../src/commands/desk-calls';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { typeFormulas, typeWorth } from '../support/own-auction';
import type { Desk } from './desk';
import {
  createWith,
  exampleOf,
  hostOf,
  hostedOutcome,
  listIn,
  openPart,
  outcomeOf,
  resolveRound,
  savePart,
  sendAll,
  settingsOf,
  typeEnd,
} from './own-match';
import { expectWell } from './phone';
import { draw } from './pictures';
import { Started } from './started';

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

/** Draws the sidebar with this part of it on top. */
async function drawSidebar(desk: Desk, part: Locator, name: string, height: number): Promise<void> {
  await desk.page.setViewportSize({ width: 1440, height });
  await part.evaluate((element) => element.scrollIntoView());
  await draw(desk.page.locator('aside'), name);
  await desk.page.setViewportSize({ width: 1440, height: 820 });
}

/** Draws the window with this tab of a book. */
async function drawTab(desk: Desk, book: string, tab: string, name: string): Promise<void> {
  const { page } = desk;
  await page.setViewportSize({ width: 1100, height: 520 });
  await desk.openBook(book, tab);
  await draw(page, name);
  await page.setViewportSize({ width: 1440, height: 820 });
}

test('an auction from the idea to the end, scored by formulas', async () => {
  const scenario = exampleOf('sealed-bid-auction');
  const { title, rules } = settingsOf(scenario);
  await started.showFolderAs('~/round-keeper/.table');
  const desk = await started.window();
  const { sidebar } = desk;
  await desk.openRow('A match of your own');
  await desk.click('Set up A match of your own');
  await sidebar.getByRole('textbox', { name: 'Title', exact: true }).fill(textOf(title));
  await sidebar.getByRole('textbox', { name: 'Rules' }).fill(textOf(rules));
  await sidebar.getByRole('button', { name: 'Add a question' }).click();
  const question = sidebar.getByRole('group', { name: 'Question 1' });
  await question.getByRole('textbox').first().fill('Your bid');
  await question.getByLabel('Asks for').selectOption('A whole number');
  await question.getByLabel('Least').fill('0');
  await question.getByLabel('Most').fill('30');
  const more = question.locator('summary').filter({ hasText: 'More' });
  await more.click();
  await question.getByLabel('Words below the question').fill('In coins. 0 is no bid.');
  await more.click();
  await sidebar.getByRole('button', { name: 'See it as on a phone' }).click();
  await sidebar.getByRole('group', { name: 'As on a phone' }).getByText('In coins.').waitFor();
  await sidebar.getByRole('textbox', { name: 'Scores' }).fill('Points; everyone\nCoins; owner; start 30');
  await sidebar.getByLabel('Rounds').fill('3');
  await drawSidebar(
    desk,
    sidebar.getByRole('group', { name: 'Questions', exact: true }),
    'own-questions',
    1000,
  );
  await createWith(desk, listIn(scenario, 'players'));

  const points = [3, 2, 2];
  for (const [index, stage] of listIn(scenario, 'stages').entries()) {
    await sendAll(started, stage, async (page, where) => {
      if (index === 0) await draw(page, `own-${where}`);
      if (where === 'page') await expectWell(page);
    });
    await desk.page.reload();
    await openPart(desk);
    await sidebar.getByText('From the sheet').click();
    await desk.click('Bring Answers up to date');
    await desk.says(/in this spreadsheet now|are up to date for/);
    if (index === 0) typeFormulas(started.table, listIn(scenario, 'players').length);
    typeWorth(started.table, points[index] ?? 0);
    await desk.click('Take from Results');
    await desk.says(/^Taken from “Results”: /);
    await typeEnd(desk, hostOf(stage).end);
    if (index === 0) {
      const unfolded = (title: string): Locator =>
        sidebar.locator('summary').filter({ hasText: title }).first();
      await drawSidebar(desk, unfolded('What you enter'), 'own-part', 760);
      await unfolded('Changes of scores').evaluate((element) => element.scrollIntoView());
      await drawTab(desk, 'Host book', 'Answers', 'own-answers');
      await drawTab(desk, 'Host book', 'Results', 'own-results');
    }
    await savePart(desk);
    if (index === 0) {
      await desk.click('Preview');
      await sidebar.getByRole('heading', { name: 'What each will read' }).waitFor();
      await sidebar.locator('summary').filter({ hasText: /^Bo$/ }).click();
      await drawSidebar(
        desk,
        sidebar.getByRole('heading', { name: 'What each will read' }),
        'own-preview',
        900,
      );
      await sidebar.getByRole('button', { name: '← Round' }).click();
    }
    await resolveRound(started, desk);
  }
  await drawTab(desk, 'Public book', 'Now', 'own-end');
  expect(hostedOutcome(started)).toEqual(outcomeOf(scenario));
});
