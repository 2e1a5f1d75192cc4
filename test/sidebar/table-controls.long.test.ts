// The table of a live game in a real browser, its answers scripted: a double click, and autoplay.
import type { TableView } from '../../src/rounds/host/live/views';
import {
  liveGame,
  openTablePage,
  primary,
  serverShowing,
  settled,
  tableOf,
  ticking,
  withStage,
} from './live-game';
import { playing, resolved } from './screens';

/** The table as the real game shows it in its second round, the clock not started. */
let round: TableView;

beforeAll(() => {
  round = tableOf(liveGame(/^round-2$/));
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
  // The answer holds what each player alone was told; the page does not.
  expect(JSON.stringify(resolved())).toContain('SECRET');
  expect(await page.content()).not.toContain('SECRET');
  await page.clock.runFor(9000);
  await page
    .getByText('Autoplay stopped. Starting the clock did not work. Google was slow. Start it by hand.')
    .waitFor();
  expect(server.names().filter((name) => name === 'startClock')).toHaveLength(1);
});
