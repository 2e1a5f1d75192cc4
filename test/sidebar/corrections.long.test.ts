// Corrections in the sidebar: what can be corrected, the preview of the difference, and the reason.
import type { Page } from 'playwright-core';
import { PAST, submission } from './stage-fixtures';
import { place } from './screens';
import { openSidebar } from './sidebar-page';
import { correctionsServer } from './corrections-server';

const ANA = { player: 'Ana', holder: '0:Ana' };

async function correctAna(page: Page): Promise<void> {
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'An earlier stage' }).click();
  await page.getByLabel('Whose answer').selectOption('Ana');
  await page.getByLabel('Row').fill('2');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
}

test('correcting a past answer first shows what changes for whom, then asks for the reason', async () => {
  const server = correctionsServer();
  const { page, errors } = await openSidebar(server);
  await correctAna(page);
  const change = {
    kind: 'submission',
    stage: 'round-1',
    ...ANA,
    answers: { Row: '2', Column: '6', Card: '3', 'Whom you trust': 'Bo, Li, Mei' },
    counted: 's0',
  };
  expect(server.calls.at(-1)).toEqual({ name: 'previewChange', input: { change } });
  const text = (await page.locator('main:visible').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('Nothing has changed yet.');
  expect(text).toContain('Everyone 2 changes; has seen the old version');
  expect(text).toContain('Result Ana: points 4 → 6 New in “Result”: Bo leads.');
  expect(text).toContain('Bo 1 change; hasn’t seen it yet');
  expect(text).toContain('A correction notice goes to: Everyone.');
  expect(text).not.toContain('SECRET');
  await page.getByRole('button', { name: 'Apply the change' }).click({ force: true });
  expect(server.names()).not.toContain('applyChange');
  await page.getByLabel('Reason').fill('I mistyped it');
  await page.getByRole('button', { name: 'Apply the change' }).click();
  await page.getByText('Change applied.').waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'applyChange',
    input: { change, reason: 'I mistyped it', token: 'change-1' },
  });
  expect(errors).toEqual([]);
});

test('host entries, removed answers and late answers can be corrected too', async () => {
  const tapText = 'It arrived 2 s after the end.';
  const late = submission({ id: 'late', player: 'Ana', late: true, fate: 'refused', tapText });
  const server = correctionsServer({
    getPast: () => ({ ok: true, value: { ...PAST, submissions: [...PAST.submissions, late] } }),
  });
  const { page } = await openSidebar(server);
  const back = page.getByRole('button', { name: 'Edit the change' });
  const asked = (): unknown => server.calls.at(-1)?.input;
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'An earlier stage' }).click();
  await page.getByLabel('Whose answer').selectOption('Your own entries');
  await page.getByLabel('Missions held').fill('3');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await back.click();
  expect(asked()).toEqual({
    change: { kind: 'host-facts', stage: 'round-1', fields: { 'Missions held': { before: '1', now: '3' } } },
  });
  await page.getByLabel('Whose answer').selectOption('Ana');
  await page.getByRole('button', { name: 'Don’t count this answer' }).click();
  await back.click();
  expect(asked()).toEqual({
    change: { kind: 'remove-submission', stage: 'round-1', id: 's0', mark: 'counted 0', ...ANA },
  });
  await page.getByText(tapText).waitFor();
  await page.getByRole('button', { name: 'Accept the late answer' }).click();
  await back.waitFor();
  expect(asked()).toEqual({
    change: { kind: 'accept-late', stage: 'round-1', id: 'late', mark: 'counted 0', ...ANA },
  });
});

test('a setting, a player and a step back are shown before they are applied', async () => {
  const server = correctionsServer();
  const { page } = await openSidebar(server);
  const open = async (kind: string): Promise<void> => {
    await place(page, 'Corrections');
    await page.getByRole('button', { name: kind }).click();
  };
  const look = async (): Promise<unknown> => {
    await page.getByRole('button', { name: 'See what changes' }).click();
    await page.getByRole('heading', { name: 'What changes' }).waitFor();
    const { input } = server.calls.at(-1) ?? {};
    await page.getByRole('button', { name: 'Edit the change' }).click();
    await page.getByRole('button', { name: '← Corrections' }).click();
    return input;
  };
  await open('A setting');
  await page.getByLabel('Rows', { exact: true }).fill('7');
  expect(await look()).toEqual({ change: { kind: 'settings', fields: { Rows: { before: '6', now: '7' } } } });
  await open('A player');
  await page.getByLabel('Player', { exact: true }).selectOption('Bo');
  await page.getByLabel('New player’s name').fill(' Zoë ');
  await page.locator('summary').filter({ hasText: 'Contacts' }).last().click();
  await page.getByLabel('E-mail').fill('zoe@example.org');
  expect(await look()).toEqual({
    change: {
      kind: 'replace-player',
      player: 'Bo',
      holder: '0:Bo',
      name: 'Zoë',
      contacts: { 'E-mail': 'zoe@example.org' },
    },
  });
  await open('Go back');
  expect(await look()).toEqual({ change: { kind: 'rewind', toStage: 'round-1' } });
  expect(server.names()).not.toContain('applyChange');
});
