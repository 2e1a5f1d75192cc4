// The season's screens and how to reach each, for checks that all screens of the sidebar must pass.
import type { Page } from 'playwright-core';
import type { DeliveryView } from '../../src/rounds/reply/posts';
import { GAMES, SHOWN } from './game-fixtures';
import { play } from './play-fixtures';
import { between, COUNT, overIn, SEASON_ENDED, season, seasonDraft, TO_COUNT } from './season-fixtures';
import { empty, FakeServer } from './sidebar-page';
import { openAll, type ScreenCase } from './screens';

const click = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const delivery = (title: string, state: DeliveryView['state'], note: string): DeliveryView => ({
  id: title,
  kind: 'book',
  title,
  stage: 'Season',
  state,
  note,
  text: '',
});

const inSeason = () => new FakeServer(between());
const counting = () => new FakeServer(overIn(TO_COUNT), { previewCount: () => ({ ok: true, value: COUNT }) });

export const SEASON_SCREENS: readonly ScreenCase[] = [
  { name: 'season, all open', server: inSeason, reach: openAll },
  {
    name: 'season, next episode',
    server: () =>
      new FakeServer(between({ next: { action: 'open-episode', title: 'Open the next episode' } })),
    reach: () => Promise.resolve(),
  },
  { name: 'season, a match that is over', server: counting, reach: () => Promise.resolve() },
  {
    name: 'season, counting, with changes of their own',
    server: counting,
    reach: async (page) => {
      await click('Count Soullinked')(page);
      await page.getByRole('button', { name: 'Show what is private' }).click();
      await click('Add a change')(page);
      await page.getByLabel('Who', { exact: true }).selectOption('Ana');
      await page.getByLabel('What', { exact: true }).selectOption('Gets a mark');
    },
  },
  {
    name: 'season, a difference that is set aside',
    server: () =>
      new FakeServer(
        overIn({ ...TO_COUNT, differs: true, next: { action: 'count', title: 'See the difference' } }),
        {
          previewCount: () => ({ ok: true, value: { ...COUNT, again: true, inherited: [], notes: [] } }),
        },
      ),
    reach: async (page) => {
      await click('See the difference')(page);
      await click('Take all ticks away')(page);
      await page.getByLabel('Why it is set aside (needed)').fill('It was agreed.');
    },
  },
  {
    name: 'season, what waits for a purse',
    server: () =>
      new FakeServer(
        between({
          waiting: [true, false].map((isFree, row) => ({
            ...{ row, at: 0, isFree, isPrivate: isFree },
            text: 'Ana gives Bo 2 garnets.',
          })),
          inPlay: { match: 'Soullinked', purses: [] },
        }),
      ),
    reach: openAll,
  },
  {
    name: 'season, a match for the next episode',
    server: () => new FakeServer(between({}, {}, { ahead: seasonDraft({}, { ahead: true }) })),
    reach: async (page) => {
      await page.getByText('Something else', { exact: true }).click();
      await click('Look over Soullinked, for the next episode')(page);
      await page.getByRole('heading', { name: 'Players (7)' }).waitFor();
    },
  },
  {
    name: 'season, choosing a match',
    server: inSeason,
    reach: click('Set up the death match'),
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
  { name: 'season, somebody joins', server: inSeason, reach: click('Somebody joins') },
  { name: 'season, a gift', server: inSeason, reach: click('A gift') },
  { name: 'season, a correction', server: inSeason, reach: click('Change a standing') },
  {
    name: 'season, told between matches',
    server: () =>
      new FakeServer(
        between(
          {},
          {
            toPrepare: ['Make Ana’s book'],
            warnings: ['The public book has been made again: send its new link to whoever reads it.'],
            deliveries: [
              delivery('Public book', 'waiting', ''),
              delivery('Bo’s book', 'paused', 'Not written: it is shared with somebody.'),
            ],
          },
        ),
      ),
    reach: openAll,
  },
  {
    name: 'season, a substitute',
    server: inSeason,
    reach: async (page) => {
      await openAll(page);
      await click('Somebody else plays on for Chen')(page);
      await page.getByLabel('Name of who plays on').fill('Olga');
      await page.getByLabel('Reason (needed)').fill('Chen moved.');
      await click('See what changes')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'season, a new link',
    server: inSeason,
    reach: async (page) => {
      await openAll(page);
      await click('New link for Chen')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'season, settings', server: inSeason, reach: click('Currencies and settings') },
  {
    name: 'season, ending it',
    server: () => new FakeServer(between({ next: { action: 'end-season', title: 'End the season' } })),
    reach: click('End the season'),
  },
  {
    name: 'season, ended',
    server: () => new FakeServer(overIn(SEASON_ENDED)),
    reach: async (page) => {
      await click('The Elder Tree')(page);
      await page.getByText('The season has ended.').waitFor();
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
      await click('Start a season')(page);
      await page.getByRole('heading', { name: 'People (0)' }).waitFor();
      await openAll(page);
    },
  },
  {
    name: 'season, starting from a game',
    server: () =>
      new FakeServer({
        phase: 'over',
        games: GAMES,
        shown: SHOWN,
        play: play({ stage: null, ending: ['Ana wins.'] }),
      }),
    reach: async (page) => {
      await click('Start a season')(page);
      await page.getByRole('heading', { name: 'People (8)' }).waitFor();
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'season, a practice season',
    server: () =>
      new FakeServer(between({ practice: true }), {
        playPracticeStep: () => ({
          ok: true,
          value: { did: ['Round 1.', 'Ana wins.'], desk: between({ practice: true }) },
        }),
      }),
    reach: async (page) => {
      await click('Play one step')(page);
      await page.getByText('Ana wins.').waitFor();
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
      await click('Continue an exported game or season')(page);
      await page.getByLabel('Or its text').fill('{"season":"The Elder Tree"}');
      await click('Check it')(page);
      await page.getByRole('heading', { name: 'The Elder Tree' }).waitFor();
      await openAll(page);
    },
  },
];
