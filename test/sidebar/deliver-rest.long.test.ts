// What remains to be delivered after a round, in the sidebar: delivered, given up, retried, marked by hand.
import { delivery } from './play-fixtures';
import { playing, RESOLVE } from './screens';
import { bottom, FakeServer, openSidebar } from './sidebar-page';
import { resolvingServer } from './resolving-server';

test('a failed delivery is not shown as done', async () => {
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
  await page.getByRole('button', { name: RESOLVE }).click();
  await page.getByLabel('Not delivered').waitFor();
  await bottom(page).getByText('8 deliveries need your attention.').waitFor();
  expect(await bottom(page).innerText()).not.toContain('✓');
});

test('if deliveries make no progress, they stop, and can be retried or marked as done', async () => {
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
  await page.getByText('✕ Failed: The book is shared with everyone.').waitFor();
  await page.getByRole('button', { name: 'Try again Bo’s book' }).click();
  await bottom(page).getByText('Bo’s book is not delivered. The book is shared with everyone.').waitFor();
  server.handlers.deliverSome = () => {
    server.view = playing({ deliveries: [{ ...failed, state: 'done', note: '' }] });
    return server.desk();
  };
  server.handlers.settleDelivery = () => {
    server.view = playing({ deliveries: [{ ...failed, state: 'done', note: '' }] });
    return server.desk();
  };
  await page.getByRole('button', { name: 'Mark as done Bo’s book' }).click();
  await page.getByText('Bo’s book is marked as done.').waitFor();
  expect(server.calls.filter(({ name }) => name === 'settleDelivery').map(({ input }) => input)).toEqual([
    { id: 'f', was: 'failed', as: 'waiting' },
    { id: 'f', was: 'failed', as: 'done' },
  ]);
  server.view = playing({ deliveries: [{ ...failed, state: 'waiting', note: '' }] });
  await page.getByRole('button', { name: 'Refresh' }).click();
  // A failed delivery is retried right away, whichever button was clicked.
  await page.getByRole('button', { name: 'Deliver the rest (1)' }).click();
  await bottom(page).getByText('Everything is delivered.').waitFor();
});
