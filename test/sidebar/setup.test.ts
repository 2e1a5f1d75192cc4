// Setting up a game in the sidebar: choosing, roster, live check, creating, preparing, leaving and resuming.
import { findGame } from '../../src/games/catalogue';
import type { Question } from '../../src/games/frame/fields';
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { DraftView, Saved, SaveDraft } from '../../src/rounds/reply/draft-view';
import type { ImportedGame } from '../../src/rounds/host/set-up/views';
import { draft, SHOWN_DRAFT } from './draft-fixtures';
import { GAMES, SHOWN, NAMES } from './game-fixtures';
import { playing } from './screens';
import { empty, FakeServer, openSidebar } from './sidebar-page';

const drafting = (part: Partial<DraftView> = {}): DeskView => ({
  phase: 'draft',
  games: GAMES,
  shown: SHOWN,
  draft: draft(part),
});

const text = (title: string): Question => ({
  title,
  help: '',
  required: false,
  kind: { type: 'text', long: false },
});

/** A server that keeps drafts, finds a fault while fewer than four players are on the roster, and creates. */
function draftServer(first: DeskView = empty()): FakeServer {
  const server = new FakeServer(first);
  const show = (view: DeskView) => {
    server.view = view;
    return server.desk();
  };
  server.handlers = {
    startDraft: ({ practice }) =>
      show(drafting({ practice, roster: [], settings: {}, problems: ['No players.'] })),
    saveDraft: (input: SaveDraft) =>
      show(
        drafting({
          // A save changes what was typed, and never which columns there are.
          ...(server.view.phase === 'draft' ? { columns: server.view.draft.columns } : {}),
          ...input,
          game: draft().game,
          problems: input.roster.length < 4 ? ['Too few players.'] : [],
        }),
      ),
    discardDraft: () => show(empty()),
    createGame: () => show(playing({ toPrepare: ['The form', 'The books'] })),
    prepareNext: () => {
      const left = server.view.phase === 'playing' ? server.view.play.toPrepare.slice(1) : [];
      return show(playing({ toPrepare: left }));
    },
  };
  return server;
}

test('from nothing to a game in play, with the keyboard alone', async () => {
  const server = draftServer();
  const { page, errors } = await openSidebar(server);
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = (): Promise<string> =>
    page.evaluate(() => (document.activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim());
  const tabTo = async (text: string): Promise<void> => {
    for (let steps = 0; (await focused()) !== text; steps += 1) {
      if (steps > 60) throw new Error(`The Tab key never reaches ${text}.`);
      await press('Tab');
    }
  };
  await tabTo('Set up Soullinked');
  await press('Enter');
  await page.getByRole('heading', { name: 'Set up Soullinked' }).waitFor();
  expect(await focused()).toBe('Set up Soullinked');
  // The way to paste is open while there is nobody: heading line, box, buttons.
  await press('Tab', 'Tab');
  await page.keyboard.insertText(
    'Name\tRealm\tPair\nAna\tHeaven\tMoon\nBo\tHell\tMoon\nChen\tHeaven\tSun\nDora\tHell\tSun',
  );
  await tabTo('Use these');
  await press('Space');
  await page.getByText('Everything that is needed is there.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Name, player 1',
  );
  await tabTo('Create game');
  await press('Enter');
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(await focused()).toBe('Round 2');
  expect(server.names()).toEqual(['startDraft', 'saveDraft', 'createGame', 'prepareNext', 'prepareNext']);
  // Each says on which match and season it was made.
  expect(server.shown.length).toBeGreaterThanOrEqual(5);
  expect(server.shown).toEqual(server.shown.map(() => SHOWN));
  expect(errors).toEqual([]);
});

test('typing is saved and checked after a pause, without losing the place', async () => {
  const server = draftServer(
    drafting({ roster: draft().roster.slice(0, 3), problems: ['Too few players.'] }),
  );
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Add a player' }).click();
  const name = page.getByLabel('Name, player 4');
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type('Dora', { delay: 30 });
  expect(server.names()).toEqual([]);
  await page.getByText('Everything that is needed is there.').waitFor();
  expect(await name.inputValue()).toBe('Dora');
  expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
  const saved = server.calls.find((entry) => entry.name === 'saveDraft')?.input as SaveDraft;
  expect(saved.roster.map(([first]) => first)).toEqual([...NAMES.slice(0, 3), 'Dora']);
});

test('a problem that the program finds is said at its cell, until the cell is changed', async () => {
  const [name = [], ...rest] = draft().roster;
  const settings = { Rows: '99' };
  const atCells = [
    { row: 1, title: 'Realm', text: 'There is no such realm.' },
    { row: null, title: 'Rows', text: 'At most 10.' },
  ];
  const shown = drafting({ roster: [name, ...rest], settings, atCells, problems: ['No such realm.'] });
  const { page } = await openSidebar(draftServer(shown));
  const realm = page.getByLabel('Realm, player 2');
  const described = (await realm.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe('There is no such realm.');
  await page.getByText('At most 10.').waitFor();
  expect(await page.locator('.field-problem').count()).toBe(2);
  await page.getByRole('textbox', { name: 'Rows', exact: true }).fill('7');
  await realm.selectOption('Hell');
  expect(await page.locator('.field-problem').count()).toBe(0);
});

test('contacts that cannot be used are said at their fields, typed or pasted, and gone once they are right', async () => {
  const contacts = draft().columns.filter(({ title }) => title !== 'E-mail');
  const columns = [...contacts, ...['E-mail', 'Discord webhook', 'Time zone'].map((title) => text(title))];
  const server = draftServer(drafting({ columns, roster: [] }));
  const { page } = await openSidebar(server);
  await page
    .getByLabel('Names, or rows of a spreadsheet')
    .fill('Name\tRealm\tPair\tE-mail\tTime zone\nAna\tHeaven\tMoon\tana\tBerlin\nBo\tHell\tMoon\t\t');
  await page.getByRole('button', { name: 'Use these' }).click();
  const email = page.getByLabel('E-mail, player 1');
  await page.getByText('“ana” is not an e-mail address.').waitFor();
  await page.getByText('Did you mean Europe/Berlin?').waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const described = (await email.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).innerText()).toContain('not an e-mail address');
  expect(await page.getByLabel('E-mail, player 2').count()).toBe(0);
  await page.getByLabel('Time zone, player 1').fill('Europe/Berlin');
  await email.fill('ana@example.org');
  expect(await page.locator('.field-problem').count()).toBe(0);
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Contact player 2' }).click();
  await page.getByLabel('Discord webhook, player 2').fill('https://discord.gg/x');
  await page.getByText('This is not the address of a Discord webhook.').waitFor();
});

test('a choice is saved in the form’s words, a setting only when it is changed', async () => {
  const server = draftServer(drafting());
  const { page } = await openSidebar(server);
  await page.getByLabel('Realm, player 1').selectOption('Hell');
  await page.getByText('Settings (1 changed)').click();
  await page.getByLabel('Rows', { exact: true }).fill('');
  await page.getByLabel('Publish the boards').selectOption('Yes');
  await page.getByText('Times', { exact: true }).click();
  await page.getByLabel('Players have', { exact: true }).fill('2');
  await page.getByLabel('Players have: unit').selectOption('days');
  await page.getByLabel('Deadline always at').fill('21:00');
  await page.getByText('21:00, Europe/Berlin, summer and winter').waitFor();
  await page.getByText('Time zone and Discord').click();
  await page.getByLabel('Your time zone').fill('Asia/Tokyo');
  await page.getByText('21:00, Asia/Tokyo, summer and winter').waitFor();
  await page.getByLabel('Discord webhook of the public channel').fill('x');
  await page.getByText('This is not the address of a Discord webhook.').waitFor();
  await page.getByText('Saved. You can close').waitFor();
  const saved = server.calls.at(-1)?.input as SaveDraft;
  expect(saved.roster[0]).toEqual(['Ana', 'Hell', 'Moon', 'ana@example.org']);
  expect(saved.settings).toEqual({ 'Publish the boards after each round': 'Yes' });
  expect(saved.timings).toEqual([{ title: 'A round', seconds: 172_800, clock: '21:00', graceSeconds: 0 }]);
  expect([saved.zone, saved.webhook]).toEqual(['Asia/Tokyo', 'x']);
  await page.getByLabel('Players have', { exact: true }).fill('-3');
  await page.getByText('A round, how long players have: type a number, 0 or more.').waitFor();
  await page.getByRole('button', { name: 'Create game' }).click({ force: true });
  expect(server.names()).not.toContain('createGame');
  await page.getByLabel('Players have', { exact: true }).fill('2');
  await page.getByText('Everything that is needed is there.').waitFor();
});

test('what is typed last is saved before the game is created, and a second click does nothing', async () => {
  const server = draftServer(drafting());
  const { page } = await openSidebar(server);
  const release = server.hold();
  await page.getByLabel('Name, player 1').fill('Anastasia');
  const create = page.getByRole('button', { name: 'Create game' });
  await create.dblclick();
  release();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.names().slice(0, 2)).toEqual(['saveDraft', 'createGame']);
  expect(server.names().filter((name) => name === 'createGame')).toHaveLength(1);
});

test('where the host is asked first, nothing is created or lost before they agree', async () => {
  const server = draftServer(drafting());
  const text = 'Creating the game, Charades: it has no question and no score. Is that meant?';
  const asks = { ok: false, error: { code: 'asks-first', text, agree: 'none' } } as const;
  server.handlers.createGame = (input) =>
    input?.agreed === 'none' ? { ok: true, value: (server.view = playing()) } : asks;
  const { page } = await openSidebar(server);
  await page.getByLabel('Name, player 1').fill('Anastasia');
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.getByText(text).waitFor();
  await page.getByRole('button', { name: 'Back to the set-up' }).click();
  expect(await page.getByLabel('Name, player 1').inputValue()).toBe('Anastasia');
  expect(await page.getByText('is created').count()).toBe(0);
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.getByRole('button', { name: 'Create it', exact: true }).click();
  await page.getByText('Soullinked is created.').waitFor();
  const created = server.calls.filter(({ name }) => name === 'createGame');
  expect(created.map(({ input }) => input)).toEqual([
    { draft: SHOWN_DRAFT },
    { draft: SHOWN_DRAFT },
    { agreed: 'none', draft: SHOWN_DRAFT },
  ]);
});

test('a field that somebody else changed is shown with both texts, and saved as the host picks', async () => {
  const server = draftServer(drafting());
  const saved = server.handlers.saveDraft;
  const clash = { field: 'Name in row 1', typed: 'Anastasia', stands: 'Anja', by: '' };
  const refused = {
    code: 'fields-changed',
    text: 'Saving the set-up: somebody else changed “Name in row 1” since you looked. Nothing was saved.',
    clashes: [clash],
  };
  server.handlers.saveDraft = () => ({ ok: false, error: refused });
  const { page } = await openSidebar(server);
  await page.getByLabel('Name, player 1').fill('Anastasia');
  const shown = page.getByRole('region', { name: 'Changed meanwhile: Name in row 1' });
  await shown.waitFor();
  expect(await shown.textContent()).toContain('Anja');
  if (saved !== undefined) server.handlers.saveDraft = saved;
  await shown.getByRole('button', { name: 'Use what I typed' }).click();
  await page.getByText('Saved. You can close').waitFor();
  const input = server.calls.at(-1)?.input as Saved<SaveDraft> | undefined;
  expect([input?.roster[0]?.[0], input?.before?.roster[0]?.[0]]).toEqual(['Anastasia', 'Anja']);
});

test('questions that are seen as on a phone ask for the players of the roster', async () => {
  const settingQuestions = findGame('own-match')?.settingsQuestions ?? [];
  const roster = [['Ana'], ['Bo'], ['']];
  const server = draftServer(
    drafting({ settingQuestions, settings: { Questions: 'Whom?; player' }, roster, problems: [] }),
  );
  const { page } = await openSidebar(server);
  await page.getByText(/^Settings/).click();
  await page.getByRole('button', { name: 'See it as on a phone' }).click();
  const phone = page.getByRole('group', { name: 'As on a phone' });
  await phone.getByText('Bo', { exact: true }).waitFor();
  expect(await phone.getByRole('radio').count()).toBe(2);
});

test('a save that fails says so, keeps what was typed, and can be tried again', async () => {
  const server = draftServer(drafting());
  const { page } = await openSidebar(server);
  server.failure = 'NetworkError: Connection failure due to HTTP 0';
  await page.getByLabel('Name, player 1').fill('Anastasia');
  await page.getByText('No answer came: the connection was lost.').first().waitFor();
  server.failure = undefined;
  await page.getByRole('button', { name: 'Save again' }).click();
  await page.getByText('Saved. You can close').waitFor();
  expect(await page.getByLabel('Name, player 1').inputValue()).toBe('Anastasia');
  expect((server.calls.at(-1)?.input as SaveDraft | undefined)?.roster[0]?.[0]).toBe('Anastasia');
});

test('a half-done set-up is there again, and can be discarded after asking', async () => {
  const server = draftServer(
    drafting({ roster: [['Ana', 'Heaven', '', '']], problems: ['Too few players.'] }),
  );
  const { page } = await openSidebar(server);
  expect(await page.getByLabel('Name, player 1').inputValue()).toBe('Ana');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.keyboard.press('Escape');
  expect(server.names()).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
});

test('preparing that was interrupted goes on by itself when the sidebar opens again', async () => {
  const server = draftServer(playing({ toPrepare: ['The form', 'The books', 'The links'] }));
  const { page } = await openSidebar(server);
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  await page.getByText('All forms and books are made.').waitFor();
  expect(server.names()).toEqual(['prepareNext', 'prepareNext', 'prepareNext']);
});

test('preparing that gets nowhere stops, and can be put off', async () => {
  const server = new FakeServer(playing({ toPrepare: ['The form'] }));
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.names()).toEqual(['prepareNext', 'prepareNext']);
  await page.getByRole('button', { name: 'Make them now' }).click();
  await page.getByRole('heading', { name: 'Making forms and books' }).waitFor();
});

test('an exported game goes on with its contacts and deadlines, or a practice copy is made', async () => {
  const server = new FakeServer(empty());
  const [first] = GAMES;
  if (first === undefined) throw new Error('There is no game.');
  const timing = { title: 'A round', seconds: 172_800, clock: '', graceSeconds: 60 };
  const found: ImportedGame = {
    game: first,
    players: ['Ana', 'Bo'],
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
