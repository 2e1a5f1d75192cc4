// Hosts a match of docs/examples in the browser, scored by formulas. It draws the pictures for docs/own-match.md.
import type { Locator, Page } from 'playwright-core';
import { jsonText, type Question } from '../../src/games/frame/fields';
import { unwrapReply } from '../../src/commands/desk-calls';
import { typeFormulas, typeWorth } from '../support/own-auction';
import type { Desk } from './desk';
import { expectWell, openPage, submitPage } from './phone';
import { draw } from './pictures';
import { startForEach, type Started } from './started';
import { GAMES } from '../../src/games/catalogue';
import { readFileSync } from 'node:fs';
import { isJsonObject, isList, type Json, type JsonObject } from '../../src/games/frame/json';
import { nameKey } from '../../src/games/frame/names';
import { playScenario } from '../../src/rounds/proof/scenario';
import type { PageAsk } from '../../src/rounds/page/views';
import type { AnswersByTitle } from '../../src/rounds/reply/reply';
import { deliverAll } from '../support/host-game';
import { askOf, submitForm } from './player';

const PHONE = { width: 390, height: 800 };

function exampleOf(name: string): JsonObject {
  const json: unknown = JSON.parse(readFileSync(`docs/examples/${name}.json`, 'utf8'));
  if (!isJsonObject(json)) throw new Error(`${name} holds no object.`);
  return json;
}

function outcomeOf(scenario: JsonObject): unknown {
  const played = playScenario(scenario, GAMES);
  if (!played.ok) throw new Error(played.error.map(({ text }) => text).join(' '));
  return played.value.match.outcome;
}

function listIn(json: JsonObject, name: string): readonly JsonObject[] {
  const list: unknown = json[name] ?? [];
  return isList(list) ? list.filter(isJsonObject) : [];
}

function objectIn(json: JsonObject, name: string): JsonObject {
  const value: unknown = json[name];
  return isJsonObject(value) ? value : {};
}

function settingsOf(scenario: JsonObject): JsonObject {
  return objectIn(scenario, 'settings');
}

function hostOf(stage: JsonObject): JsonObject {
  return objectIn(stage, 'host');
}

async function createWith(desk: Desk, players: readonly JsonObject[]): Promise<void> {
  const { sidebar } = desk;
  const rows = players.map(({ name, group }) => `${jsonText(name)}\t${jsonText(group)}`);
  await sidebar.getByLabel('Names, or rows of a spreadsheet').fill(`Name\tGroup\n${rows.join('\n')}`);
  await desk.click('Use these players');
  await desk.says('Ready to create.');
  await desk.click('Create game');
  await desk.heading(/./);
  await desk.says(/All forms and books are ready\.|Nobody has anything to answer\./);
}

/** All players send their answers from the scenario: the first on their page, the others in their forms. */
async function sendAll(
  started: Started,
  stage: JsonObject,
  look: (page: Page, where: 'page' | 'form') => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const phone = await started.newPage();
  await phone.setViewportSize(PHONE);
  for (const [index, { player, move }] of listIn(stage, 'submissions').entries()) {
    const name = jsonText(player);
    const { questions } = askOf(started.stage(), name);
    const answers = isJsonObject(move) ? answersOf(questions, objectIn(move, 'answers')) : {};
    if (index === 0) {
      const page = await openPage(started, name);
      const ask: PageAsk = { title: '', help: '', isNew: true, questions, closed: [], notes: [], sums: [] };
      await submitPage(page, ask, answers);
      await look(page, 'page');
      await page.close();
    } else {
      await submitForm(phone, started.linkOf(name), questions, answers);
      if (index > 1) continue;
      await phone.goto(started.linkOf(name));
      await look(phone, 'form');
    }
  }
  await phone.close();
}

function answersOf(questions: readonly Question[], answers: JsonObject): AnswersByTitle {
  const titled = (title: string): Question | undefined =>
    questions.find((question) => question.title === title);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([title, answer]): readonly (readonly [string, string])[] => {
      if (!isList(answer)) return [[title, wordsOf(titled(title), answer)]];
      const several = titled(title);
      return several === undefined
        ? answer.map((each, at) => [`${title} ${at + 1}`, wordsOf(titled(`${title} ${at + 1}`), each)])
        : [[title, answer.map((each) => wordsOf(several, each)).join(', ')]];
    }),
  );
}

function wordsOf(question: Question | undefined, answer: unknown): string {
  const text = jsonText(answer);
  const kind = question?.kind;
  const options = kind?.type === 'choice' || kind?.type === 'checkboxes' ? kind.options : [];
  return options.find(({ value }) => nameKey(value) === nameKey(text))?.value ?? text;
}

/** Fills in how the match ends, if this is the last round. */
async function typeEnd({ sidebar }: Desk, end: Json | undefined): Promise<void> {
  if (!isJsonObject(end)) return;
  await sidebar.getByLabel('Does the match end with this round?').selectOption('Yes');
  const winners: unknown = end['winners'];
  for (const name of isList(winners) ? winners : []) {
    await sidebar.getByRole('group', { name: 'Winners' }).getByLabel(jsonText(name), { exact: true }).check();
  }
  await sidebar.getByLabel('What decided').fill(jsonText(end['text']));
}

/** Resolves the round, then prepares the next one and delivers the results. */
async function resolveRound(started: Started, desk: Desk): Promise<void> {
  await desk.resolve();
  started.prepare();
  deliverAll(started.api);
  await desk.page.reload();
  await desk.heading(started.game().stage?.title ?? 'The game is over');
}

function hostedOutcome(started: Started): unknown {
  return outcomeOf(unwrapReply(started.api.exportFile({ what: 'game' })).content);
}

let started: Started;
startForEach((table) => (started = table));

async function drawSidebar(desk: Desk, part: Locator, name: string, height: number): Promise<void> {
  await desk.page.setViewportSize({ width: 1440, height });
  await part.evaluate((element) => element.scrollIntoView());
  await draw(desk.page.locator('aside'), name);
  await desk.page.setViewportSize({ width: 1440, height: 820 });
}

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
  await sidebar.getByRole('textbox', { name: 'Title', exact: true }).fill(jsonText(title));
  await sidebar.getByRole('textbox', { name: 'Rules' }).fill(jsonText(rules));
  await sidebar.getByRole('button', { name: 'Add a question' }).click();
  const question = sidebar.getByRole('group', { name: 'Question 1' });
  await question.getByRole('textbox').first().fill('Your bid');
  await question.getByLabel('Kind of answer').selectOption('A whole number');
  await question.getByLabel('Minimum').fill('0');
  await question.getByLabel('Maximum').fill('30');
  const more = question.locator('summary').filter({ hasText: 'More' });
  await more.click();
  await question.getByLabel('Text below the question').fill('In coins. 0 means no bid.');
  await more.click();
  await sidebar.getByRole('button', { name: 'Preview on a phone' }).click();
  await sidebar.getByRole('group', { name: 'Phone preview' }).getByText('In coins.').waitFor();
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
    await sidebar
      .locator('summary')
      .filter({ hasText: /^Your entries/ })
      .click();
    await sidebar.getByText('Results from your formulas').click();
    await desk.click('Update the Answers tab');
    await desk.says(/^Created the tabs|are up to date for/);
    if (index === 0) typeFormulas(started.table, listIn(scenario, 'players').length);
    typeWorth(started.table, points[index] ?? 0);
    await desk.click('Read the Results tab');
    await desk.says(/^Filled in from “Results”: /);
    await typeEnd(desk, hostOf(stage).end);
    if (index === 0) {
      const unfolded = (title: string): Locator =>
        sidebar.locator('summary').filter({ hasText: title }).first();
      await drawSidebar(desk, unfolded('Your entries'), 'own-part', 760);
      await unfolded('Score changes').evaluate((element) => element.scrollIntoView());
      await drawTab(desk, 'Host book', 'Answers', 'own-answers');
      await drawTab(desk, 'Host book', 'Results', 'own-results');
    }
    await desk.savePart();
    if (index === 0) {
      await desk.click('Preview');
      await sidebar.getByRole('heading', { name: 'What each player will read' }).waitFor();
      await sidebar.locator('summary').filter({ hasText: /^Bo$/ }).click();
      await drawSidebar(
        desk,
        sidebar.getByRole('heading', { name: 'What each player will read' }),
        'own-preview',
        900,
      );
      await sidebar.getByRole('button', { name: '← Round' }).click();
    }
    await resolveRound(started, desk);
  }
  await drawTab(desk, 'Public book', 'Now', 'own-end');
  // There's only a Candidate in a season.
  expect(hostedOutcome(started)).toEqual(Object.assign({}, outcomeOf(scenario), { candidate: null }));
});
