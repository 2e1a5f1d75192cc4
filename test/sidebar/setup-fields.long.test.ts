// Set-up fields in the sidebar: problems beside them, contacts, conflicting edits, and questions as on a phone.
import type { Question } from '../../src/games/frame/fields';
import type { DraftInput } from '../../src/rounds/reply/draft-view';
import { draft } from './draft-fixtures';
import { bottom, openSidebar } from './sidebar-page';
import { drafting, draftServer } from './draft-server';

type Saved = DraftInput & { readonly before?: DraftInput };

const text = (title: string): Question => ({
  title,
  help: '',
  required: false,
  kind: { type: 'text', long: false },
});

test('a problem is shown at its cell until that changes; at an empty one, only on creating', async () => {
  const [[ana = '', realm1 = ''] = [], ...rest] = draft().roster;
  const settings = { Rows: '99' };
  const atCells = [
    { row: 0, title: 'Pair', text: 'No answer.' },
    { row: 1, title: 'Realm', text: 'There is no such realm.' },
    { row: null, title: 'Rows', text: 'At most 10.' },
  ];
  const shown = drafting({
    roster: [[ana, realm1, '', ''], ...rest],
    settings,
    atCells,
    problems: ['No such realm.'],
  });
  const { page } = await openSidebar(draftServer(shown));
  const realm = page.getByLabel('Realm, player 2');
  const described = (await realm.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe('There is no such realm.');
  await page.getByText('At most 10.').waitFor();
  expect(await page.locator('.field-problem').count()).toBe(2);
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.getByText('No answer.').waitFor();
  await page.getByRole('textbox', { name: 'Rows', exact: true }).fill('7');
  await realm.selectOption('Hell');
  expect(await page.locator('.field-problem').allInnerTexts()).toEqual(['No answer.']);
});

test('unusable contacts are reported at their fields, typed or pasted, until they are right', async () => {
  const contacts = draft().columns.filter(({ title }) => title !== 'E-mail');
  const columns = [...contacts, ...['E-mail', 'Discord webhook', 'Time zone'].map((title) => text(title))];
  const server = draftServer(drafting({ columns, roster: [] }));
  const { page } = await openSidebar(server);
  await page
    .getByLabel('Names, or rows of a spreadsheet')
    .fill('Name\tRealm\tPair\tE-mail\tTime zone\nAna\tHeaven\tMoon\tana\tBerlin\nBo\tHell\tMoon\t\t');
  await page.getByRole('button', { name: 'Use these players' }).click();
  const email = page.getByLabel('E-mail, player 1');
  await page.getByText('“ana” isn’t an e-mail address.').waitFor();
  await page.getByText('Did you mean Europe/Berlin?').waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const described = (await email.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain('isn’t an e-mail address');
  expect(await page.getByLabel('E-mail, player 2').count()).toBe(0);
  await page.getByLabel('Time zone, player 1').fill('Europe/Berlin');
  await email.fill('ana@example.org');
  expect(await page.locator('.field-problem').count()).toBe(0);
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Contact player 2' }).click();
  await page.getByLabel('Discord webhook, player 2').fill('https://discord.gg/x');
  await page.getByText('This isn’t a Discord webhook.').waitFor();
});

test('a field changed by somebody else shows both texts, and the host picks one', async () => {
  const server = draftServer(drafting());
  const saved = server.handlers.saveDraft;
  const clash = { field: 'Ana: Name', typed: 'Anastasia', saved: 'Anja', by: '' };
  const refused = {
    code: 'fields-changed',
    text: 'Saving the draft: somebody else changed “Ana: Name” since you looked. Nothing was saved.',
    clashes: [clash],
  };
  server.handlers.saveDraft = () => ({ ok: false, error: refused });
  const { page } = await openSidebar(server);
  await page.getByLabel('Name, player 1').fill('Anastasia');
  const shown = page.getByRole('region', { name: 'Also changed: Ana: Name' });
  await shown.waitFor();
  expect(await shown.textContent()).toContain('Anja');
  // The message is at the field and at the bottom.
  await page.locator('li', { hasText: 'Somebody else changed it to: Anja' }).getByLabel('Name').waitFor();
  await bottom(page).getByText('somebody else changed “Ana: Name”').waitFor();
  if (saved !== undefined) server.handlers.saveDraft = saved;
  await shown.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Saved. You can close').waitFor();
  const input = server.calls.at(-1)?.input as Saved | undefined;
  expect([input?.roster[0]?.[0], input?.before?.roster[0]?.[0]]).toEqual(['Anastasia', 'Anja']);
});
