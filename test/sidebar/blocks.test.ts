// If a block of a screen has an impossible state, only that block shows an error.
import type { GameView } from '../../src/rounds/host/desk/views';
import { play } from './play-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('an impossible state is only reported by its block', async () => {
  const whole = playing();
  // Every game has this property, so its absence is a bug.
  const { atDeadline: _, ...rest } = play();
  const server = new FakeServer({ ...whole, play: rest as GameView } as typeof whole);
  const { page, errors } = await openSidebar(server);
  await page.getByText('Something is missing here. Report it.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  // The page throws the error after drawing the block.
  if (errors.length === 0) await page.waitForEvent('pageerror');
  expect(errors).not.toEqual([]);
  await page.getByRole('heading', { name: 'Players' }).waitFor();
  server.view = playing();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Something is missing here. Report it.').waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Deadline' }).waitFor();
});
