// A player at their page on a phone, in a practice game that is played through the sidebar's calls.
import type { Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { localLinks } from '../../src/local/server/links';
import { axeViolations } from '../support/axe';
import type { Started } from './started';

/** A practice game with its first forms made, and this many stages resolved. */
export function play(started: Started, game: string, stages = 0): void {
  const view = given(started.api.startDraft({ game, practice: true }));
  if (view.phase !== 'draft') throw new Error('No draft.');
  given(started.api.saveDraft({ ...view.draft, game, seed: 'a seed that is long enough' }));
  given(started.api.createGame());
  started.prepare();
  for (let played = 0; played < stages; played += 1) resolve(started);
}

export function resolve(started: Started): void {
  given(started.api.submitForPractice({ players: [] }));
  given(started.api.resolveRound({ stage: started.stage().name, token: '' }));
  started.prepare();
}

/** The page of a player on a phone. */
export async function openPage(started: Started, player: string, width = 390): Promise<Page> {
  const link = started.game().players.find(({ name }) => name === player)?.page ?? '';
  const page = await started.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(localLinks(link, started.address.replace('http://', '')));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** That nothing is wider than the window, and that axe-core has nothing to say, by day and by night. */
export async function expectWell(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(wide)).toBe(0);
}
