// Using the season's screens: secrets stay hidden, a second click does nothing, and a refusal loses nothing.
import { EVERYONE } from '../../src/rounds/reply/reply';
import { NAMES } from './game-fixtures';
import { between, COUNT, overIn, season, TO_COUNT } from './season-fixtures';
import { FakeServer, openSidebar } from './sidebar-page';

test('a count hides purses until the host asks, and sends what the host ticked and added', async () => {
  const server = new FakeServer(overIn(TO_COUNT), { previewCount: () => ({ ok: true, value: COUNT }) });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Count Soullinked' }).click();
  await page.getByText('tokens +2').waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/garnets [+−]/);
  await page.getByRole('button', { name: 'Show private details (3)' }).click();
  await page.getByLabel(/^garnets \+4/).uncheck();
  await page.getByRole('button', { name: 'Add a change' }).click();
  await page.getByLabel('Who', { exact: true }).selectOption('Chen');
  await page.getByLabel('What changes').selectOption('Garnets');
  await page.getByLabel('Gets or loses').selectOption('loses');
  const amount = page.getByLabel('How many, change 1');
  await amount.fill('1.5');
  await page.getByText('Type a whole number, 1 or more.').waitFor();
  expect(await page.getByRole('button', { name: 'Count it' }).getAttribute('aria-disabled')).toBe('true');
  await amount.fill('2');
  await page.getByLabel('Reason (required)').fill('a late answer');
  await page.getByRole('button', { name: 'Count it' }).dblclick();
  await server.settled();
  const counted = server.calls.filter(({ name }) => name === 'countMatch');
  expect(counted.map(({ input }) => input)).toEqual([
    {
      token: 'count-1',
      leaveOut: [0],
      changes: [{ player: 'Chen', purse: 'garnets', by: -2 }],
      reason: 'a late answer',
      holders: {},
    },
  ]);
});

test('every screen of the season shows a difference until it’s dismissed with a reason', async () => {
  const won = { state: 'counted' as const, winners: ['Ana'] };
  const counted = TO_COUNT.matches.map((match) => ({ ...match, ...won }));
  const differing = {
    ...TO_COUNT,
    matches: counted,
    differs: true,
    next: { action: 'count', title: 'Review the difference' },
  } as const;
  const view = {
    ...COUNT,
    changes: COUNT.changes.slice(1, 3),
    inherited: [],
    notes: [],
    isCorrection: true,
    reason: 'Nour says that Ben bribed her.',
  };
  const server = new FakeServer(overIn(differing), {
    previewCount: () => ({ ok: true, value: view }),
    countMatch: () => ({ ok: true, value: overIn({ ...differing, differs: false }) }),
    getHistory: () => ({ ok: true, value: [] }),
    getMessages: () => ({ ok: true, value: [] }),
  });
  const { page } = await openSidebar(server);
  const see = page.getByRole('button', { name: 'Review the difference' });
  // After a match is counted, the overview says who won it.
  await page.getByText('Ana won Soullinked.').waitFor();
  await page.getByRole('button', { name: '← Soullinked' }).click();
  for (const place of ['Messages', 'Corrections', 'Record', 'Ending']) {
    await page.getByRole('button', { name: place, exact: true }).click();
    await page.locator(`[aria-current=page]:text-is("${place}")`).waitFor();
    await see.waitFor();
    await server.settled();
  }
  await page.getByRole('button', { name: /The Elder Tree/ }).click();
  await page.getByText('A counted match was corrected').waitFor();
  expect(await page.getByText('Other steps', { exact: true }).count()).toBe(0);
  await see.click();
  await page.getByRole('button', { name: 'Apply the difference' }).waitFor();
  const reason = page.getByLabel('Why the match was corrected (players will read this)');
  expect(await reason.inputValue()).toBe('');
  const copied = page.getByRole('button', { name: 'Use the correction’s reason' });
  await copied.click();
  expect(await reason.inputValue()).toBe('Nour says that Ben bribed her.');
  await copied.waitFor({ state: 'detached' });
  await reason.fill('');
  await page.getByRole('button', { name: 'Untick all' }).click();
  const aside = page.getByRole('button', { name: 'Dismiss the difference' });
  expect(await aside.getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('Reason for dismissing (required)').fill('It was agreed.');
  await page.getByLabel(/^tokens \+2/).check();
  await page.getByRole('button', { name: 'Apply the ticked changes, dismiss the rest' }).waitFor();
  await page.getByLabel(/^tokens \+2/).uncheck();
  await aside.click();
  await page.getByText('The difference is settled.').waitFor();
  expect(server.calls.find(({ name }) => name === 'countMatch')?.input).toEqual({
    token: 'count-1',
    leaveOut: [1, 0],
    changes: [],
    reason: '',
    holders: {},
    aside: 'It was agreed.',
  });
});

test('changes left out of a count are listed with the match, and can be entered with a reason', async () => {
  const server = new FakeServer(between());
  const { page } = await openSidebar(server);
  await page.getByText('Matches (3)').click();
  await page.getByText('Left out when counted (1)').click();
  await page.getByRole('button', { name: /^Apply it now/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('It will be added to the match’s public result, with your reason.').waitFor();
  await dialog.getByLabel('Reason (required)').fill('Her guess was right.');
  await dialog.getByRole('button', { name: 'Apply it', exact: true }).click();
  await page.getByText(/^Applied “.*tokens \+1”\./).waitFor();
  expect(server.calls.find(({ name }) => name === 'enterLeftOut')?.input).toEqual({
    match: 2,
    change: { player: NAMES[2], tokens: 1 },
    reason: 'Her guess was right.',
    token: season().token,
  });
});

test('a gift that must wait says so first, is stored, and offered when its purse is free', async () => {
  const [ana, bo] = NAMES;
  const purses = [{ player: ana, purse: 'garnets' }];
  const act = { row: 7, at: 0, text: 'Ana gives Bo 2 garnets.', isPrivate: true, isFree: false };
  const inPlay = { match: 'Soullinked', purses };
  const server = new FakeServer(between({ inPlay }), {
    giveGift: () => ({ ok: true, value: between({ inPlay, waiting: [act] }) }),
    settleWaiting: () => ({ ok: true, value: between() }),
  });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Give a gift' }).click();
  await page.getByLabel('From').selectOption(ana);
  await page.getByLabel('To', { exact: true }).selectOption(bo);
  await page.getByText(/Garnets are in use in Soullinked until it’s counted/).waitFor();
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await page.getByText('Saved. You’ll be asked again once the match is counted.').waitFor();
  const given = server.calls.find(({ name }) => name === 'giveGift')?.input;
  expect(given).toMatchObject({ from: ana, to: bo, amount: 2, wait: true });
  await page
    .getByText('1 change is waiting for Soullinked to be counted. Then you can make it here.')
    .waitFor();
  expect(await page.locator('bdi', { hasText: act.text }).isVisible()).toBe(false);

  server.view = between({ waiting: [{ ...act, isFree: true }] });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('that had to wait can be made now').waitFor();
  await page.getByText('Show private changes').click();
  await page.getByRole('button', { name: /^Do it now/ }).click();
  await page.getByText('Change made.').waitFor();
  expect(server.calls.find(({ name }) => name === 'settleWaiting')?.input).toMatchObject({
    row: 7,
    as: 'done',
  });
});

test('a change that another window has overtaken is refused, and the typed text stays', async () => {
  const refused = { code: 'changed-since', text: 'Changing the standings: look at the season again.' };
  const server = new FakeServer(between(), { changeStandings: () => ({ ok: false, error: refused }) });
  const { page } = await openSidebar(server);
  await page.locator('details.person summary').first().click();
  await page.getByRole('button', { name: 'Change the standing of Ana' }).click();
  await page.getByLabel('How many, change 1').fill('3');
  await page.getByLabel('Reason (required)').fill('a bonus');
  // Another window has changed something, but the token must be from the state that the host saw.
  server.view = between({ token: '1 3' });
  await page.getByRole('button', { name: 'Make the change' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('How many, change 1').inputValue()).toBe('3');
  expect(server.calls.at(-1)?.input).toEqual({
    changes: [{ player: 'Ana', purse: 'garnets', by: 3 }],
    reason: 'a bonus',
    token: season().token,
    holders: {},
  });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: 'Continue anyway' }).click();
  await page.getByRole('button', { name: 'Make the change' }).click();
  await page.getByRole('alert').waitFor();
  expect(server.calls.at(-1)?.input).toMatchObject({ reason: 'a bonus', token: '1 3' });
});

test('a currency is made public after a preview of whose purse everyone will see', async () => {
  const look = {
    token: 'look-1',
    messages: [{ to: EVERYONE, text: '**The Elder Tree**\nFrom now on, garnets are public.' }],
    opened: [
      {
        currency: 'garnets',
        purses: [
          { name: 'Ana', amount: 7 },
          { name: 'Bo', amount: 1 },
        ],
      },
    ],
  } as const;
  const server = new FakeServer(between(), { previewSettings: () => ({ ok: true, value: look }) });
  server.handlers.changeSeasonSettings = () => server.desk();
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Season settings' }).click();
  await page.getByLabel('Who sees garnets').selectOption('everyone');
  await page.getByRole('button', { name: 'Preview the message' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ana: 7 garnets').waitFor();
  await dialog.getByText('Bo: 1 garnet').waitFor();
  await dialog.getByText('From now on, garnets are public.').waitFor();
  const changes = () => server.calls.filter(({ name }) => name === 'changeSeasonSettings');
  // A hurried Enter means no.
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(changes()).toEqual([]);
  await page.getByRole('button', { name: 'Preview the message' }).click();
  await dialog.getByRole('button', { name: 'Make public' }).click();
  await page.getByText('Settings changed.').waitFor();
  expect(changes()[0]?.input).toMatchObject({
    currencies: [{ name: 'garnets', shown: 'public' }],
    token: 'look-1',
  });
});
