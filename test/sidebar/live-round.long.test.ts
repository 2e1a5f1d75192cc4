// A live round in a real browser, with the built program as the server.
import type { Locator, Page } from 'playwright-core';
import { LIVE_TABLE_STAGE_KEY } from '../../sidebar/shared/storage';
import { unwrapReply } from '../../src/commands/desk-calls';
import { axeViolations } from '../support/axe';
import { gameAt } from '../support/host-game';
import { empty, FakeServer, openSidebar } from './sidebar-page';

const primary = (page: Page): Locator => page.locator('.primary');
const settled = (page: Page): Promise<void> => page.locator('.primary[aria-disabled=false]').waitFor();
const words = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ');

test('a round is two clicks: start, resolve; then it is delivered and the next one is ready', async () => {
  const game = gameAt(/^round-1$/, { game: 'tactical-picture-hunt' }, { quiet: 'set times' });
  const first = unwrapReply(game.desk.getTable());
  const server = new FakeServer(empty(), game.desk);
  const { page, errors } = await openSidebar(server, async (opened) => {
    await opened.setViewportSize({ width: 1100, height: 760 });
    await opened.addInitScript(`window.ROUND_KEEPER_SCREEN = 'table'`);
  });
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
  expect(await primary(page).innerText()).toBe('Start the clock (30 s)');
  expect(await words(page)).toContain('Target face down until the clock starts');
  await settled(page);
  // The second half of a double click must not resolve the stage that the first half started.
  await primary(page).dblclick();
  await page.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
  // A stage's clock never starts before its forms are created.
  expect(
    server
      .names()
      .filter((name) => name !== 'getTable')
      .slice(0, 2),
  ).toEqual(['prepareNext', 'startClock']);
  const target = unwrapReply(game.desk.getTable()).scene.target?.words ?? 'no target';
  expect(await words(page)).toContain(`Target ${target}`);
  unwrapReply(game.desk.submitForPractice({ players: [] }));
  await page.getByText('Everyone has answered.').waitFor();
  // The page says that something was sent, but not what.
  expect(await words(page)).not.toMatch(/prediction|axis/i);
  await settled(page);
  const beside = new FakeServer(unwrapReply(game.desk.getDesk()));
  const sidebar = (await openSidebar(beside)).page;
  await primary(page).click();
  await page.getByText('Everything is delivered.').waitFor();
  await settled(page);
  const after = unwrapReply(game.desk.getTable());
  expect(after.stage?.name).not.toBe(first.stage?.name);
  await page.getByRole('heading', { name: after.stage?.title ?? '', exact: true }).waitFor();
  expect(await primary(page).innerText()).toMatch(/^Start the clock \(\d+ s\)$/);
  // The sidebar follows right away, not only at its next poll.
  const stored = await page.evaluate((key) => localStorage.getItem(key), LIVE_TABLE_STAGE_KEY);
  expect(stored).toContain(after.stage?.at.stage);
  beside.view = unwrapReply(game.desk.getDesk());
  await sidebar.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), LIVE_TABLE_STAGE_KEY);
  const shown = sidebar.getByRole('heading', { level: 1, name: after.stage?.title ?? '', exact: true });
  await shown.waitFor({ timeout: 15_000 });
  const desk = unwrapReply(game.desk.getDesk());
  expect('play' in desk && desk.play.toPrepare).toEqual([]);
  expect('play' in desk && desk.play.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(server.names().filter((name) => /^(startClock|resolveRound)$/.test(name))).toEqual([
    'startClock',
    'resolveRound',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
