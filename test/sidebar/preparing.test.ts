// Preparing forms and books in the sidebar: interrupted, never finishing, postponed.
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';
import { draftServer } from './draft-server';

test('interrupted preparing continues automatically when the sidebar is opened again', async () => {
  const server = draftServer(playing({ toPrepare: ['The form', 'The books', 'The links'] }));
  const { page } = await openSidebar(server);
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  await page.getByText('All forms and books are ready.').waitFor();
  expect(server.names()).toEqual(['prepareNext', 'prepareNext', 'prepareNext']);
});

test('preparing without progress stops, and can be postponed', async () => {
  const server = new FakeServer(playing({ toPrepare: ['The form'] }));
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.names()).toEqual(['prepareNext', 'prepareNext']);
  await page.getByRole('button', { name: 'Create them now' }).click();
  await page.getByRole('heading', { name: 'Creating forms and books' }).waitFor();
});
