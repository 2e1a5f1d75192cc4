// Six matches of other designers, hosted in the browser as their host would: begun with a template, their formulas copied once,
// and every click between two rounds counted. docs/own-match/README.md has the numbers.
import { readFileSync } from 'node:fs';
import { given } from '../../src/commands/desk-calls';
import { isJsonObject } from '../../src/games/frame/json';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import type { Reply } from '../../src/rounds/reply/reply';
import { answersFor, expectEnd, expectRound, typeFormulas, type HostedOn } from '../support/hosted-template';
import { readOwnTemplate, templatesIn, type OwnTemplate, type PlayedRow } from '../support/own-template';
import { Desk } from './desk';
import { Hands, type HandWork } from './hand-work';
import { createWith, openPart } from './own-match';
import { Started } from './started';

const SEED = 'a seed that is long enough';

/** The clicks that make the tabs in the first round. */
const MADE_BY = 3;

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

const hostedOn = (): HostedOn => ({ host: started.table.host, desk: started.api });

/** The row of the table of six about this match, by its headings. */
function documented(title: string): Readonly<Record<string, string>> {
  const page = readFileSync('docs/own-match/README.md', 'utf8').split('### Six of them')[1] ?? '';
  const [headings = [], ...rows] = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const row = rows.find((cells) => cells.includes(title));
  if (row === undefined) throw new Error(`docs/own-match/README.md has no row for ${title}.`);
  return Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? '']));
}

/** Brings a match to its first round: its template, the seed that its page was played with, and names. */
async function begin(desk: Desk, { title, file, rounds }: OwnTemplate): Promise<void> {
  const { sidebar } = desk;
  await sidebar.getByText('Begin with a template').click();
  const fold = sidebar.locator('details').filter({ hasText: 'Begin with a template' });
  await fold.getByLabel('File').setInputFiles({
    name: `${title}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await fold.getByRole('button', { name: 'Set it up' }).click();
  await sidebar.getByText('Seed of the draws').click();
  await sidebar.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await createWith(desk, rounds[0]?.rows.map(({ player }) => ({ name: player })) ?? []);
}

/** Sends a player's answers from their page. */
function send(row: PlayedRow): void {
  const { page = '' } = started.game().players.find(({ name }) => name === row.player) ?? {};
  const key = new URL(page).searchParams.get('key') ?? '';
  const answers = Object.entries(answersFor(started.stage(), row));
  const move = { key, stage: started.stage().name, answers };
  given(started.table.host.call('sendMove', [move], { visitor: true }) as unknown as Reply<unknown>);
}

/** Has the tabs made in the first round, and types the formulas of the page. */
async function makeTabs(desk: Desk, template: OwnTemplate, players: number): Promise<void> {
  await openPart(desk);
  await desk.sidebar.getByText('From the sheet').click();
  await desk.click('Bring Answers up to date');
  await desk.says(/in this spreadsheet now/);
  typeFormulas(hostedOn(), template, players);
}

/** Hosts a match to its end by what the host does in a round; gives the work of each round. */
async function host(
  template: OwnTemplate,
  decide: (desk: Desk) => Promise<void>,
): Promise<readonly HandWork[]> {
  const page = await started.newPage();
  const hands = await Hands.on(page);
  await page.goto(started.address);
  const desk = new Desk(page);
  await begin(desk, template);
  const work: HandWork[] = [];
  for (const { round, rows } of template.rounds) {
    expect(started.stage().name).toBe(`round-${round}`);
    for (const row of rows) if (Object.keys(row.answers).length > 0) send(row);
    hands.take();
    if (round === 1) await makeTabs(desk, template, rows.length);
    await decide(desk);
    work.push(hands.take());
    expectRound(hostedOn(), rows);
  }
  return work;
}

const TITLES = templatesIn('test/google/hosted').map((path) => [readOwnTemplate(path).title, path] as const);

test.each(TITLES)('%s', async (title, path) => {
  const template = readOwnTemplate(path);
  const { results } = template;
  const work = await host(template, (desk) => desk.resolve());
  expectEnd(hostedOn(), template);
  const {
    'Now: clicks': clicks,
    'Typed in a round': typed,
    'Once: cells to type and paste': once,
  } = documented(title);
  const each = { clicks: Number(clicks), typed: Number(typed) };
  const [first, ...others] = work;
  expect(first).toEqual({ ...each, clicks: each.clicks + MADE_BY });
  expect(others).toEqual(others.map(() => each));
  // One paste into Sums, and the cells of Results.
  expect(Number(once)).toBe(1 + results.length);
});

test('where the host decides over formulas, a round is take, save, resolve, and on', async () => {
  const { file, results, ...template } = readOwnTemplate('test/google/hosted/pirate-raid');
  const settings: unknown = file['settings'];
  const byHost = { ...file, settings: { ...(isJsonObject(settings) ? settings : {}), decides: 'host' } };
  // Who wins, and why, is the host’s to say: without that line the names begin a row higher.
  const taken = results.flatMap((entry) =>
    ['Winner', 'What decided'].includes(entry.heading)
      ? []
      : [{ ...entry, typed: entry.typed.replaceAll('$A5', '$A4') }],
  );
  const work = await host({ ...template, file: byHost, results: taken }, async (desk) => {
    await desk.click('Take from Results');
    await desk.says(/^Taken from “Results”: /);
    await desk.savePart();
    await desk.resolve();
  });
  const each = { clicks: 4, typed: 0 };
  expect(work).toEqual([{ ...each, clicks: each.clicks + MADE_BY }, each, each]);
});
