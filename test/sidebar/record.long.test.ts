// The record in the sidebar: its text and file, repairs, and closing the game.
import { downloadedText } from '../support/browser';
import { NAMES } from './game-fixtures';
import { HISTORY } from './play-fixtures';
import { place, playing } from './screens';
import { empty, FakeServer, openSidebar } from './sidebar-page';
import { correctionsServer } from './corrections-server';

test('the record is in words, and the game is exported as a file', async () => {
  const scenario = { game: 'soullinked', players: [...NAMES] };
  const server = correctionsServer({
    exportFile: () => ({ ok: true, value: { name: 'soullinked.json', content: scenario } }),
    getHistory: () => ({ ok: true, value: HISTORY }),
  });
  const { page } = await openSidebar(server);
  await place(page, 'Record');
  await page.getByText('Round 1 was resolved').first().waitFor();
  const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  // Closing and exporting come first. Maintenance is folded.
  expect(text.indexOf('Close the game')).toBeLessThan(text.indexOf('Round 1 was resolved'));
  expect(text).toContain('Forms, books and reminders (1)');
  expect(text).not.toContain('Create the public book');
  expect(text.indexOf('Round 1 was resolved')).toBeLessThan(text.indexOf('was set up'));
  await page.getByText('Export the game', { exact: true }).click();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download soullinked.json' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('soullinked.json');
  expect(JSON.parse(await downloadedText(file))).toEqual(scenario);
});

test('a ledger changed by hand is repaired by the button beside the error', async () => {
  const error = { code: 'ledger-changed', text: 'Row 3 was changed by hand.', mendable: true } as const;
  const server = new FakeServer(playing(), { getDesk: () => ({ ok: false, error }) });
  server.handlers.mendLedger = () => {
    server.handlers = {};
    return server.desk();
  };
  const { page } = await openSidebar(server, undefined, '[role=alert]');
  await page.getByRole('button', { name: 'Repair the ledger' }).click();
  await page.getByText('Ledger repaired.').waitFor();
  expect(await page.getByRole('heading', { name: 'Round 2' }).count()).toBe(1);
});

test('a game is closed with a reason, and the choice of games comes back', async () => {
  const server = correctionsServer();
  server.handlers.archive = () => {
    server.view = empty();
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await place(page, 'Record');
  await page.getByText('Close the game').first().click();
  await page.locator('main').getByRole('button', { name: 'Close the game' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.innerText()).toContain('isn’t over');
  await dialog.getByLabel('Reason').fill('Too few players left');
  await dialog.getByRole('button', { name: 'Close the game' }).click();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ reason: 'Too few players left' });
});
