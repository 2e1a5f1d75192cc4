// Missing permissions are named at the top of every screen of the sidebar.
import { FakeServer, empty, openSidebar } from './sidebar-page';

test('missing permissions are named, with a link to Google’s page, even if the game cannot be read', async () => {
  const server = new FakeServer(empty());
  server.failure =
    'Exception: Você não tem permissão para chamar Sheets.Spreadsheets.Values.batchGetByDataFilter';
  const missing = {
    missing: ['make the forms that players answer'],
    page: 'https://accounts.google.com/o/x',
  };
  const { page, errors } = await openSidebar(
    server,
    (opened) => opened.addInitScript(`window.ROUND_KEEPER_CONSENT = ${JSON.stringify(missing)}`),
    'section',
  );
  const note = page.getByRole('region', { name: 'Missing permissions' });
  expect(await note.innerText()).toContain('make the forms that players answer');
  const link = note.getByRole('link', { name: 'Give permission' });
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    missing.page,
    '_blank',
  ]);
  const again = page.getByRole('button', { name: 'Reload' });
  await again.waitFor();
  server.failure = undefined;
  await again.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await note.isVisible()).toBe(true);
  expect(errors).toEqual([]);
});
