// An exported game in the sidebar: gone on with, or copied for practice.
import type { ImportedGame } from '../../src/rounds/host/set-up/views';
import { GAMES } from './game-fixtures';
import { playing } from './screens';
import { empty, FakeServer, openSidebar } from './sidebar-page';

test('an exported game goes on with its contacts and deadlines, or a practice copy is made', async () => {
  const server = new FakeServer(empty());
  const [first] = GAMES;
  if (first === undefined) throw new Error('There is no game.');
  const timing = { title: 'A round', seconds: 172_800, clock: '', graceSeconds: 60 };
  const found: ImportedGame = {
    game: first,
    players: ['Ana', 'Bo'],
    titles: ['Ana (played by Zoe)', 'Bo'],
    played: 2,
    stage: 'Round 3',
    timings: [timing],
    bookZone: 'Europe/Berlin',
  };
  server.handlers.previewGame = () => ({ ok: true, value: found });
  server.handlers.importGame = () => server.desk();
  const { page } = await openSidebar(server);
  await page.getByText('Go on with an exported game').click();
  await page.getByLabel('Or its text').fill('hello');
  await page.getByText('This is not an exported game').waitFor();
  await page.getByRole('button', { name: 'Go on with it' }).click({ force: true });
  expect(server.names()).toEqual([]);
  await page.getByLabel('Or its text').fill('{"game":"soullinked"}');
  await page.getByRole('button', { name: 'Make a practice copy' }).click();
  await page.getByText('The practice copy is made.').waitFor();
  const scenario = { game: 'soullinked' };
  expect(server.calls.at(-1)).toEqual({ name: 'importGame', input: { scenario } });
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await page.getByText('2 stages were played. Round 3 opens again, with new forms.').waitFor();
  await page.getByText('Ana (played by Zoe)').waitFor();
  await page.getByText('Paste the contacts').click();
  await page
    .getByLabel('Rows with headings')
    .fill('Name\tMail\tTZ\nBo\tbo@example.org\tEurope/Paris\nZed\tz@x.org\t');
  await page.getByText('1 player is found. Not in this game: Zed.').waitFor();
  await page.getByRole('button', { name: 'Use them' }).click();
  await page.getByText('Bo (E-mail, Time zone)').waitFor();
  await page.getByRole('textbox', { name: 'Players have' }).fill('3');
  server.view = playing();
  await page.getByRole('button', { name: 'Go on with the game' }).click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'importGame',
    input: {
      scenario,
      going: {
        zone: 'America/New_York',
        webhook: '',
        players: { Bo: { 'E-mail': 'bo@example.org', 'Time zone': 'Europe/Paris' } },
        timings: [{ ...timing, seconds: 259_200 }],
      },
    },
  });
});
