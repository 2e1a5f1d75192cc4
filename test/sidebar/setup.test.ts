// Setting up a game in the sidebar: drafts are saved while typing, then created or discarded.
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { DraftInput } from '../../src/rounds/reply/draft-view';
import { draft } from './draft-fixtures';
import { GAMES, SHOWN } from './game-fixtures';
import { play } from './play-fixtures';
import { playing, WITH_TEMPLATES } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';
import { drafting, draftServer } from './draft-server';

test('from nothing to a running game, using only the keyboard', async () => {
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
  await tabTo('Soullinked8 players in 4 pairs (or any even number from 4) · 5 rounds');
  await press('Enter');
  await tabTo('Set up Soullinked');
  await press('Enter');
  await page.getByRole('heading', { name: 'Set up Soullinked' }).waitFor();
  expect(await focused()).toBe('Set up Soullinked');
  // Pasting is unfolded while there are no players: heading line, box, buttons.
  await press('Tab', 'Tab');
  await page.keyboard.insertText(
    'Name\tRealm\tPair\nAna\tHeaven\tMoon\nBo\tHell\tMoon\nChen\tHeaven\tSun\nDora\tHell\tSun',
  );
  await tabTo('Use these players');
  await press('Space');
  await page.getByText('Ready to create.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Name, player 1',
  );
  await tabTo('Create game');
  await press('Enter');
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(await focused()).toBe('Round 2');
  expect(server.names()).toEqual(['draft', 'saveDraft', 'create', 'prepareNext', 'prepareNext']);
  // Each call says which match and season the window shows.
  expect(server.shown.length).toBeGreaterThanOrEqual(5);
  expect(server.shown).toEqual(server.shown.map(() => SHOWN));
  expect(errors).toEqual([]);
});

test('a built-in template is picked by its title', async () => {
  const server = draftServer({ phase: 'empty', shown: SHOWN, games: WITH_TEMPLATES });
  const { page } = await openSidebar(server);
  await page.locator('summary').filter({ hasText: 'Soullinked' }).click();
  await page.getByText('Start from a template').first().click();
  await page
    .getByLabel('Template', { exact: true })
    .first()
    .selectOption('The corn market: selling in a shared market');
  await page.getByRole('button', { name: 'Set it up' }).first().click();
  await page.getByRole('heading', { name: 'Set up Soullinked' }).waitFor();
  expect(server.calls.find(({ name }) => name === 'draft')?.input).toMatchObject({
    template: { settings: { title: 'The corn market' } },
  });
});

test('a choice is saved in the form’s words, and a setting only if it’s changed', async () => {
  const server = draftServer(drafting());
  const { page } = await openSidebar(server);
  await page.getByLabel('Realm, player 1').selectOption('Hell');
  await page.getByText('Settings (1 changed)').click();
  await page.getByLabel('Rows', { exact: true }).fill('');
  await page.getByLabel('Publish the boards').selectOption('Yes');
  await page.getByText('Deadlines', { exact: true }).click();
  await page.getByLabel('Players have', { exact: true }).fill('2');
  await page.getByLabel('Players have: unit').selectOption('days');
  await page.getByLabel('Deadline at this time of day').fill('21:00');
  await page.getByText('21:00 in Europe/Berlin, summer and winter').waitFor();
  await page.getByText('Time zone and Discord').click();
  await page.getByLabel('Your time zone').fill('Asia/Tokyo');
  await page.getByText('21:00 in Asia/Tokyo, summer and winter').waitFor();
  await page.getByLabel('Discord webhook of the public channel').fill('x');
  await page.getByText('This isn’t a Discord webhook.').waitFor();
  await page.getByText('Saved. You can close').waitFor();
  const saved = server.calls.at(-1)?.input as DraftInput;
  expect(saved.roster[0]).toEqual(['Ana', 'Hell', 'Moon', 'ana@example.org']);
  expect(saved.settings).toEqual({ 'Publish the boards after each round': 'Yes' });
  expect(saved.timings).toEqual([{ title: 'A round', seconds: 172_800, clock: '21:00', graceSeconds: 0 }]);
  expect([saved.zone, saved.webhook]).toEqual(['Asia/Tokyo', 'x']);
  await page.getByLabel('Players have', { exact: true }).fill('-3');
  await page.getByText('Type a number, 0 or more.').waitFor();
  await page.getByRole('button', { name: 'Create game' }).focus();
  expect(await page.getByLabel('Players have', { exact: true }).inputValue()).toBe('2');
  await page.getByText('Ready to create.').waitFor();
});

test('a failed save says so, keeps the typed text, and can be retried', async () => {
  const server = draftServer(drafting());
  const { page } = await openSidebar(server);
  server.failure = 'NetworkError: Connection failure due to HTTP 0';
  await page.getByLabel('Name, player 1').fill('Anastasia');
  await page.getByText('The connection was lost before a reply came back.').first().waitFor();
  server.failure = undefined;
  await page.getByRole('button', { name: 'Save again' }).click();
  await page.getByText('Saved. You can close').waitFor();
  expect(await page.getByLabel('Name, player 1').inputValue()).toBe('Anastasia');
  expect((server.calls.at(-1)?.input as DraftInput | undefined)?.roster[0]?.[0]).toBe('Anastasia');
});

test('from the end of a game the next one is one button away, and keeps the old one until it is created', async () => {
  const ended = play({ stage: null, lastNews: { title: 'Round 3', lines: ['Ana and Bo win.'] } });
  const over: DeskView = { phase: 'over', games: GAMES, shown: SHOWN, play: ended };
  const server = new FakeServer(over);
  server.handlers.draft = () => {
    server.view = { ...over, draft: draft() };
    return server.desk();
  };
  server.handlers.create = () => ({ ok: true, value: (server.view = playing()) });
  const { page } = await openSidebar(server);
  const next = page.getByRole('button', { name: /^Play another game/ });
  await next.click();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  expect(await page.getByText('Start a season').count()).toBe(0);
  await page.locator('summary').filter({ hasText: 'Soullinked' }).click();
  await page.getByRole('button', { name: 'Set up Soullinked' }).click();
  await page.getByText(/^Soullinked is archived when you create this game/).waitFor();
  await page.getByRole('button', { name: '← Soullinked' }).click();
  await page.getByText('Ana and Bo win.').waitFor();
  await next.click();
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.names()).toEqual(['draft', 'create']);
});
