// Follows docs/hosting.md step by step, and draws the pictures for that guide and the README (saved by `npm run pictures`).
import { unwrapReply } from '../../src/commands/desk-calls';
import { deliverAll } from '../support/host-game';
import type { Desk } from './desk';
import { draw } from './pictures';
import { askOf, submitForm } from './player';
import { Started } from './started';

const HOUR = 3_600_000;

let started: Started;

beforeEach(async () => {
  started = await Started.start();
});

afterEach(async () => expect(await started.end()).toEqual([]));

async function drawSidebar(desk: Desk, name: string): Promise<void> {
  await draw(desk.page.locator('aside'), name);
}

test('from eight friends to the end of the game, every picture of the guide', async () => {
  await started.showFolderAs('~/round-keeper/.table');
  const desk = await started.window();
  await desk.heading('Choose a game');
  await drawSidebar(desk, 'choose');

  await desk.openRow('Soullinked');
  await desk.click('Try it with sample players of Soullinked');
  await desk.says('Ready to create.');
  await drawSidebar(desk, 'set-up');
  // With this seed, redrawing the pictures shows the same game.
  await desk.sidebar.getByText('Random seed').click();
  await desk.sidebar.getByRole('textbox', { name: /^Seed/ }).fill('eight friends on a long evening');
  await desk.click('Create game');
  await desk.says('All forms and books are ready.');

  const phone = await started.newPage();
  await phone.setViewportSize({ width: 400, height: 760 });
  await submitForm(phone, started.linkOf('Ana'), askOf(started.stage(), 'Ana').questions, {
    Row: '4',
    Column: '6',
    'Power card': '3',
  });
  await phone.goto(started.linkOf('Ana'));
  await draw(phone, 'form');
  await phone.close();

  unwrapReply(started.api.submitForPractice({ players: [] }));
  await desk.page.reload();
  await desk.says('8 of 8 have answered');
  await desk.click('Preview');
  await desk.sidebar.getByRole('heading', { name: 'What each player will read' }).waitFor();
  await drawSidebar(desk, 'preview');
  await desk.click(/^Resolve Round/);
  await desk.button(/^Continue to/).waitFor();
  await drawSidebar(desk, 'resolved');

  unwrapReply(started.api.submitForPractice({ players: [] }));
  unwrapReply(started.api.resolveRound({ stage: started.stage().name, token: '' }));
  started.prepare();
  unwrapReply(started.api.setDeadline({ deadline: Date.now() + 26 * HOUR }));
  deliverAll(started.api);
  unwrapReply(started.api.submitForPractice({ players: started.stage().waitingFor.slice(0, 6) }));
  await desk.page.reload();
  await desk.heading('Round 3');
  await desk.openBook("Ana's book", 'Your board');
  await draw(desk.page, 'round');

  await desk.place('Corrections');
  await desk.click('An earlier stage');
  await desk.sidebar.getByLabel('Stage').selectOption({ label: 'Round 1' });
  await desk.sidebar.getByLabel('Whose answer').selectOption('Ana');
  await desk.click('Don’t count this answer');
  await desk.heading('What changes');
  await desk.sidebar.locator('details.fold > summary').filter({ hasText: 'Ana' }).first().click();
  await drawSidebar(desk, 'corrections');

  while (started.game().stage !== null) {
    started.prepare();
    unwrapReply(started.api.submitForPractice({ players: [] }));
    unwrapReply(started.api.resolveRound({ stage: started.stage().name, token: '' }));
    deliverAll(started.api);
  }
  await desk.page.reload();
  await desk.heading('The game is over');
  await desk.openBook('Public book', 'Result');
  await draw(desk.page, 'over');
  await desk.click('Publish everything…');
  await desk.sidebar.getByRole('dialog').getByRole('button', { name: 'Publish everything' }).click();
  await desk.says(/^✓ Everything is published/);
});
