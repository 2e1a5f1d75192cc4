// Resolving in the sidebar when a call fails, Google is busy, or the game can't be read.
import { openSidebar } from './sidebar-page';
import { resolvingServer } from './resolving-server';
import { RESOLVE } from './screens';

test.each([
  ['NetworkError: Connection failure due to HTTP 0', 'The connection was lost', true],
  ['Error code PERMISSION_DENIED', 'several Google accounts', false],
  ['TypeError: undefined', 'a bug in Round Keeper', false],
])('%s is reported in plain words', async (failure, words, again) => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  server.failure = failure;
  await page.getByRole('button', { name: RESOLVE }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain(words);
  expect(await alert.getByRole('button', { name: 'Try again' }).count()).toBe(again ? 1 : 0);
  server.failure = undefined;
  if (again) {
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^Continue to/ }).waitFor();
  } else {
    await page.getByRole('button', { name: 'Back to the round' }).click();
    await page.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
  }
});

test('a retry after a failed delivery continues from there', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  const deliver = server.handlers.deliverSome;
  server.handlers.deliverSome = () => ({
    ok: false,
    error: { code: 'slow', text: 'Google was slow.', passes: 'google' },
  });
  await page.getByRole('button', { name: RESOLVE }).click();
  await page.getByRole('alert').waitFor();
  if (deliver !== undefined) server.handlers.deliverSome = deliver;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Everything is delivered.').waitFor();
  expect(server.names().filter((name) => name === 'resolveRound')).toHaveLength(1);
});
