// The table when something goes wrong: refused calls, deliveries that stop, a connection that is lost.
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { TableView } from '../../src/rounds/host/live/views';
import { delivery } from './play-fixtures';
import { liveGame, openTablePage, primary, serverShowing, settled, tableOf, ticking } from './live-game';
import { playing, resolved } from './screens';

/** The table in the second round, the clock not started. */
let round: TableView;

beforeAll(() => {
  round = tableOf(liveGame(/^round-2$/));
});

const after: DeskView = playing({
  deliveries: [
    delivery({ id: 'a', title: 'Public book', state: 'waiting' }),
    delivery({ id: 'b', title: 'SECRET’s book', state: 'failed', note: 'SECRET reason.' }),
  ],
});
const delivered: DeskView = playing({
  deliveries: [delivery({ id: 'b', title: 'SECRET’s book', state: 'failed', note: 'SECRET reason.' })],
});

test('a resolve that Google refused is tried again with a click, and then delivered', async () => {
  const server = serverShowing(ticking(round, 40));
  server.handlers.resolveRound = () => ({
    ok: false,
    error: { code: 'busy', text: 'Another window is at work. Try again in a moment.', again: true },
  });
  server.handlers.prepareNext = () => ({ ok: true, value: after });
  server.handlers.deliverSome = () => ({ ok: true, value: delivered });
  const { page } = await openTablePage(server);
  await settled(page);
  await primary(page).click();
  await page.getByRole('alert').getByText('Another window is at work.').waitFor();
  server.handlers.resolveRound = () => ({ ok: true, value: resolved({ desk: after }) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('1 delivery needs you: see Deliveries in the sidebar.', { exact: true }).waitFor();
  expect(server.names().filter((name) => name === 'deliverSome')).toHaveLength(1);
  expect(await page.content()).not.toContain('SECRET');
});

test('delivering that stopped says why, and goes on with a click', async () => {
  const server = serverShowing(ticking(round, 40));
  server.view = after;
  server.handlers.deliverSome = () => ({ ok: false, error: { code: 'slow', text: 'Google was slow.' } });
  server.handlers.prepareNext = () => ({ ok: true, value: after });
  const { page } = await openTablePage(server);
  await page.getByText('1 delivery waits.').waitFor();
  await page.getByRole('button', { name: 'Finish it now' }).click();
  await page.getByText('Google was slow.').waitFor();
  server.handlers.deliverSome = () => ({ ok: true, value: delivered });
  await page.getByRole('button', { name: 'Finish it now' }).click();
  await page.getByText('1 delivery needs you: see Deliveries in the sidebar.', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Finish it now' }).count()).toBe(0);
});

test('books that Google refused for a moment are tried again by the table itself', async () => {
  const server = serverShowing(ticking(round, 40));
  const putOff = delivery({ id: 'a', title: 'Public book', state: 'waiting', note: 'Busy.', passes: true });
  server.view = playing({ deliveries: [putOff] });
  server.handlers.prepareNext = () => server.desk();
  const { page } = await openTablePage(server, (opened) => opened.clock.install());
  await page.getByText('1 delivery waits.').waitFor();
  server.handlers.deliverSome = () => ({ ok: true, value: delivered });
  await page.clock.runFor(11_000);
  await page.getByText('1 delivery needs you: see Deliveries in the sidebar.', { exact: true }).waitFor();
});

test('a start while something is being delivered waits for its turn', async () => {
  const server = serverShowing(round);
  let answer: () => void = () => undefined;
  server.view = after;
  server.handlers.deliverSome = () =>
    new Promise((resolve) => (answer = () => resolve({ ok: true, value: delivered }))) as never;
  server.handlers.prepareNext = () => ({ ok: true, value: after });
  server.handlers.startClock = () => ({ ok: true, value: ticking(round, 0) });
  const { page } = await openTablePage(server);
  await page.getByRole('button', { name: 'Finish it now' }).click();
  await page.getByText('Delivering: 1 to go.').waitFor();
  await settled(page);
  await primary(page).click();
  await page.getByText('Starting the clock…').waitFor();
  expect(server.names()).not.toContain('startClock');
  answer();
  await page.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
});

test('a table that cannot be read says why, and is read again with a click', async () => {
  const server = serverShowing(round);
  server.failure = 'Error code PERMISSION_DENIED';
  const { page } = await openTablePage(server);
  await page.getByRole('alert').getByText('Google did not let').waitFor();
  server.failure = undefined;
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
});

test('a connection that is gone for longer is told, one lost look is not', async () => {
  const server = serverShowing(round);
  const { page } = await openTablePage(server, (opened) => opened.clock.install());
  await page.getByRole('heading', { name: 'Round 2', exact: true }).waitFor();
  // The desk is read after the table: a reading that is lost then is another story.
  await server.settled();
  const old = page.getByText('What you see may be old');
  const looks = (): number => server.calls.filter(({ name }) => name === 'getTable').length;
  const nextLook = async (): Promise<void> => {
    for (const before = looks(); looks() === before;) await page.clock.runFor(500);
  };
  server.failure = 'NetworkError: Connection failure due to HTTP 0';
  const loseFirst = server.hold();
  await nextLook();
  const loseSecond = server.hold();
  loseFirst();
  // The page looks again only when it has dealt with the one that was lost.
  await nextLook();
  expect(await old.count()).toBe(0);
  loseSecond();
  await old.waitFor();
  server.failure = undefined;
  await nextLook();
  await old.waitFor({ state: 'detached' });
});
