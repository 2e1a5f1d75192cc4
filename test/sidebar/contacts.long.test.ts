// Contacts in the sidebar: shown, checked while they're typed, and saved.
import { NAMES } from './game-fixtures';
import { place } from './screens';
import { openSidebar } from './sidebar-page';
import { correctionsServer } from './corrections-server';

test('contacts are read, checked while they are typed, and saved together', async () => {
  const server = correctionsServer({
    getContacts: () => ({
      ok: true,
      value: {
        zone: '',
        bookZone: 'Etc/UTC',
        webhook: '',
        hostWebhook: '',
        players: NAMES.map((name) => ({
          id: `0:${name}`,
          name,
          title: name,
          contacts: { 'E-mail': '' },
        })),
      },
    }),
    saveContacts: () => server.desk(),
  });
  const { page } = await openSidebar(server);
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'Contacts' }).click();
  await page.getByText('Time zone and Discord channels').click();
  await page.getByLabel('Your time zone').fill('Berlin');
  await page.getByText('Did you mean Europe/Berlin?').waitFor();
  expect(await page.getByRole('button', { name: 'Save the contacts' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await page.getByLabel('Your time zone').fill('Europe/Berlin');
  await page.locator('summary', { hasText: 'Bo' }).first().click();
  await page.getByLabel('E-mail, Bo').fill('bo@example.org');
  await page.getByRole('button', { name: 'Save the contacts' }).click();
  await page.getByText('The contacts are saved.').waitFor();
  expect(server.calls.find(({ name }) => name === 'saveContacts')?.input).toEqual({
    zone: 'Europe/Berlin',
    webhook: '',
    hostWebhook: '',
    players: { '0:Bo': { 'E-mail': 'bo@example.org' } },
    before: {
      zone: '',
      webhook: '',
      hostWebhook: '',
      players: Object.fromEntries(NAMES.map((name) => [`0:${name}`, { 'E-mail': '' }])),
    },
  });
});
