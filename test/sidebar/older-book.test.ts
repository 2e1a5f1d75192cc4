// If a book has lost its last rows, the sidebar shows what's lost, and only continues once the host agrees.
import type { Page } from 'playwright-core';
import type { CallProblem } from '../../src/rounds/reply/reply';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

const OFFERED: CallProblem = {
  code: 'older-book',
  text: 'Reading the game: this is an older version of the spreadsheet. It doesn’t have Round 3; 1 gift.',
  folded: ['Ann gave Dee 3 garnets.'],
  lostRow: 'h9',
};
const LOST: CallProblem = {
  code: 'older-book',
  text: "Continuing from here: it doesn't have Round 3; 1 gift. All of that is lost for good.",
  folded: ['Ann gave Dee 3 garnets.'],
  details: ['2 answers to Round 3 wait until it is open again.'],
  lostRow: 'h9',
  agree: 'h9 h7',
};

function older(): FakeServer {
  const server = new FakeServer(playing(), { getDesk: () => ({ ok: false, error: OFFERED }) });
  server.handlers.goOnFromHere = (input) => {
    if (input.agreed !== LOST.agree) return { ok: false, error: LOST };
    server.handlers = {};
    return server.desk();
  };
  return server;
}

const bar = (page: Page) => page.getByRole('alert');

test('losses are shown first, and the game continues once the host agrees', async () => {
  const server = older();
  const { page } = await openSidebar(server, undefined, '[role=alert]');
  expect(await bar(page).innerText()).toContain('It doesn’t have Round 3; 1 gift.');
  const amount = page.getByText('3 garnets');
  expect(await amount.isVisible()).toBe(false);
  await bar(page).getByText('Details').click();
  await amount.waitFor();
  await page.getByRole('button', { name: 'Continue from here…' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.innerText()).toContain('is lost for good');
  expect(await dialog.innerText()).toContain('2 answers to Round 3 wait');
  expect(await dialog.getByText('3 garnets').isVisible()).toBe(false);
  // A hurried Enter means no.
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await bar(page).getByText('It doesn’t have Round 3').waitFor();
  expect(server.names().filter((name) => name === 'goOnFromHere').length).toBe(1);
  await page.getByRole('button', { name: 'Continue from here…' }).click();
  await dialog.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByText('Continued from here.').waitFor();
  expect(await page.getByRole('heading', { name: 'Round 2' }).count()).toBe(1);
});
