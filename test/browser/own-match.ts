// A host of a match of their own in the browser, and players at their pages and forms on phones, by a scenario of docs.
import { GAMES } from '../../src/games/catalogue';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { textOf, type Question } from '../../src/games/frame/fields';
import { isJsonObject, isList, type Json, type JsonObject } from '../../src/games/frame/json';
import { nameKey } from '../../src/games/frame/names';
import { playScenario } from '../../src/rounds/proof/scenario';
import type { PageAsk } from '../../src/rounds/page/views';
import type { TypedAnswers } from '../../src/rounds/reply/reply';
import { deliverAll } from '../support/host-game';
import type { Desk } from './desk';
import { openPage, submitPage } from './phone';
import { askOf, submitForm } from './player';
import type { Started } from './started';

/** The width of a phone. */
export const PHONE = { width: 390, height: 800 };

export function exampleOf(name: string): JsonObject {
  const json: unknown = JSON.parse(readFileSync(`docs/examples/${name}.json`, 'utf8'));
  if (!isJsonObject(json)) throw new Error(`${name} holds no object.`);
  return json;
}

/** The end of a match as a scenario lists it. */
export function outcomeOf(scenario: JsonObject): unknown {
  const played = playScenario(scenario, GAMES);
  if (!played.ok) throw new Error(played.error.map(({ text }) => text).join(' '));
  return played.value.match.outcome;
}

/** The objects of a list that a scenario has under this name. */
export function listIn(json: JsonObject, name: string): readonly JsonObject[] {
  const list: unknown = json[name] ?? [];
  return isList(list) ? list.filter(isJsonObject) : [];
}

function objectIn(json: JsonObject, name: string): JsonObject {
  const value: unknown = json[name];
  return isJsonObject(value) ? value : {};
}

export function settingsOf(scenario: JsonObject): JsonObject {
  return objectIn(scenario, 'settings');
}

/** The host's part of a stage. */
export function hostOf(stage: JsonObject): JsonObject {
  return objectIn(stage, 'host');
}

/** Brings the roster in as a host does, by pasting its rows, and creates the match. */
export async function createWith(desk: Desk, players: readonly JsonObject[]): Promise<void> {
  const { sidebar } = desk;
  const rows = players.map(({ name, group }) => `${textOf(name)}\t${textOf(group)}`);
  await sidebar.getByLabel('Names, or rows of a spreadsheet').fill(`Name\tGroup\n${rows.join('\n')}`);
  await desk.click('Use these');
  await desk.says('Everything that is needed is there.');
  await desk.click('Create game');
  await desk.heading(/./);
  await desk.says(/All forms and books are made\.|Nobody is asked anything\./);
}

/** Everybody sends what the scenario says: the first on their page, the others in their forms. */
export async function sendAll(
  started: Started,
  stage: JsonObject,
  look: (page: Page, where: 'page' | 'form') => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const phone = await started.newPage();
  await phone.setViewportSize(PHONE);
  for (const [index, { player, move }] of listIn(stage, 'submissions').entries()) {
    const name = textOf(player);
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

/** A move's answers in the form's words. */
function answersOf(questions: readonly Question[], answers: JsonObject): TypedAnswers {
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
  const text = textOf(answer);
  const kind = question?.kind;
  const options = kind?.type === 'choice' || kind?.type === 'checkboxes' ? kind.options : [];
  return options.find(({ value }) => nameKey(value) === nameKey(text))?.value ?? text;
}

async function unfold(desk: Desk, title: RegExp): Promise<void> {
  await desk.sidebar.locator('summary').filter({ hasText: title }).click();
}

/** Opens the host's part of the round. */
export async function openPart(desk: Desk): Promise<void> {
  await unfold(desk, /^What you enter/);
}

export async function savePart(desk: Desk): Promise<void> {
  await desk.savePart();
}

/** Types the end of the match, where the round is its last. */
export async function typeEnd({ sidebar }: Desk, end: Json | undefined): Promise<void> {
  if (!isJsonObject(end)) return;
  await sidebar.getByLabel('Does the match end with this round?').selectOption('Yes');
  const winners: unknown = end['winners'];
  for (const name of isList(winners) ? winners : []) {
    await sidebar.getByRole('group', { name: 'Winners' }).getByLabel(textOf(name), { exact: true }).check();
  }
  if (typeof end['candidate'] === 'string')
    await sidebar.getByLabel('Candidate').selectOption(end['candidate']);
  await sidebar.getByLabel('What decided').fill(textOf(end['text']));
}

/** Resolves the round, and makes and delivers what follows from it. */
export async function resolveRound(started: Started, desk: Desk): Promise<void> {
  await desk.resolve();
  started.prepare();
  deliverAll(started.api);
  await desk.page.reload();
  await desk.heading(started.game().stage?.title ?? 'The game is over');
}

/** The end of the match that was hosted. */
export function hostedOutcome(started: Started): unknown {
  return outcomeOf(given(started.api.exportFile({ what: 'game' })).content);
}
