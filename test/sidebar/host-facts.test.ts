// The host's part of a round: what is typed is kept until it's saved, copied from the current values, or filled in.
import { HISTORY } from './play-fixtures';
import { PAST, stage } from './stage-fixtures';
import { playing, RESOLVE } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('the host’s facts are saved when asked, not before', async () => {
  const server = new FakeServer(playing({ stage: stage({ hostQuestions: PAST.hostQuestions }) }), {
    getHistory: () => ({ ok: true, value: HISTORY }),
  });
  const { page } = await openSidebar(server);
  await page.getByText('Your entries').click();
  await page.getByLabel('Missions held').fill('2');
  await page.getByText('Not saved yet.').waitFor();
  // Text that's typed and deleted again needs no saving.
  await page.getByLabel('Missions held').fill('');
  await page.getByText('Not saved yet.').waitFor({ state: 'detached' });
  await page.getByLabel('Missions held').fill('2');
  await page.getByText('Not saved yet.').waitFor();
  // Visiting another screen keeps the text. Resolving is blocked until it's saved.
  await page.getByRole('button', { name: 'Record' }).click();
  await page.getByRole('button', { name: 'Round', exact: true }).click();
  await page.getByText('Save your entries first').waitFor();
  await page.getByRole('button', { name: RESOLVE }).click({ force: true });
  await page.getByText('Your entries (').click();
  expect(await page.getByLabel('Missions held').inputValue()).toBe('2');
  expect(server.names()).toEqual(['getHistory']);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Entry saved').waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ fields: { 'Missions held': { before: '', now: '2' } } });
});
