// Importing an exported game or season into an empty book: previewed, then imported once, or copied for practice.
import type { FileView } from '../../src/rounds/host/files/views';
import { playing } from './screens';
import { empty, FakeServer, openSidebar } from './sidebar-page';

const timing = { title: 'A round', seconds: 172_800, clock: '', graceSeconds: 60 };
const GAME: FileView = {
  season: null,
  match: { title: 'Soullinked', played: 2, stage: 'Round 3' },
  players: [
    { name: 'Ana', title: 'Ana (played by Zoe)' },
    { name: 'Bo', title: 'Bo' },
  ],
  timings: [timing],
  bookZone: 'Europe/Berlin',
};

async function opened(server: FakeServer) {
  const { page } = await openSidebar(server);
  await page.getByText('An exported file').click();
  await page.getByRole('button', { name: 'Continue an exported game or season' }).click();
  return page;
}

test('an exported game continues with its contacts and deadlines', async () => {
  const file = { game: 'soullinked' };
  const server: FakeServer = new FakeServer(empty(), {
    previewFile: () => ({ ok: true, value: GAME }),
    importFile: () => {
      server.view = playing();
      return server.desk();
    },
  });
  const page = await opened(server);
  await page.getByLabel('Or paste its text').fill('hello');
  await page.getByText('This is not an exported game or season').waitFor();
  await page.getByRole('button', { name: 'Check the file' }).click({ force: true });
  expect(server.names()).toEqual([]);
  await page.getByLabel('Or paste its text').fill(JSON.stringify(file));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('2 stages were played. Round 3 reopens with new forms.').waitFor();
  await page.getByText('Ana (played by Zoe)').waitFor();
  await page.getByText('Paste the contacts').click();
  await page
    .getByLabel('Rows with headings')
    .fill('Name\tMail\tTZ\nBo\tbo@example.org\tEurope/Paris\nZed\tz@x.org\t');
  await page.getByText('1 player found. Not in this file: Zed.').waitFor();
  await page.getByRole('button', { name: 'Use these contacts' }).click();
  await page.getByText('Bo (E-mail, Time zone)').waitFor();
  await page.getByRole('textbox', { name: 'Players have' }).fill('3');
  await page.getByRole('button', { name: 'Continue here' }).dblclick();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.names().filter((name) => name === 'importFile')).toHaveLength(1);
  expect(server.calls.find(({ name }) => name === 'importFile')?.input).toEqual({
    file,
    going: {
      zone: 'America/New_York',
      webhook: '',
      players: { Bo: { 'E-mail': 'bo@example.org', 'Time zone': 'Europe/Paris' } },
      timings: [{ ...timing, seconds: 259_200 }],
    },
  });
});
