// Corrections, messages and the record in the sidebar: the difference before the change, the reason, what is kept.
import type { Page } from 'playwright-core';
import type { DeskApi } from '../../src/rounds/host/calls';
import { downloadedText } from '../support/browser';
import { NAMES } from './game-fixtures';
import { HISTORY } from './play-fixtures';
import { PAST, round, stage, submission } from './stage-fixtures';
import { CHANGE_VIEW, ENDED, place, playing } from './screens';
import { empty, FakeServer, openSidebar } from './sidebar-page';

function correctionsServer(handlers: { [Name in keyof DeskApi]?: DeskApi[Name] } = {}): FakeServer {
  return new FakeServer(playing(), {
    getPast: () => ({ ok: true, value: PAST }),
    previewChange: () => ({ ok: true, value: CHANGE_VIEW }),
    ...handlers,
  });
}

async function correctAna(page: Page): Promise<void> {
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'An earlier stage' }).click();
  await page.getByLabel('Whose').selectOption('Ana');
  await page.getByLabel('Row').fill('2');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
}

test('a past submission is corrected: first what changes for whom, then the reason, then the change', async () => {
  const server = correctionsServer();
  const { page, errors } = await openSidebar(server);
  await correctAna(page);
  const change = {
    kind: 'submission',
    stage: 'round-1',
    player: 'Ana',
    answers: { Row: '2', Column: '6', Card: '3', 'Whom you trust': 'Bo, Li, Mei' },
  };
  expect(server.calls.at(-1)).toEqual({ name: 'previewChange', input: { change } });
  const text = (await page.locator('main:visible').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('Nothing is changed yet.');
  expect(text).toContain('Everyone 2 changes; has seen it as it was');
  expect(text).toContain('Result Ana: points 4 → 6 New in Result: Bo leads.');
  expect(text).toContain('Bo 1 change; has not seen it yet');
  expect(text).toContain('Get a correction notice: Everyone.');
  expect(text).not.toContain('SECRET');
  await page.getByRole('button', { name: 'Apply the change' }).click({ force: true });
  expect(server.names()).not.toContain('applyChange');
  await page.getByLabel('Reason').fill('I mistyped it');
  await page.getByRole('button', { name: 'Apply the change' }).click();
  await page.getByText('The change is made.').waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'applyChange',
    input: { change, reason: 'I mistyped it', token: 'change-1' },
  });
  expect(errors).toEqual([]);
});

test('what was folded out stays so while the reason is typed', async () => {
  const { page } = await openSidebar(correctionsServer());
  await correctAna(page);
  await page.locator('summary', { hasText: 'Bo' }).click();
  await page.getByLabel('Reason').fill('I mistyped it');
  await page.getByText('Reason (needed)').click();
  expect(await page.getByText('SECRET').isVisible()).toBe(true);
});

test('another stage that is chosen while the last one is still read is read after it', async () => {
  const past = ['round-1', 'round-2'].map((name, index) => ({
    name,
    title: `Round ${index + 1}`,
  }));
  const server = new FakeServer(playing({ past }), {
    getPast: ({ stage: name }) => ({ ok: true, value: { ...PAST, name } }),
  });
  const { page } = await openSidebar(server);
  await place(page, 'Corrections');
  const release = server.hold();
  await page.getByRole('button', { name: 'An earlier stage' }).click();
  await page.getByLabel('Stage').selectOption({ label: 'Round 1' });
  expect(await page.getByLabel('Whose').locator('option').count()).toBe(1);
  release();
  await page.getByLabel('Whose').selectOption('Ana');
  expect(server.calls.filter(({ name }) => name === 'getPast').map(({ input }) => input)).toEqual([
    { stage: 'round-2' },
    { stage: 'round-1' },
  ]);
});

test('going back from the difference finds the form as it was', async () => {
  const { page } = await openSidebar(correctionsServer());
  await correctAna(page);
  await page.getByRole('button', { name: 'Change it differently' }).click();
  expect(await page.getByLabel('Row').inputValue()).toBe('2');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('An earlier stage');
});

test('what the host entered, what is set aside and what came late can be corrected too', async () => {
  const tapText = 'It arrived 2 s after the end.';
  const late = submission({ id: 'late', player: 'Ana', late: true, fate: 'refused', tapText });
  const server = correctionsServer({
    getPast: () => ({ ok: true, value: { ...PAST, submissions: [...PAST.submissions, late] } }),
  });
  const { page } = await openSidebar(server);
  const back = page.getByRole('button', { name: 'Change it differently' });
  const asked = (): unknown => server.calls.at(-1)?.input;
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'An earlier stage' }).click();
  await page.getByLabel('Whose').selectOption('What you entered yourself');
  await page.getByLabel('Missions held').fill('3');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await back.click();
  expect(asked()).toEqual({
    change: { kind: 'host-facts', stage: 'round-1', answers: { 'Missions held': '3' } },
  });
  await page.getByLabel('Whose').selectOption('Ana');
  await page.getByRole('button', { name: 'Set what counted aside' }).click();
  await back.click();
  expect(asked()).toEqual({ change: { kind: 'remove-submission', stage: 'round-1', id: 's0' } });
  await page.getByText(tapText).waitFor();
  await page.getByRole('button', { name: 'Accept the late one' }).click();
  await back.waitFor();
  expect(asked()).toEqual({ change: { kind: 'accept-late', stage: 'round-1', id: 'late' } });
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
    await page.getByRole('button', { name: 'Change it differently' }).click();
    await page.getByRole('button', { name: '← Corrections' }).click();
    return input;
  };
  await open('A setting');
  await page.getByLabel('Rows', { exact: true }).fill('7');
  expect(await look()).toEqual({ change: { kind: 'settings', settings: { Rows: '7' } } });
  await open('A player');
  await page.getByLabel('Who leaves').selectOption('Bo');
  await page.getByLabel('Name of the new player').fill(' Zoë ');
  await page.getByLabel('E-mail').fill('zoe@example.org');
  expect(await look()).toEqual({
    change: {
      kind: 'replace-player',
      player: 'Bo',
      name: 'Zoë',
      contacts: { 'E-mail': 'zoe@example.org' },
    },
  });
  await open('Go back');
  expect(await look()).toEqual({ change: { kind: 'rewind', toStage: 'round-1' } });
  expect(server.names()).not.toContain('applyChange');
});

test('contacts are read, checked while they are typed, and saved together', async () => {
  const server = correctionsServer({
    getContacts: () => ({
      ok: true,
      value: {
        zone: '',
        bookZone: 'Etc/UTC',
        webhook: '',
        hostWebhook: '',
        players: NAMES.map((name) => ({ name, title: name, contacts: { 'E-mail': '' } })),
      },
    }),
    saveContacts: () => server.desk(),
  });
  const { page } = await openSidebar(server);
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'Contacts' }).click();
  await page.getByText('You and the channels').click();
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
    players: { Bo: { 'E-mail': 'bo@example.org' } },
    before: {
      zone: '',
      webhook: '',
      hostWebhook: '',
      players: Object.fromEntries(NAMES.map((name) => [name, { 'E-mail': '' }])),
    },
  });
});

test('messages are ready per audience; private ones are copied unseen', async () => {
  const server = correctionsServer({ getMessages: () => ({ ok: true, value: round().messages }) });
  const { page } = await openSidebar(server, async (opened) => {
    await opened.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  await place(page, 'Messages');
  await page.getByRole('heading', { name: 'Everyone' }).waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ stage: 'round-1' });
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  await page.getByRole('button', { name: 'Copy the message to Ana' }).click();
  await page.getByRole('button', { name: '✓ Copied the message to Ana' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '**Round 2** for Ana: SECRET 4 points.',
  );
  await page.getByLabel('Stage').selectOption('Round 2 (open now)');
  await page.getByRole('heading', { name: 'Everyone' }).waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ stage: 'round-2' });
});

test('the notices of a correction can be copied, each by itself', async () => {
  const messages = [
    { to: { player: 'Ana' }, text: '**Round 1 was corrected.**\nYour SECRET garnets: 4 → 3.' },
  ];
  const corrections = [{ row: 7, at: Date.UTC(2026, 10, 21, 20), title: 'Round 1 was corrected.', messages }];
  const server = new FakeServer(playing({ corrections }), {
    getMessages: () => ({ ok: true, value: round().messages }),
  });
  const { page } = await openSidebar(server);
  await place(page, 'Messages');
  await page.getByLabel('Stage').selectOption(' correction 7');
  await page.getByRole('button', { name: 'Copy the message to Ana' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  await page.getByRole('button', { name: 'Show the message to Ana' }).click();
  await page.getByText('Your SECRET garnets: 4 → 3.').waitFor();
});

test('each missing player has a reminder to copy unseen, as long as they are missing', async () => {
  const reminders = ['Bo', 'Dee'].map((player) => ({ to: { player }, text: `SECRET reminder of ${player}` }));
  const server = correctionsServer({ getMessages: () => ({ ok: true, value: round().messages }) });
  server.view = playing({
    stage: stage({ reminders, told: [{ to: { player: 'Bo' }, text: 'SECRET sale' }] }),
  });
  const { page } = await openSidebar(server, async (opened) => {
    await opened.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.clock.install();
  });
  await place(page, 'Messages');
  await page.getByRole('heading', { name: 'Everyone' }).waitFor();
  // The results of an earlier stage are shown first.
  expect(await page.getByRole('heading', { name: 'Reminders' }).count()).toBe(0);
  await page.getByLabel('Stage').selectOption('Round 2 (open now)');
  await page.getByRole('heading', { name: 'Reminders' }).waitFor();
  await page.getByRole('heading', { name: 'From what you entered' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  expect(await page.getByRole('button', { name: /^Copy the reminder to/ }).count()).toBe(2);
  await page.getByRole('button', { name: 'Copy the reminder to Dee' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SECRET reminder of Dee');
  server.view = playing({ stage: stage({ reminders: reminders.slice(1) }) });
  await page.clock.runFor(21_000);
  await page.getByRole('button', { name: 'Copy the reminder to Bo' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /^Copy the reminder to/ }).count()).toBe(1);
});

test('the record is in words, and the game is exported as a file', async () => {
  const scenario = { game: 'soullinked', players: [...NAMES] };
  const server = correctionsServer({
    exportGame: () => ({ ok: true, value: { name: 'soullinked.json', scenario } }),
    getHistory: () => ({ ok: true, value: HISTORY }),
  });
  const { page } = await openSidebar(server);
  await place(page, 'Record');
  await page.getByText('Round 1 was resolved').first().waitFor();
  const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  // Closing and export on top; what only keeps the game running is folded.
  expect(text.indexOf('Close the game')).toBeLessThan(text.indexOf('Round 1 was resolved'));
  expect(text).toContain('Forms, books and reminders (1)');
  expect(text).not.toContain('Make the public book');
  expect(text.indexOf('Round 1 was resolved')).toBeLessThan(text.indexOf('was set up'));
  expect(text).toContain('Row 3, hash beefbeefbeefbeef…');
  await page.getByText('Export the game').click();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download soullinked.json' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('soullinked.json');
  expect(JSON.parse(await downloadedText(file))).toEqual(scenario);
});

test('a ledger that was changed by hand is put right by the button beside the error', async () => {
  const error = { code: 'ledger-changed', text: 'Row 3 was changed by hand.', mendable: true } as const;
  const server = new FakeServer(playing(), { getDesk: () => ({ ok: false, error }) });
  server.handlers.mendLedger = () => {
    server.handlers = {};
    return server.desk();
  };
  const { page } = await openSidebar(server, undefined, '[role=alert]');
  await page.getByRole('button', { name: 'Put it right' }).click();
  await page.getByText('The ledger says again what was written.').waitFor();
  expect(await page.getByRole('heading', { name: 'Round 2' }).count()).toBe(1);
});

test('a game is closed with a reason, and the choice of games comes back', async () => {
  const server = correctionsServer();
  server.handlers.closeGame = () => {
    server.view = empty();
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await place(page, 'Record');
  await page.getByText('Close the game').first().click();
  await page.locator('main').getByRole('button', { name: 'Close the game' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.innerText()).toContain('is not over');
  await dialog.getByLabel('Reason').fill('Too few players left');
  await dialog.getByRole('button', { name: 'Close the game' }).click();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ reason: 'Too few players left' });
});

const PUBLISHED: typeof ENDED = {
  ...ENDED,
  play: { ...('play' in ENDED ? ENDED.play : never()), published: true },
} as typeof ENDED;

test('when the game is over, everything is published after asking', async () => {
  const server = new FakeServer(ENDED);
  server.handlers.publishEverything = () => {
    server.view = PUBLISHED;
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByText('Heaven: Ana and Bo win.').waitFor();
  await page.getByRole('button', { name: 'Publish everything' }).click();
  expect(server.names()).toEqual([]);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('It reveals every pick and card').waitFor();
  await dialog.getByText('This cannot be taken back.').waitFor();
  // A hurried Enter answers no.
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(server.names()).toEqual([]);
  await page.getByRole('button', { name: 'Publish everything' }).click();
  await dialog.getByRole('button', { name: 'Publish everything' }).click();
  await page.getByText('✓ Everything is published.').waitFor();
});

test('the record for everyone is offered once everything is published', async () => {
  const { page: before } = await openSidebar(new FakeServer(ENDED));
  await place(before, 'Record');
  await before.getByText('Export the game').waitFor();
  expect(await before.getByText('The record for everyone').count()).toBe(0);
  await before.context().close();
  const server = new FakeServer(PUBLISHED, {
    exportRecord: () => ({ ok: true, value: { name: 'soullinked-record.json', record: { seed: '7' } } }),
  });
  const { page } = await openSidebar(server);
  await place(page, 'Record');
  await page.getByText('The record for everyone').click();
  await page.getByRole('button', { name: 'Make the file' }).click();
  await page.getByRole('link', { name: 'Download soullinked-record.json' }).waitFor();
});

test('a stage that was resolved meanwhile takes no entry', async () => {
  const server = correctionsServer();
  const { page } = await openSidebar(server, (opened) => opened.clock.install());
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: 'Replace submission for Ana' }).click();
  server.view = playing({ stage: stage({ name: 'round-3', title: 'Round 3' }) });
  await page.clock.runFor(21_000);
  await page.getByText('What you were entering belongs to what was open before.').waitFor();
});

function never(): never {
  throw new Error('The fixture of an ended game has no play.');
}
