// Forms that are drawn ahead, as the draft's screen tells of them.
import { REST_MS } from '../../sidebar/panel/desk/ahead';
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { DraftView } from '../../src/rounds/reply/draft-view';
import { draft } from './draft-fixtures';
import { GAMES, SHOWN, NAMES } from './game-fixtures';
import { empty, FakeServer, openSidebar } from './sidebar-page';

const drafting = (part: Partial<DraftView>): DeskView => ({
  phase: 'empty',
  games: GAMES,
  shown: SHOWN,
  draft: draft(part),
});

/** Longer than a window goes without looking. */
const REFRESHED_MS = 30_000;

test('a form is drawn ahead once the draft rests, again once it has changed, and thrown away with it', async () => {
  const server = new FakeServer(drafting({ forms: 1, roster: NAMES.map((name) => [name]) }));
  const ahead = (): number => server.names().filter((name) => name === 'prepareAhead').length;
  server.handlers.prepareAhead = () => ({ ok: true, value: { forms: 1, left: 0 } });
  const { page } = await openSidebar(server, (opened) => opened.clock.install());
  const gets = page.getByText(
    'Meanwhile Round Keeper gets the form ready. It takes no answers, and nobody has its link.',
  );
  const made = page.getByText('The form is made already. It takes no answers, and nobody has its link.');
  await page.clock.runFor(REST_MS - 500);
  expect(ahead()).toBe(0);
  const answer = server.hold();
  await page.clock.runFor(1000);
  await gets.waitFor();
  answer();
  await made.waitFor();
  expect([ahead(), await gets.count()]).toEqual([1, 0]);
  // Other names are other choices. Of what Google refuses nothing is said.
  server.handlers.prepareAhead = () => ({ ok: false, error: { code: 'service-failed', text: 'Not now.' } });
  server.view = drafting({ forms: 1, roster: NAMES.map((name) => [`${name}s`]) });
  await page.clock.runFor(REFRESHED_MS);
  await made.waitFor({ state: 'detached' });
  await page.clock.runFor(2 * REST_MS);
  await server.settled();
  expect(ahead()).toBe(2);
  expect(await page.getByText('Not now.').count()).toBe(0);
  server.view = { ...empty(), formsAhead: true };
  await page.clock.runFor(REFRESHED_MS);
  await page.getByRole('heading', { name: 'Set up Soullinked' }).waitFor({ state: 'detached' });
  await page.clock.runFor(2 * REST_MS);
  await server.settled();
  expect(ahead()).toBe(3);
});
