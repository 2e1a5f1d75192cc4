// Preview and Resolve round in the sidebar, with a slow, a failing and a busy server, and a host who clicks twice.
import { NAMES } from './game-fixtures';
import { delivery, play } from './play-fixtures';
import { round, stage, TABS } from './stage-fixtures';
import { AFTER, playing, resolved } from './screens';
import { bottom, FakeServer, openSidebar } from './sidebar-page';

const COMPLETE = stage({ waitingFor: [] });
const WAITING = NAMES.map((name, index) =>
  delivery({ id: `w${index}`, title: `${name}’s book`, state: 'waiting' }),
);

/** A server that resolves, then delivers three at a call until all is done. */
function resolvingServer(first = playing({ stage: COMPLETE })): FakeServer {
  const server = new FakeServer(first);
  const after = AFTER.phase === 'playing' ? AFTER.play : play();
  const left = (from: number) =>
    WAITING.map((entry, index) => (index < from ? { ...entry, state: 'done' as const } : entry));
  let delivered = 0;
  server.handlers = {
    previewRound: () => ({ ok: true, value: round() }),
    resolveRound: () => {
      server.view = { ...AFTER, play: { ...after, deliveries: left(0) } } as typeof AFTER;
      return { ok: true, value: resolved({ desk: server.view }) };
    },
    deliverSome: () => {
      delivered += 3;
      server.view = { ...AFTER, play: { ...after, deliveries: left(delivered) } } as typeof AFTER;
      return server.desk();
    },
  };
  return server;
}

test('with everyone in, one click resolves and delivers, and says so', async () => {
  const server = resolvingServer();
  const { page, errors } = await openSidebar(server);
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByRole('button', { name: 'On to the next stage' }).waitFor();
  expect(server.names()).toEqual(['resolveRound', 'deliverSome', 'deliverSome', 'deliverSome']);
  const prefetch = { click: expect.stringMatching(/./) as unknown, parts: 1 };
  expect(server.calls[1]?.input).toEqual({ stage: 'round-2', token: '', deliver: true, prefetch });
  expect(server.prefetch).toEqual([{ ...prefetch, part: 0 }]);
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('Round 2 is resolved. Round 3 is open.');
  expect(text).toContain('All 8 are done.');
  expect(text).not.toContain('SECRET');
  await page.getByRole('button', { name: 'On to the next stage' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Round 3');
  expect(errors).toEqual([]);
});

test('with players missing it asks first, naming them; Cancel and Escape do nothing', async () => {
  const server = resolvingServer(playing());
  const { page } = await openSidebar(server);
  const button = page.getByRole('button', { name: 'Resolve round' });
  await button.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.innerText()).toContain('Wolfeschlegelsteinhausenbergerdorff');
  expect(await dialog.innerText()).toContain('Their pairs claim nothing.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(server.names()).toEqual([]);
  await button.click();
  await dialog.getByRole('button', { name: 'Resolve it' }).click();
  await page.getByText('Round 2 is resolved. Round 3').waitFor();
});

test('it asks by a look of that moment: who has sent since the last one is not named, and who is in is not asked', async () => {
  const server = resolvingServer(playing());
  const { page } = await openSidebar(server);
  const button = page.getByRole('button', { name: 'Resolve round' });
  await page.getByText('2 of 8 are in.').waitFor();
  server.view = playing({ stage: stage({ waitingFor: ['Bo'], without: ['They claim nothing.'] }) });
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 player had no submission that counts at').waitFor();
  expect((await dialog.innerText()).replace(/\s+/g, ' ')).toMatch(
    /at \w+ \d+ \w+, \d\d:\d\d:\d\d \S+: Bo\. They claim nothing\. It is resolved with what has come in by then\./,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  server.view = playing({ stage: stage({ waitingFor: [] }) });
  await button.click();
  await page.getByText('Round 2 is resolved. Round 3').waitFor();
});

test('it resolves nothing, and asks nothing, where another window has resolved the round', async () => {
  const server = resolvingServer(playing());
  const { page } = await openSidebar(server);
  server.view = playing({ stage: stage({ name: 'round-3', title: 'Round 3' }) });
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByRole('heading', { name: 'Round 3' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(server.names()).toEqual([]);
});

test('a preview writes nothing and folds the private parts; Resolve then names its token', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'What each is told' }).waitFor();
  expect(server.names()).toEqual(['previewRound']);
  expect(await page.locator('main').innerText()).toContain('2 of 8 were in.');
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  expect(await page.locator('.change').filter({ visible: true }).allInnerTexts()).toEqual([
    'Ana: total 3 → 7',
    'Bo: rank 1 → 2',
  ]);
  await page.locator('summary').filter({ hasText: /^Ana$/ }).click();
  expect(await page.locator('main').innerText()).toContain('Round 2 for Ana: SECRET 4 points.');
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByText('Round 2 is resolved. Round 3').waitFor();
  expect(server.calls.find(({ name }) => name === 'resolveRound')?.input).toEqual({
    stage: 'round-2',
    token: 'token-1',
    deliver: true,
    prefetch: { click: expect.stringMatching(/./) as unknown, parts: 1 },
  });
});

test('the whole tables of a preview have a wide window of their own, with the private ones folded', async () => {
  const server = resolvingServer();
  server.handlers.previewTabs = () => ({ ok: true, value: TABS });
  const { page } = await openSidebar(server, (opened) =>
    opened.addInitScript(`window.ROUND_KEEPER_SCREEN = 'tabs'`),
  );
  const standing = page.getByRole('region', { name: 'Table Standing' });
  await standing.waitFor();
  expect(await standing.getByRole('row').count()).toBe(9);
  expect(await page.locator('main').innerText()).not.toContain('SECRET');
  // Nothing of it has to be scrolled to within the page.
  expect(await standing.evaluate((table) => getComputedStyle(table).maxHeight)).toBe('none');
  server.handlers.previewTabs = () => ({ ok: false, error: { code: 'game-over', text: 'It is over.' } });
  await page.getByRole('button', { name: 'Work it out again' }).click();
  await page.getByRole('alert').getByText('It is over.').waitFor();
});

test('a preview that has grown old says so, and Resolve asks before going on', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server, (opened) => opened.clock.install());
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'What each is told' }).waitFor();
  server.view = playing({ stage: { ...COMPLETE, submissions: COMPLETE.submissions.slice(1) } });
  await page.clock.runFor(21_000);
  await page.getByText('This preview is old').waitFor();
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByRole('dialog').getByText('Something has changed since your preview.').waitFor();
  expect(server.names()).toEqual(['previewRound']);
});

test('while the server is slow a second click does nothing, and the bar says what happens', async () => {
  const written = WAITING.map((entry) => ({ ...entry, state: 'done' as const }));
  const server = resolvingServer(playing({ stage: COMPLETE, deliveries: written }));
  const { page } = await openSidebar(server);
  const release = server.hold();
  await page.getByRole('button', { name: 'Resolve round' }).dblclick();
  // The books of the rounds before are those of this one, too; none is called written before its call was answered.
  await page
    .getByRole('contentinfo')
    .getByText('Resolving Round 2, then writing Ana’s book, Bo’s book, Chen’s book and 5 more…')
    .waitFor();
  release();
  await page.getByRole('button', { name: 'On to the next stage' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Round 2 is resolved');
  expect(server.names().filter((name) => name === 'resolveRound')).toHaveLength(1);
  // The ways to help and to a fresh look stay, and help leads back to where it was opened.
  const bottom = page.getByRole('contentinfo');
  expect(await bottom.getByRole('button').allInnerTexts()).toEqual(['Help', 'Refresh']);
  await page.getByRole('button', { name: 'Messages to copy' }).click();
  await bottom.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: '← Messages' }).click();
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
});

test('a round that another window resolved is told so', async () => {
  const server = resolvingServer();
  server.handlers.resolveRound = () => {
    server.view = AFTER;
    return {
      ok: true,
      value: resolved({ outcome: 'already', text: 'Round 2 was resolved at 20:01.', round: null }),
    };
  };
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByText('This was already resolved,').waitFor();
  await page.getByText('Nothing was changed now.').waitFor();
});

test.each([
  ['NetworkError: Connection failure due to HTTP 0', 'the connection was lost', true],
  ['Error code PERMISSION_DENIED', 'several Google accounts', false],
  ['TypeError: undefined', 'a mistake in Round Keeper', false],
])('%s is told in plain words', async (failure, words, again) => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  server.failure = failure;
  await page.getByRole('button', { name: 'Resolve round' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Resolving Round 2 did not work.');
  expect(await alert.innerText()).toContain(words);
  expect(await alert.getByRole('button', { name: 'Try again' }).count()).toBe(again ? 1 : 0);
  server.failure = undefined;
  if (again) {
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'On to the next stage' }).waitFor();
  } else {
    await page.getByRole('button', { name: 'Back to the round' }).click();
    await page.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
  }
});

test('a busy server is an answer with the next step, and details are listed', async () => {
  const server = resolvingServer();
  server.handlers.resolveRound = () => ({
    ok: false,
    error: {
      code: 'lock-busy',
      text: 'Another window is at work on this book. Try again in a moment.',
      details: ['Started at 20:01.'],
      again: true,
    },
  });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Resolve round' }).click();
  const alert = page.getByRole('alert');
  expect(await alert.innerText()).toContain('Another window is at work on this book.');
  expect(await alert.innerText()).toContain('Started at 20:01.');
  expect(await alert.getByRole('button', { name: 'Try again' }).count()).toBe(1);
});

test('while books are written the bar names them, and counts what is left', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  const { resolveRound } = server.handlers;
  let release = (): void => undefined;
  server.handlers.resolveRound = (input) => {
    // The call after this one is slow.
    release = server.hold();
    return resolveRound?.(input) ?? { ok: true, value: resolved() };
  };
  await page.getByRole('button', { name: 'Resolve round' }).click();
  const said = (text: string): Promise<void> => bottom(page).getByText(text).waitFor();
  await said('Writing Ana’s book, Bo’s book, Chen’s book and 5 more: 8 of 8 books…');
  // 3.5 seconds, and a fifth for each book: it never fills by itself.
  const fill = page.locator('.usual-wait');
  const [animation] = await fill.evaluate((element) =>
    element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
  );
  expect(animation).toBe(5100);
  release();
  await fill.waitFor({ state: 'detached' });
});

test('while forms are made for the next stage the bar says what the call is asked to make', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  const toPrepare = ['Make the form “Your plan”', 'Close the form “Your vote”'];
  let release = (): void => undefined;
  server.handlers.resolveRound = () => {
    release = server.hold();
    server.view = playing({ stage: COMPLETE, toPrepare });
    return { ok: true, value: resolved({ desk: server.view }) };
  };
  await page.getByRole('button', { name: 'Resolve round' }).click();
  const said = 'Making what is needed in 2 steps, the first of them: make the form “Your plan”…';
  await bottom(page).getByText(said).waitFor();
  release();
});

test('trying again after a delivery failed goes on from there', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  const deliver = server.handlers.deliverSome;
  server.handlers.deliverSome = () => ({
    ok: false,
    error: { code: 'slow', text: 'Google was slow.', again: true },
  });
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByRole('alert').waitFor();
  if (deliver !== undefined) server.handlers.deliverSome = deliver;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('All 8 are done.').waitFor();
  expect(server.names().filter((name) => name === 'resolveRound')).toHaveLength(1);
});

test('a delivery that did not get through is not called done', async () => {
  const server = resolvingServer();
  const { deliverSome } = server.handlers;
  server.handlers.deliverSome = () => {
    const answer = deliverSome?.() ?? server.desk();
    if (answer.ok && 'play' in answer.value) {
      const deliveries = answer.value.play.deliveries.map((one) => ({ ...one, state: 'failed' as const }));
      server.view = { ...answer.value, play: { ...answer.value.play, deliveries } };
    }
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByText('✕ Deliver everything: tried, 8 not done').waitFor();
  await bottom(page).getByText('8 deliveries need you: see below.').waitFor();
  expect(await bottom(page).innerText()).not.toContain('✓');
});

test('a game that cannot be read says why, and is read again with a click', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  server.failure = 'Error code PERMISSION_DENIED';
  await page.reload();
  expect(await page.getByRole('alert').innerText()).toContain(
    'Reading the game did not work. Google did not let',
  );
  server.failure = undefined;
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
});

test('the menu opens the preview with its button, and the help', async () => {
  const server = resolvingServer();
  const openAt = (screen: string) =>
    openSidebar(server, (page) => page.addInitScript(`window.ROUND_KEEPER_SCREEN = '${screen}'`));
  const resolve = await openAt('resolve');
  await resolve.page.getByRole('heading', { name: 'Preview of Round 2' }).waitFor();
  await resolve.page.getByRole('button', { name: 'Resolve round' }).waitFor();
  const help = await openAt('help');
  await help.page.getByRole('heading', { name: 'How a game goes' }).waitFor();
  await help.page.getByRole('button', { name: '← Round' }).click();
  await help.page.getByRole('heading', { name: 'Round 2' }).waitFor();
  await resolve.page.context().close();
  await help.page.context().close();
});

test('closed in the middle, it opens with the rest still to deliver', async () => {
  const server = resolvingServer();
  const { page } = await openSidebar(server);
  server.handlers.deliverSome = () => new Promise(() => undefined) as never;
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByText('Round 2 is resolved. Round 3 is open.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Round 3' }).waitFor();
  server.handlers.deliverSome = () => {
    server.view = AFTER;
    return server.desk();
  };
  await page.getByText('Ana’s book, Bo’s book, Chen’s book and 5 more: wait. Not tried yet').waitFor();
  await page.getByRole('button', { name: 'Deliver the rest (8)' }).click();
  await page.getByText('1 delivery needs you: see below.').waitFor();
});

test('deliveries that do not get less are given up, and the others can be tried again or marked as done', async () => {
  const stuck = [
    delivery({ id: 's', title: 'Ana’s book', state: 'waiting', note: 'The daily limit is reached.' }),
  ];
  const failed = delivery({
    id: 'f',
    title: 'Bo’s book',
    state: 'failed',
    note: 'The book is shared with everyone.',
  });
  const server = new FakeServer(playing({ deliveries: [...stuck, failed] }));
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Deliver the rest (1)' }).click();
  await page.getByText('1 delivery is still waiting').waitFor();
  expect(server.names()).toEqual(['deliverSome', 'deliverSome']);
  await page.getByText('Bo’s book: The book is shared with everyone.').first().waitFor();
  await page.getByRole('button', { name: 'Try again Bo’s book' }).click();
  await bottom(page).getByText('Bo’s book is not delivered. The book is shared with everyone.').waitFor();
  server.handlers.deliverSome = () => {
    server.view = playing({ deliveries: [{ ...failed, state: 'done', note: '' }] });
    return server.desk();
  };
  server.handlers.settleDelivery = () => {
    server.view = playing({ deliveries: [{ ...failed, state: 'waiting', note: '' }] });
    return server.desk();
  };
  await page.getByRole('button', { name: 'I did it by hand Bo’s book' }).click();
  await page.getByText('Bo’s book is marked as done.').waitFor();
  expect(server.calls.filter(({ name }) => name === 'settleDelivery').map(({ input }) => input)).toEqual([
    { id: 'f', as: 'waiting' },
    { id: 'f', as: 'done' },
  ]);
  // A failed delivery is tried at once, wherever its button is.
  await page.getByRole('button', { name: 'Deliver the rest (1)' }).click();
  await page.getByText('✓ Everything is delivered.').waitFor();
});
