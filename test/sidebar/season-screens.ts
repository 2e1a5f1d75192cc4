// The season's screens and how to reach them, for checks that cover all screens.
import type { Page } from 'playwright-core';
import { between, COUNT, overIn, SEASON_ENDED, season, seasonDraft, TO_COUNT } from './season-fixtures';
import { empty, FakeServer } from './sidebar-page';
import { openAll, type ScreenCase } from './screens';

const click = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const inSeason = () => new FakeServer(between());
const counting = () => new FakeServer(overIn(TO_COUNT), { previewCount: () => ({ ok: true, value: COUNT }) });

export const SEASON_SCREENS: readonly ScreenCase[] = [
  { name: 'season, all open', server: inSeason, reach: openAll },
  {
    name: 'season, counting, with changes of their own',
    server: counting,
    reach: async (page) => {
      await click('Count Soullinked')(page);
      await page.getByRole('button', { name: 'Show private details' }).click();
      await click('Add a change')(page);
      await page.getByLabel('Who', { exact: true }).selectOption('Ana');
      await page.getByLabel('What changes').selectOption('Gets a mark');
    },
  },
  {
    name: 'season, the next match',
    server: () =>
      new FakeServer(
        between(
          { next: { action: 'create-match', title: 'Look over Soullinked' } },
          {},
          { draft: seasonDraft() },
        ),
      ),
    reach: async (page) => {
      await click('Look over Soullinked')(page);
      await page.getByRole('heading', { name: 'Players (7)' }).waitFor();
      await openAll(page);
    },
  },
  {
    name: 'season, choosing a match',
    server: inSeason,
    reach: click('Set up the death match'),
  },
  { name: 'season, somebody joins', server: inSeason, reach: click('Let someone join') },
  { name: 'season, a gift', server: inSeason, reach: click('Give a gift') },
  { name: 'season, a correction', server: inSeason, reach: click('Change a standing') },
  {
    name: 'season, a substitute',
    server: inSeason,
    reach: async (page) => {
      await openAll(page);
      await click('Bring in a substitute for Chen')(page);
      await page.getByLabel('Substitute’s name').fill('Olga');
      await page.getByLabel('Reason (required)').fill('Chen moved.');
      await click('See what changes')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'season, settings', server: inSeason, reach: click('Season settings') },
  {
    name: 'season, ending it',
    server: () => new FakeServer(between({ next: { action: 'end-season', title: 'End the season' } })),
    reach: click('End the season'),
  },
  {
    name: 'season, ended',
    server: () => new FakeServer(overIn(SEASON_ENDED)),
    reach: async (page) => {
      await page.getByText('Ana won The Elder Tree.').waitFor();
    },
  },
  {
    name: 'season, starting another',
    server: () =>
      new FakeServer(
        between({
          ...SEASON_ENDED,
          people: SEASON_ENDED.people.map((person, at) =>
            at === 1 ? { ...person, person: 'Petra' } : person,
          ),
        }),
      ),
    reach: async (page) => {
      await click('Start another season')(page);
      await openAll(page);
    },
  },
  {
    name: 'season, starting',
    server: () => new FakeServer(empty()),
    reach: async (page) => {
      await page.getByText(/^A season/).click();
      await click('Start a season')(page);
      await page.getByRole('heading', { name: 'People (0)' }).waitFor();
      await openAll(page);
    },
  },
  {
    name: 'season, looking at an exported one',
    server: () =>
      new FakeServer(empty(), {
        previewFile: () => ({
          ok: true,
          value: {
            season: season(),
            match: null,
            players: season().people.map(({ name, title }) => ({ name, title })),
            timings: [],
            bookZone: 'Europe/Berlin',
          },
        }),
      }),
    reach: async (page) => {
      await page.getByText('An exported file').click();
      await click('Continue an exported game or season')(page);
      await page.getByLabel('Or paste its text').fill('{"season":"The Elder Tree"}');
      await click('Check the file')(page);
      await page.getByRole('heading', { name: 'The Elder Tree' }).waitFor();
      await openAll(page);
    },
  },
];
