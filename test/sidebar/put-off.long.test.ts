// If Google temporarily refuses to write books, an open host window says so and retries automatically.
import type { DeskView } from '../../src/rounds/host/desk/views';
import { delivery } from './play-fixtures';
import { playing } from './screens';
import { FakeServer, openWithClock } from './sidebar-page';

const REFUSED: DeskView = playing({
  deliveries: [
    delivery({ id: 'a', title: 'Ana’s book', state: 'waiting', note: 'Google is busy.', passes: true }),
  ],
});
const TOLD: DeskView = playing({ deliveries: [delivery({ id: 'a', title: 'Ana’s book', state: 'done' })] });

const triesOf = (server: FakeServer): number =>
  server.names().filter((name) => name === 'deliverSome').length;

test('the sidebar says that it retries, slows down, and stops once everything is delivered', async () => {
  const server = new FakeServer(REFUSED);
  const { page } = await openWithClock(server);
  await page
    .getByText('Ana’s book: waiting. Google is busy. This window keeps trying while it’s open.')
    .waitFor();
  const now = (): Promise<number> => page.evaluate(() => Date.now());
  const tries = [await now()];
  for (let count = 0; count < 3; count += 1) {
    while (triesOf(server) === count) await page.clock.runFor(500);
    await server.settled();
    tries.push(await now());
  }
  const pauses = tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / 1000);
  // The page's clock also runs a little while the test reads it.
  expect([5, 15, 33].filter((least, index) => (pauses[index] ?? 0) < least)).toEqual([]);
  server.handlers.deliverSome = () => {
    server.view = TOLD;
    return server.desk();
  };
  await page.clock.runFor(85_000);
  await page.getByLabel('Not delivered').waitFor({ state: 'detached' });
  await page.clock.runFor(300_000);
  await server.settled();
  expect(triesOf(server)).toBe(4);
});
