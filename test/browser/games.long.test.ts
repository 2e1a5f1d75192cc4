// Draws each game's public page, book, form, live table and player page. `npm run pictures` keeps the pictures.
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { deliverAll } from '../support/host-game';
import type { Desk } from './desk';
import { openPage, play, resolve } from './phone';
import { draw, drawPhoto } from './pictures';
import { SHOWN_PAGES, type ShownPage } from './shown-pages';
import { startForEach, type Started } from './started';

let started: Started;
startForEach((table) => (started = table));

/** Draws a tab of a book without the window around it, with nothing scrolled out of sight. */
async function drawTab(desk: Desk, book: string, tab: string, name: string): Promise<void> {
  await desk.page.setViewportSize({ width: 2000, height: 1600 });
  await desk.openBook(book, tab);
  const { page } = desk;
  // Hides the cell cursor, which would only distract in a picture.
  await page.addStyleTag({
    content:
      '.grid td.active { outline: none; } .grid th.chosen { color: var(--quiet); background: var(--head); }',
  });
  await draw(page.locator('.sheet'), name);
}

function shownPage(game: string): ShownPage {
  const shown = SHOWN_PAGES[game];
  if (shown === undefined) throw new Error(`${game} has no page to show: add one to shown-pages.ts.`);
  return shown;
}

test.each(GAMES.map(({ info }) => [info.id]))('the public page of %s', async (game) => {
  const { stages, tab } = shownPage(game);
  play(started, game, stages);
  deliverAll(started.api);
  const desk = await started.window();
  await desk.heading(started.stage().title);
  await drawTab(desk, 'Public book', tab, game);
});

test('a player’s book: its first page, and their numbers', async () => {
  play(started, 'black-garnet', 4);
  deliverAll(started.api);
  const desk = await started.window();
  await desk.heading(started.stage().title);
  await drawTab(desk, "Ana's book", 'Now', 'player-book');
  await drawTab(desk, "Ana's book", 'You', 'player-stats');
});

test('a player’s page in a live round, with what is tapped', async () => {
  play(started, 'tactical-picture-hunt', 3);
  unwrapReply(started.api.startClock({ stage: started.stage().name }));
  const phone = await openPage(started, 'Ana');
  await phone.getByRole('timer').waitFor();
  const form = phone.locator('form.asked');
  for (const group of await form.locator('fieldset').all())
    await group.locator('input:not([aria-disabled="true"])').first().check();
  await phone.setViewportSize({ width: 390, height: 850 });
  await phone.evaluate('scrollTo(0, 0)');
  await draw(phone, 'player-page');
});

test('the live table: what the last round brought, and the clock of the next', async () => {
  play(started, 'tactical-picture-hunt', 2);
  while (!started.stage().name.startsWith('round-4')) resolve(started);
  deliverAll(started.api);
  const desk = await started.window();
  await desk.page.setViewportSize({ width: 1280, height: 860 });
  await desk.heading(started.stage().title);
  await desk.click('Open the table');
  const table = desk.page.frameLocator('dialog iframe');
  await table.getByRole('heading', { level: 1, name: started.stage().title }).waitFor();
  await drawPhoto(desk.page.locator('dialog'), 'table');
  // Even on a small screen, the result is above the status line at the bottom.
  await desk.page.setViewportSize({ width: 1280, height: 720 });
  const [result, line] = [table.locator('.result'), table.locator('.status')];
  await table.getByText(/^Round 3:/).waitFor();
  const [box, edge] = [await result.boundingBox(), await line.boundingBox()];
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
});
