// How often a host clicks and types per round, in published matches that are scored by formulas.
import { answersFor, expectRound, typeFormulas, type HostedOn } from '../support/hosted-template';
import { readOwnTemplate, type OwnTemplate, type PlayedRow } from '../support/own-template';
import { Desk } from './desk';
import { expectWell, openPage, submitPage } from './phone';
import { askOf } from './player';
import { startForEach, type Started } from './started';

let started: Started;
startForEach((table) => (started = table));

const hostedOn = (): HostedOn => ({ host: started.table.host, desk: started.api });

/** How much a host did. Choosing from a list counts as a click, and filling in a field as a line. */
interface Acts {
  readonly clicks: number;
  readonly lines: number;
}

async function countedWindow(): Promise<Desk> {
  const page = await started.newPage();
  await page.addInitScript(() => {
    const count = (what: keyof Acts): void => {
      const { dataset } = document.documentElement;
      dataset[what] = String(Number(dataset[what] ?? 0) + 1);
    };
    document.addEventListener('pointerdown', () => count('clicks'), true);
    document.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) count('clicks');
        else if (target instanceof HTMLTextAreaElement) count('lines');
        else if (target instanceof HTMLInputElement && target.type === 'text') count('lines');
      },
      true,
    );
  });
  await page.goto(started.address);
  return new Desk(page);
}

async function actsOn({ sidebar }: Desk): Promise<Acts> {
  const counted = async (what: keyof Acts): Promise<number> =>
    Number((await sidebar.locator('html').getAttribute(`data-${what}`)) ?? 0);
  return { clicks: await counted('clicks'), lines: await counted('lines') };
}

async function setUp(desk: Desk, page: string, { rounds }: OwnTemplate): Promise<void> {
  const { sidebar } = desk;
  await desk.openRow('A match of your own');
  await sidebar.getByText('Start from a template').click();
  await sidebar.getByLabel('File').setInputFiles(`${page}.json`);
  await desk.click('Set it up');
  await desk.heading('Set up A match of your own');
  const names = rounds[0]?.rows.map(({ player }) => player) ?? [];
  await sidebar.getByLabel('Names, or rows of a spreadsheet').fill(names.join('\n'));
  await desk.click('Use these players');
  // The page's match was drawn from this seed.
  await sidebar.getByText('Random seed').click();
  await sidebar.getByRole('textbox', { name: /^Seed/ }).fill('a seed that is long enough');
  await desk.says('Ready to create.');
  await desk.click('Create game');
  await desk.says(/All forms and books are ready\.|Nobody has anything to answer\./);
}

async function bringFormulas(desk: Desk, template: OwnTemplate): Promise<void> {
  const { sidebar } = desk;
  await sidebar
    .locator('summary')
    .filter({ hasText: /^Your entries/ })
    .click();
  await sidebar.getByText('Results from your formulas').click();
  await desk.click('Update the Answers tab');
  await desk.says(/^Created the tabs/);
  typeFormulas(hostedOn(), template, template.rounds[0]?.rows.length ?? 0);
}

async function lookAgain(desk: Desk): Promise<void> {
  await desk.page.reload();
  await desk.heading(started.stage().title);
}

async function answerOnPages(rows: readonly PlayedRow[]): Promise<void> {
  const stage = started.stage();
  const phone = await started.newPage();
  const answering = rows.filter(({ answers }) => Object.keys(answers).length > 0);
  for (const row of answering) {
    const { questions } = askOf(stage, row.player);
    const ask = { title: '', help: '', isNew: true, questions, closed: [], notes: [], sums: [] };
    await openPage(started, row.player, 390, phone);
    await submitPage(phone, ask, answersFor(stage, row));
  }
  if (answering.length > 0) await expectWell(phone);
  await phone.close();
}

/** Opens the answer that counted for a player in an earlier round, and changes it. */
async function correct(desk: Desk, { stage, player, title, answer }: Hosted['corrected']): Promise<void> {
  const { sidebar } = desk;
  await desk.place('Corrections');
  await desk.click('An earlier stage');
  await sidebar.getByLabel('Stage').selectOption(stage);
  await sidebar.getByLabel('Whose answer').selectOption(player);
  const field = sidebar.getByLabel(title, { exact: true });
  if (await field.evaluate((control) => control instanceof HTMLSelectElement))
    await field.selectOption(answer);
  else await field.fill(answer);
  await desk.click('See what changes');
}

async function apply(desk: Desk): Promise<void> {
  await desk.sidebar.getByLabel(/^Reason/).fill('So it was.');
  await desk.click('Apply the change');
  await desk.says('Change applied.');
}

interface Hosted {
  readonly name: string;
  readonly rounds: number;
  readonly corrected: Readonly<Record<'stage' | 'player' | 'title' | 'answer', string>>;
  /** Present if the correction changes who would have been asked, so the host goes back to that round. */
  readonly goesBack?: true;
  readonly acts: Acts;
  readonly then: { readonly score: string; readonly totals: Readonly<Record<string, number>> };
}

const MATCHES: readonly Hosted[] = [
  {
    name: 'how-much-is-enough',
    rounds: 4,
    corrected: { stage: 'Round 3', player: 'Dora', title: 'Ask for', answer: '2300' },
    acts: { clicks: 7, lines: 2 },
    then: { score: 'Points', totals: { Ana: 3500, Bo: 2300, Chen: 2700, Dora: 7849 } },
  },
  {
    name: 'popular-colors',
    rounds: 4,
    corrected: { stage: 'Round 1', player: 'Chen', title: 'Gold or Yellow?', answer: 'Yellow' },
    acts: { clicks: 8, lines: 1 },
    then: { score: 'Points', totals: { Ana: 0, Bo: 2, Chen: 0, Dora: 0, Emil: 0 } },
  },
  {
    name: 'six-takes',
    rounds: 4,
    corrected: { stage: 'Round 3', player: 'Chen', title: 'Chen’s card', answer: '14' },
    acts: { clicks: 8, lines: 1 },
    then: { score: 'Heads', totals: { Ana: 10, Bo: 0, Chen: 0, Dora: 0 } },
  },
  {
    name: 'the-house',
    rounds: 7,
    corrected: { stage: 'Round 6', player: 'Emil', title: 'Who leaves?', answer: 'Bo' },
    goesBack: true,
    acts: { clicks: 15, lines: 2 },
    then: { score: 'Evicted', totals: { Ana: 0, Bo: 1, Chen: 0, Dora: 0, Emil: 0 } },
  },
];

test.each(MATCHES)('$name', async ({ name, rounds, corrected, goesBack, acts, then }) => {
  const page = `test/google/hosted/${name}`;
  const template = readOwnTemplate(page);
  const desk = await countedWindow();
  await setUp(desk, page, template);
  await lookAgain(desk);
  await bringFormulas(desk, template);
  for (const { round, rows } of template.rounds.slice(0, rounds)) {
    await answerOnPages(rows);
    await lookAgain(desk);
    // Resolve asks for confirmation if answers are missing.
    const clicks = started.stage().waitingFor.length > 0 ? 3 : 2;
    await desk.resolve();
    expect([round, await actsOn(desk)]).toEqual([round, { clicks, lines: 0 }]);
    expectRound(hostedOn(), rows);
  }

  await lookAgain(desk);
  await correct(desk, corrected);
  await desk.click(`Reapply the formulas from ${corrected.stage} on`);
  await desk.button(/^Reapply the formulas/).waitFor({ state: 'detached' });
  await apply(desk);
  if (goesBack === true) {
    await desk.place('Corrections');
    await desk.click('Go back');
    await desk.sidebar.getByLabel('Stage').selectOption(corrected.stage);
    await desk.click('See what changes');
    await apply(desk);
    await desk.resolve();
  }
  expect(await actsOn(desk)).toEqual(acts);
  const { score, totals } = then;
  const rows = Object.entries(totals).map(([player, total]) => ({ player, totals: { [score]: total } }));
  expectRound(hostedOn(), rows);
});
