// An exported season in the sidebar of an empty book: looked at first, imported once, contacts typed after it.
import { between, season } from './season-fixtures';
import { empty, FakeServer, openSidebar } from './sidebar-page';

const FILE = '{"season":"The Elder Tree","people":[{"name":"Ana"}]}';
const CONTACTS = {
  zone: '',
  bookZone: 'Europe/Berlin',
  webhook: '',
  hostWebhook: '',
  players: [{ name: 'Ana', title: 'Ana', holder: '0:Ana', taken: '', contacts: {} }],
};

test('a season is looked at, imported by one click however often it is clicked, and contacts follow', async () => {
  const server: FakeServer = new FakeServer(empty(), {
    previewSeason: () => ({ ok: true, value: season() }),
    importSeason: () => {
      server.view = between();
      return server.desk();
    },
    getContacts: () => ({ ok: true, value: CONTACTS }),
  });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Go on with an exported season' }).click();
  await page.getByLabel('Or its text').fill('hello');
  await page.getByText('This is not an exported season').waitFor();
  await page.getByRole('button', { name: 'Check it' }).click({ force: true });
  expect(server.names()).toEqual([]);
  await page.getByLabel('Or its text').fill(FILE);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByRole('heading', { name: 'The Elder Tree' }).waitFor();
  // What is in purses is their owners' alone: a screen may be shared.
  expect(await page.getByText('7 garnets').isVisible()).toBe(false);
  // Another text is looked at anew.
  await page.getByLabel('Or its text').fill(`${FILE} `);
  expect(await page.getByRole('button', { name: 'Import the season' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByRole('button', { name: 'Import the season' }).dblclick();
  await page.getByRole('heading', { name: 'Contacts' }).waitFor();
  await server.settled();
  expect(server.names()).toEqual(['previewSeason', 'previewSeason', 'importSeason', 'getContacts']);
  expect(server.calls[2]?.input).toEqual({ season: JSON.parse(FILE) as unknown });
});

test('a file that cannot be played is refused with each place, and stays to be put right', async () => {
  const error = {
    code: 'not-a-season',
    text: 'Importing the season: there is something to put right in this file. Nothing was written.',
    details: ['at steps[1].match: game: “chess” is not one of soullinked.'],
  };
  const server = new FakeServer(empty(), { previewSeason: () => ({ ok: false, error }) });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Go on with an exported season' }).click();
  await page.getByLabel('Or its text').fill(FILE);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByText('at steps[1].match').waitFor();
  expect(await page.getByLabel('Or its text').inputValue()).toBe(FILE);
});
