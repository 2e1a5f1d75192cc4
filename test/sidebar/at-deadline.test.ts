// The choice of what happens at the deadline: said before it is saved, and what it means once it is.
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('what happens at the deadline is said before it is saved, and what comes of it after', async () => {
  const server = new FakeServer(playing());
  server.handlers.setAtDeadline = (chosen) => {
    server.view = playing({ atDeadline: { ...chosen, says: ['Round 2 is resolved by itself.'] } });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByText('Nothing happens by itself at the deadline').waitFor();
  const choice = page.getByLabel('At the deadline', { exact: true });
  await choice.selectOption('Close and remind');
  await page.getByText('The forms close by themselves within about an hour').waitFor();
  await choice.selectOption('Resolve and go on');
  await page.getByText('It stops where the game needs your part').waitFor();
  const wait = page.getByLabel('Wait for late ones, in minutes');
  await wait.fill('soon');
  await page.getByText('Type whole minutes').waitFor();
  await wait.fill('10');
  await page.getByRole('button', { name: 'Save what happens at the deadline' }).click();
  await page.getByText('Round 2 is resolved by itself.').waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'setAtDeadline',
    input: { what: 'resolve', waitMinutes: 10 },
  });
  await page.context().close();
});
