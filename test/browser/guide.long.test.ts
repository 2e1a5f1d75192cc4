// The walk of docs/hosting.md, which draws its pictures and the README's: `npm run pictures` keeps them.
import { readFileSync, statSync } from 'node:fs';
import * as path from 'node:path';
import { given } from '../../src/commands/desk-calls';
import { deliverAll } from '../support/host-game';
import { newFolder } from '../support/temp-folders';
import type { Desk } from './desk';
import { askOf, submitForm } from './player';
import { Started } from './started';

const LARGEST = 200_000;
const HOUR = 3_600_000;
/** Where pictures go that nobody asked for: they are drawn all the same, so that drawing them keeps working. */
const folder = process.env['PICTURES'] ?? newFolder();
const drawn: string[] = [];

let started: Started;

beforeEach(async () => {
  started = await Started.start();
});

afterEach(async () => expect(await started.end()).toEqual([]));

function fileOf(name: string): string {
  drawn.push(`${name}.png`);
  return path.join(folder, `${name}.png`);
}

async function drawAll(desk: Desk, name: string): Promise<void> {
  await desk.page.screenshot({ path: fileOf(name), animations: 'disabled' });
}

async function drawSidebar(desk: Desk, name: string): Promise<void> {
  await desk.page.locator('aside').screenshot({ path: fileOf(name), animations: 'disabled' });
}

test('from eight friends to the end of the game, every picture of the guide', async () => {
  await started.showFolderAs('~/round-keeper/.table');
  const desk = await started.window();
  await desk.heading('Choose a game');
  await drawSidebar(desk, 'choose');

  await desk.click('Practice game of Soullinked');
  await desk.says('Everything that is needed is there.');
  await drawSidebar(desk, 'set-up');
  await desk.click('Create game');
  await desk.says('All forms and books are made.');

  const phone = await started.newPage();
  await phone.setViewportSize({ width: 400, height: 760 });
  await submitForm(phone, started.linkOf('Ana'), askOf(started.stage(), 'Ana').questions, {
    Row: '4',
    Column: '6',
    'Power card': '3',
  });
  await phone.goto(started.linkOf('Ana'));
  await phone.screenshot({ path: fileOf('form') });
  await phone.close();

  given(started.api.submitForPractice({ players: [] }));
  await desk.page.reload();
  await desk.says('Nobody is missing.');
  await desk.click('Preview');
  await desk.sidebar.getByRole('heading', { name: 'What each is told' }).waitFor();
  await drawSidebar(desk, 'preview');
  await desk.click('Resolve round');
  await desk.button('On to the next stage').waitFor();
  await drawSidebar(desk, 'resolved');

  given(started.api.submitForPractice({ players: [] }));
  given(started.api.resolveRound({ stage: started.stage().name, token: '' }));
  started.prepare();
  given(started.api.setDeadline({ deadline: Date.now() + 26 * HOUR }));
  deliverAll(started.api);
  given(started.api.submitForPractice({ players: started.stage().waitingFor.slice(0, 6) }));
  await desk.page.reload();
  await desk.heading('Round 3');
  await desk.openBook("Ana's book", 'Your board');
  await drawAll(desk, 'round');

  await desk.place('Corrections');
  await desk.click('An earlier stage');
  await desk.sidebar.getByLabel('Stage').selectOption({ label: 'Round 1' });
  await desk.sidebar.getByLabel('Whose').selectOption('Ana');
  await desk.click('Set what counted aside');
  await desk.heading('What changes');
  await desk.sidebar.locator('details.fold > summary').filter({ hasText: 'Ana' }).first().click();
  await drawSidebar(desk, 'corrections');

  while (started.game().stage !== null) {
    started.prepare();
    given(started.api.submitForPractice({ players: [] }));
    given(started.api.resolveRound({ stage: started.stage().name, token: '' }));
    deliverAll(started.api);
  }
  await desk.page.reload();
  await desk.heading('The game is over');
  await desk.openBook('Public book', 'Result');
  await drawAll(desk, 'over');

  const large = drawn.filter((name) => statSync(path.join(folder, name)).size > LARGEST);
  expect(large).toEqual([]);
  const guide = readFileSync('docs/hosting.md', 'utf8');
  const named = [...guide.matchAll(/\]\(images\/([\w-]+\.png)\)/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...drawn].sort());
});
