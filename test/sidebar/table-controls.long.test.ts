// The table of a live game in a real browser: the built bundle behind it, or answers that are scripted.
import { given } from '../../src/commands/desk-calls';
import type { TableView } from '../../src/rounds/host/live/views';
import {
  liveGame,
  openTablePage,
  primary,
  serverOf,
  serverShowing,
  settled,
  tableOf,
  ticking,
  withStage,
} from './live-game';
import { playing, resolved } from './screens';
import { delivery } from './play-fixtures';
import { FakeServer, openSidebar } from './sidebar-page';

/** The table as the real game shows it in its second round, the clock not started. */
let round: TableView;

beforeAll(() => {
  round = tableOf(liveGame(/^round-2$/));
});

test('a practice game is played by keyboard alone, the focus never leaving the button', async () => {
  const game = liveGame();
  const { page, errors } = await openTablePage(serverOf(game));
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page
    .getByRole('heading', { name: 'Period 1, first claim' })
    .or(page.getByRole('heading'))
    .first()
    .waitFor();
  await page.locator(':focus', { hasText: /^Start 60 seconds$/ }).waitFor();
  for (const key of ['Enter', 'Space']) {
    const before = given(game.desk.getTable()).stage?.title ?? '';
    await settled(page);
    await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
    await settled(page);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Submit for everyone');
    await page.keyboard.press(key);
    await page.getByText('Everyone has sent.').waitFor();
    await primary(page).focus();
    await settled(page);
    await page.keyboard.press(key);
    await page.getByRole('contentinfo').getByText(`${before} is resolved.`).waitFor();
    await page.locator(':focus', { hasText: /^Start \d+ seconds$/ }).waitFor();
  }
  expect(errors).toEqual([]);
});

test('the second half of a double click, and a key held down, do not resolve what was just started', async () => {
  const server = serverShowing(round);
  server.handlers.startClock = () => {
    server.handlers.getTable = () => ({ ok: true, value: ticking(round, 0) });
    return { ok: true, value: ticking(round, 0) };
  };
  const { page } = await openTablePage(server);
  await settled(page);
  await primary(page).dblclick();
  await page.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
  await settled(page);
  for (let times = 0; times < 5; times += 1)
    await primary(page).dispatchEvent('keydown', { key: 'Enter', repeat: true });
  expect(server.names().filter((name) => name !== 'getTable')).toEqual(['startClock']);
});

test('the clock goes by the server’s time, speaks at ten seconds and at none, and says when grace is over', async () => {
  const at = Date.UTC(2026, 2, 1, 12);
  let passed = 0;
  const started = withStage(round, { deadline: at + 30_000, graceSeconds: 15 });
  const server = serverShowing(round);
  server.handlers.getTable = () => ({ ok: true, value: { ...started, now: at + passed } });
  const { page } = await openTablePage(server, async (opened) => {
    // The computer at the table is seven minutes behind.
    await opened.clock.install({ time: at - 7 * 60_000 });
    await opened.clock.pauseAt(at - 7 * 60_000 + 500);
    passed = 500;
  });
  const run = async (seconds: number): Promise<void> => {
    for (let step = 0; step < seconds * 10; step += 1) {
      passed += 100;
      await page.clock.runFor(100);
    }
  };
  await run(1);
  const timer = page.getByRole('timer');
  const spoken = page.locator('.clock-card [role=status]');
  await timer.waitFor();
  expect(await timer.innerText()).toBe('0:29');
  expect(await spoken.textContent()).toBe('');
  await run(18);
  expect(await timer.innerText()).toBe('0:11');
  expect(await spoken.textContent()).toBe('');
  await run(1);
  expect(await timer.innerText()).toBe('0:10');
  expect(await spoken.textContent()).toBe('10 seconds left.');
  await run(5);
  expect(await spoken.textContent()).toBe('');
  await run(5);
  expect(await timer.innerText()).toBe('0:15');
  expect(await spoken.textContent()).toBe('Time is up. 15 seconds of grace.');
  await run(15);
  expect(await spoken.textContent()).toBe('Time and grace are over.');
  expect(await page.locator('.resolve-note').innerText()).toMatch(/^Time is up\. Nothing came from /);
});

test('resolving early is allowed, and says who is missing', async () => {
  const players = round.stage?.players ?? [];
  const view = ticking(
    withStage(round, { players: players.map((one, index) => ({ ...one, sent: index === 0 })) }),
    3,
  );
  const server = serverShowing(view);
  server.handlers.resolveRound = () => ({ ok: true, value: resolved({ desk: playing() }) });
  server.handlers.prepareNext = () => ({ ok: true, value: playing() });
  server.handlers.deliverSome = () => ({ ok: true, value: playing() });
  const { page } = await openTablePage(server);
  await page.getByText(`Not sent yet: ${players[1]?.name}. Resolving now goes on without.`).waitFor();
  await settled(page);
  await primary(page).click();
  await page.getByRole('contentinfo').getByText('Round 2 is resolved.').waitFor();
  expect(server.calls.find(({ name }) => name === 'resolveRound')?.input).toEqual({
    stage: 'round-2',
    token: '',
  });
  // The answer holds what each player alone was told; the page does not.
  expect(JSON.stringify(resolved())).toContain('SECRET');
  expect(await page.content()).not.toContain('SECRET');
});

test('autoplay resolves, shows what it brought and starts the next, until something fails, and says why', async () => {
  const sent = withStage(ticking(round, 3), {
    players: round.stage?.players.map((one) => ({ ...one, sent: true })) ?? [],
  });
  const server = serverShowing(sent);
  server.handlers.resolveRound = () => {
    server.handlers.getTable = () => ({ ok: true, value: round });
    return { ok: true, value: resolved({ desk: playing() }) };
  };
  server.handlers.prepareNext = () => ({ ok: true, value: playing() });
  server.handlers.deliverSome = () => ({ ok: true, value: playing() });
  server.handlers.startClock = () => ({
    ok: false,
    error: { code: 'slow', text: 'Google was slow. Start it by hand.' },
  });
  const { page } = await openTablePage(server, (opened) => opened.clock.install());
  await page.getByRole('button', { name: 'Autoplay', exact: true }).click();
  await page.clock.runFor(1500);
  await page.getByText('is resolved.').waitFor();
  expect(server.names()).not.toContain('startClock');
  await page.clock.runFor(9000);
  await page
    .getByText('Autoplay stopped. Starting the clock did not work. Google was slow. Start it by hand.')
    .waitFor();
  expect(server.names().filter((name) => name === 'startClock')).toHaveLength(1);
});

test('autoplay can be stopped at any moment; the sound is muted until it is turned on again', async () => {
  const server = serverShowing(round);
  const { page } = await openTablePage(server, (opened) => opened.clock.install());
  await page.getByRole('button', { name: 'Autoplay', exact: true }).click();
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Stop autoplay' }).click();
  await page.clock.runFor(20_000);
  expect(server.names()).not.toContain('startClock');
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Unmute' }).waitFor();
});

test('somebody sending moves neither focus nor anything on the page; nobody looking asks for nothing', async () => {
  const view = ticking(round, 3);
  const server = serverShowing(view);
  const { page } = await openTablePage(server, (opened) => opened.clock.install());
  await page.getByRole('timer').waitFor();
  const button = page.getByRole('button', { name: 'Refresh' });
  await button.focus();
  const places = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'h1, .squares, .primary, .result, .remaining-line, .stage-steps, .player-card',
        ),
      ].map((element) => JSON.stringify(element.getBoundingClientRect())),
    );
  const before = await places();
  server.handlers.getTable = () => ({
    ok: true,
    value: withStage(view, { players: view.stage?.players.map((one) => ({ ...one, sent: true })) ?? [] }),
  });
  await page.clock.runFor(2100);
  await page.getByText('Everyone has sent.').waitFor();
  expect(await places()).toEqual(before);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await page.clock.runFor(2100);
  const asked = server.calls.length;
  await page.clock.runFor(20_000);
  expect(server.calls.length).toBe(asked);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(100);
  expect(server.calls.length).toBeGreaterThan(asked);
});

test('the round of a live game has a button that opens the table', async () => {
  const server = serverShowing(round);
  server.view = playing({ live: true });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('The table was opened in a window of its own.').waitFor();
  // The table looks more often: whom this sidebar still misses may have sent.
  await page.getByText('The table shows who has sent.').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/Missing|Not in|are in\b/);
  expect(server.names()).toEqual(['openTable']);
  server.view = playing({ live: false });
  await page.reload();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(await page.getByRole('button', { name: 'Open the table' }).count()).toBe(0);
  await page.getByText(/^Not in: /).waitFor();
});

test('while a live game’s results go out nothing is called not delivered; what was held up is', async () => {
  const waiting = delivery({ id: 'book:Bo', title: 'Bo’s book', state: 'waiting' });
  const server = new FakeServer(playing({ live: true, deliveries: [waiting] }));
  const { page } = await openSidebar(server);
  await page.getByText('… 1 to deliver. The table delivers by itself while it is open.').waitFor();
  await page.getByRole('button', { name: 'Deliver the rest (1)' }).waitFor();
  expect(await page.getByText('Not delivered').count()).toBe(0);
  const why = 'Google sends no more today.';
  server.view = playing({ live: true, deliveries: [{ ...waiting, note: why }] });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByLabel('Not delivered').getByText(`Bo’s book: waits. ${why}`).waitFor();
});
