// The built bundle on a throw-away local host: set-ups for tests of the loop, and all that a host holds as text.
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { bundleScript } from '../../src/commands/bundle';
import { deskOn, given } from '../../src/commands/desk-calls';
import { SOURCES } from '../../src/commands/dist';
import { findGame } from '../../src/games/catalogue';
import { HandClock } from '../../src/local/apps-script/clock';
import { openHost, type Host, type HostOptions } from '../../src/local/apps-script/host';
import { objectAt, objectsAt, textAt, toJson, type JsonObject } from '../../src/local/apps-script/json';
import type { DeskApi, DeskView, GameView, StageView } from '../../src/rounds/view/api';
import { cellsOf, typeAt } from './host-tabs';

export const NOON = Date.parse('2026-03-01T12:00:00Z');

const folders: string[] = [];

export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loop-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

const code = bundleScript(SOURCES.entry);
const manifest = toJson(JSON.parse(fs.readFileSync(SOURCES.manifest, 'utf8')));

export interface TestHost {
  readonly host: Host;
  readonly desk: DeskApi;
  readonly clock: HandClock;
  readonly folder: string;
}

/** A host over this folder, or over a new one. */
export async function openTest(folder = newFolder(), options: Partial<HostOptions> = {}): Promise<TestHost> {
  const clock = new HandClock(NOON);
  const host = openHost({
    folder,
    bundle: { text: (await code).code },
    manifest: objectAt({ manifest }, 'manifest'),
    clock,
    durable: false,
    book: { title: 'Host book', timeZone: 'Europe/Berlin' },
    ...options,
  });
  return { host, desk: deskOn(host), clock, folder };
}

/** A second host over a copy of all that another holds. */
export async function copyOf({ folder }: TestHost, options: Partial<HostOptions> = {}): Promise<TestHost> {
  const copy = newFolder();
  fs.cpSync(folder, copy, { recursive: true });
  return openTest(copy, options);
}

export function playing(view: DeskView): GameView {
  if (view.phase === 'empty' || view.phase === 'draft') throw new Error(`No game: ${view.phase}.`);
  return view.play;
}

export function openStage(desk: DeskApi): StageView {
  const { stage } = playing(given(desk.getDesk()));
  if (stage === null) throw new Error('The game is over.');
  return stage;
}

export interface DraftOptions {
  readonly players?: number;
  /** Contact columns by player: e-mail, webhook, zone. */
  readonly contacts?: readonly (readonly [string, string, string])[];
  readonly publicWebhook?: string;
  readonly game?: string;
}

/** Names of which none begins with another. */
const NAMES = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `${letter}${letter.toLowerCase()}`);

/** Leaves a practice draft of Soullinked (or another game's sample) in the book, ready to be created. */
export function draft({ host, desk }: TestHost, options: DraftOptions = {}): void {
  const { players, contacts = [], publicWebhook = '', game = 'soullinked' } = options;
  const view = given(desk.startDraft({ game, practice: true }));
  if (view.phase !== 'draft') throw new Error('No draft.');
  const sample = view.draft.roster;
  const roster =
    players === undefined
      ? sample
      : NAMES.slice(0, players).map((name, index) => [
          name,
          index % 2 === 0 ? 'Heaven' : 'Hell',
          `Pair ${Math.floor(index / 2) + 1}`,
        ]);
  const own = findGame(game)?.rosterQuestions.length ?? 0;
  given(
    desk.saveDraft({
      ...view.draft,
      game,
      seed: 'a seed that is long enough',
      roster: roster.map((row, index) => [...row.slice(0, own), ...(contacts[index] ?? ['', '', ''])]),
    }),
  );
  if (publicWebhook !== '') {
    const rows = cells(host, host.bookId ?? '', 'Settings');
    const at = rows.findIndex(([title]) => title === 'Discord webhook of the public channel');
    type(host, `Settings!B${at + 1}`, publicWebhook);
  }
}

/** Creates the game of the draft and makes its forms and books. */
export function create({ desk }: TestHost): GameView {
  given(desk.createGame());
  return prepare(desk);
}

export function prepare(desk: DeskApi): GameView {
  let play = playing(given(desk.getDesk()));
  while (play.toPrepare.length > 0) play = playing(given(desk.prepareNext()));
  return play;
}

/** A game with its forms and books, and everybody's submissions for its first stage in. */
export async function begun(options: DraftOptions = {}, host: Partial<HostOptions> = {}): Promise<TestHost> {
  const test = await openTest(newFolder(), host);
  draft(test, options);
  create(test);
  given(test.desk.submitForPractice({ players: [] }));
  return test;
}

/** Resolves the open stage and delivers everything. */
export function playStage(desk: DeskApi): GameView {
  const stage = openStage(desk);
  prepare(desk);
  given(desk.submitForPractice({ players: [] }));
  given(desk.resolveRound({ stage: stage.name, token: '' }));
  return deliverAll(desk);
}

export function deliverAll(desk: DeskApi): GameView {
  let play = playing(given(desk.deliverSome()));
  while (play.deliveries.some(({ state }) => state === 'waiting')) play = playing(given(desk.deliverSome()));
  return play;
}

/** Types into the host book as a person does: `=` begins a formula there. */
export function type(host: Host, range: string, value: string | number): void {
  typeAt(host, host.bookId ?? '', range, [[value]]);
}

/** The tab in which a form's responses land. */
export function responseTab(host: Host): string {
  const sheets = objectsAt(host.sheets().get(host.bookId ?? '', {}), 'sheets');
  const titles = sheets.map((sheet) => textAt(objectAt(sheet, 'properties'), 'title') ?? '');
  return titles.find((title) => title.startsWith('Form Responses')) ?? '';
}

/** The cells of a tab as they were entered. */
export function cells(host: Host, book: string, tab: string): readonly (readonly unknown[])[] {
  return cellsOf(host, book, tab);
}

/** Every tab of a book with its cells, formulas shown as such. */
export function bookTabs(host: Host, id: string): Readonly<Record<string, JsonObject[]>> {
  const fields = 'sheets(properties.title,charts.chartId,data.rowData.values(userEnteredValue))';
  const sheets = objectsAt(host.sheets().get(id, { fields }), 'sheets');
  return Object.fromEntries(
    sheets.map((sheet) => [
      textAt(objectAt(sheet, 'properties'), 'title') ?? '',
      [
        ...objectsAt(sheet, 'data').flatMap((data) => objectsAt(data, 'rowData')),
        ...objectsAt(sheet, 'charts'),
      ],
    ]),
  );
}

/** Every cell of every book that holds a formula. */
export function formulas(host: Host): readonly string[] {
  return host.books().flatMap(({ id, name }) =>
    Object.entries(bookTabs(host, id)).flatMap(([tab, rows]) =>
      rows
        .flatMap((row) => objectsAt(row, 'values'))
        .map((cell) => textAt(objectAt(cell, 'userEnteredValue'), 'formulaValue'))
        .filter((formula) => formula !== undefined)
        .map((formula) => `${name} / ${tab}: ${formula}`),
    ),
  );
}

/** All that a host holds, as text in which ids, keys, hashes and times are left out: equal for equal games. */
export function everything({ host }: TestHost): string {
  const files = Object.values(host.cloud.files()).filter(({ trashed }) => !trashed);
  const books = host.books().map(({ id, name, permissions }) => ({
    name,
    readers: permissions
      .map(({ type: kind, role, emailAddress }) => `${kind} ${role} ${emailAddress ?? ''}`)
      .sort(),
    tabs: bookTabs(host, id),
  }));
  const forms = host.forms.list().map(({ title, accepting, published, responses, items, bookId }) => ({
    title,
    accepting,
    published,
    responses,
    items: items.map((item) => ({ ...item, id: 0 })),
    linked: bookId === host.bookId,
  }));
  const byName = <T extends { readonly name?: string; readonly title?: string }>(list: T[]): T[] =>
    list.sort((a, b) => ((a.name ?? a.title ?? '') < (b.name ?? b.title ?? '') ? -1 : 1));
  const text = JSON.stringify({ books: byName(books), forms: byName(forms) }, null, 1);
  return [
    ...files.map(({ id, name }) => [id, `<${name}>`] as const),
    ...host.forms.list().map(({ publishedId, title }) => [publishedId, `<form ${title}>`] as const),
  ]
    .reduce((now, [id, name]) => now.replaceAll(id, name), text)
    .replace(/\bk[0-9a-f]{32}\b/g, '<key>')
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/(entry\.|\\"sheet\\":)\d+/g, '$1<id>')
    .replace(/"chartId": \d+/g, '"chartId"');
}
