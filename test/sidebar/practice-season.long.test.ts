// A practice season in the sidebar: watched until the host stops it, something does not work, or it has ended.
import type { DeskView } from '../../src/rounds/host/desk/views';
import { between } from './season-fixtures';
import { empty, FakeServer, openSidebar } from './sidebar-page';

const practising = (): DeskView => between({ practice: true });

/** The desk after a step with which a match or an episode begins. */
const begun = (step: number): DeskView => ({ ...practising(), shown: { match: '', season: `s${step}` } });

test('it is started by one click, played on by itself, and stops where a step does not work', async () => {
  let steps = 0;
  const server: FakeServer = new FakeServer(empty(), {
    startPracticeSeason: () => {
      server.view = practising();
      return server.desk();
    },
    playPracticeStep: () => {
      steps += 1;
      return steps > 3
        ? { ok: false, error: { code: 'x', text: 'Playing: Google did not do it.' } }
        : { ok: true, value: { did: [`Round ${steps}.`, `News ${steps}.`], desk: begun(steps) } };
    },
  });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Practice season' }).click();
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.getByText('News 3.').waitFor();
  expect(await page.getByText(/^Round \d\.$/).allTextContents()).toEqual([
    'Round 3.',
    'Round 2.',
    'Round 1.',
  ]);
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Watch it' }).waitFor();
  expect(server.names()).toEqual([
    'startPracticeSeason',
    ...Array.from({ length: 4 }, () => 'playPracticeStep'),
  ]);
});

test('who is practising can stop while a step is being played', async () => {
  const server: FakeServer = new FakeServer(practising(), {
    playPracticeStep: () => ({ ok: true, value: { did: ['A step.'], desk: practising() } }),
  });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.getByText('A step.').first().waitFor();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByRole('button', { name: 'Watch it' }).waitFor();
  await server.settled();
  const { length } = server.calls;
  await page.getByRole('button', { name: 'Play one step' }).click();
  await server.settled();
  expect(server.calls).toHaveLength(length + 1);
});

test('a season of people has no such buttons', async () => {
  const { page } = await openSidebar(new FakeServer(between()));
  await page.getByRole('heading', { name: 'In (', exact: false }).waitFor();
  expect(await page.getByRole('button', { name: 'Watch it' }).count()).toBe(0);
});
