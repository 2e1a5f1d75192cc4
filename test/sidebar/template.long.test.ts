// Templates in the sidebar: a match passed on, one begun with a file, the questions of a file's rounds.
import { readFileSync } from 'node:fs';
import { GAMES, SHOWN } from './game-fixtures';
import { play } from './play-fixtures';
import { ownRound } from './own-match';
import { checkScreen } from './screen-check';
import { place, playing, type ScreenCase } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

const FILE = 'docs/templates/vote-with-a-traitor.json';
const TEMPLATE: unknown = JSON.parse(readFileSync(FILE, 'utf8'));

const games = GAMES.map((game) => ({ ...game, template: true as const }));

const SCREENS: readonly ScreenCase[] = [
  {
    name: 'choose, with a template',
    server: () => new FakeServer({ phase: 'empty', shown: SHOWN, games }),
    reach: (page) => page.getByText('Begin with a template').click(),
  },
  {
    name: 'record, with a template',
    server: () =>
      new FakeServer(
        {
          phase: 'playing',
          shown: SHOWN,
          games,
          play: { ...play(), ...games.slice(0, 1).map((game) => ({ game }))[0] },
        },
        {
          getHistory: () => ({ ok: true, value: [] }),
          exportFile: () => ({ ok: true, value: { name: 't.json', content: { template: 'x' } } }),
        },
      ),
    reach: async (page) => {
      await place(page, 'Record');
      await page.getByText('Pass it on as a template').click();
      await page.getByRole('button', { name: 'Make the file' }).first().click();
      await page.getByRole('link', { name: 'Download t.json' }).waitFor();
    },
  },
];

test.each(SCREENS)('$name', (screen) => checkScreen(screen, ['as it is']));

test('a match is begun with a template', async () => {
  const server = new FakeServer({ phase: 'empty', shown: SHOWN, games });
  const { page } = await openSidebar(server);
  await page.getByText('Begin with a template').click();
  const fold = page.locator('details').filter({ hasText: 'Begin with a template' });
  await fold.getByLabel('File').setInputFiles(FILE);
  await fold.getByRole('button', { name: 'Set it up' }).click();
  await page.getByText('Look it over, then create it.').waitFor();
  const [call] = server.calls.slice(-1);
  expect(call).toMatchObject({ name: 'draft', input: { template: TEMPLATE } });
});

test('the questions of a template’s round are taken', async () => {
  const { page } = await openSidebar(new FakeServer(playing({ stage: ownRound() })));
  await page.getByText('What you enter').click();
  const fold = page.locator('details details').filter({ hasText: 'From a template' });
  await fold.locator('summary').click();
  await fold.getByLabel('Or its text').fill('{}');
  await fold.getByText('No questions are found in it.').waitFor();
  await fold.getByLabel('File').setInputFiles(FILE);
  await fold.getByRole('button', { name: 'Round 2: 2 questions' }).click();
  const second = page.getByRole('group', { name: 'Question 2' });
  expect(await second.getByRole('textbox').first().inputValue()).toBe('A word to the host');
});
