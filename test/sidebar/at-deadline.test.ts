// The choice of what happens at the deadline: said before it is saved, and what it means once it is.
import { stage } from './stage-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('what happens at the deadline is said before it is saved, and what comes of it after', async () => {
  const server = new FakeServer(playing());
  server.handlers.setAtDeadline = (chosen) => {
    server.view = playing({
      atDeadline: { early: null, mayBeEarly: true, ...chosen, says: ['Round 2 is resolved by itself.'] },
    });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByText('Nothing happens by itself at the deadline').waitFor();
  const choice = page.getByLabel('At the deadline', { exact: true });
  await choice.selectOption('Close and remind');
  await page.getByText('The forms close automatically within about ten minutes').waitFor();
  await choice.selectOption('Resolve and go on');
  await page.getByText('It waits for you while you pause the forms').waitFor();
  const wait = page.getByLabel('Wait for late ones, in minutes');
  await wait.fill('soon');
  await page.getByText('Type whole minutes').waitFor();
  await wait.fill('10');
  // Off unless the host ticks it.
  const early = page.getByLabel('Go on earlier: once everyone is in');
  expect(await early.isChecked()).toBe(false);
  await early.check();
  const wanted = page.getByLabel('Wait once everyone is in, in minutes');
  await wanted.fill('29');
  const save = page.getByRole('button', { name: 'Save what happens at the deadline' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await wanted.fill('45');
  await page.getByText('an early result tells that everyone was in').waitFor();
  await page.getByRole('button', { name: 'Save what happens at the deadline' }).click();
  await page.getByText('Round 2 is resolved by itself.').waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'setAtDeadline',
    input: {
      ...{ what: 'resolve', waitMinutes: 10, early: 45 },
      before: { what: 'nothing', waitMinutes: 0, early: null },
    },
  });
});

test('taking answers again after a pause asks which deadline holds', async () => {
  const now = Date.now();
  const paused = stage({ accepting: false, pausedAt: now - 600_000, deadline: now + 3_600_000 });
  const server = new FakeServer(playing({ stage: paused }));
  let until: unknown;
  server.handlers.setAccepting = ({ deadline }) => {
    until = deadline;
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page
    .getByText('Submissions are paused: the forms take nothing, and nothing goes on by itself.')
    .waitFor();
  await page.getByRole('button', { name: 'Open forms' }).click();
  const asked = page.getByRole('region', { name: 'Which deadline holds' });
  await asked.getByRole('button', { name: /^As it stands: / }).waitFor();
  expect(server.names()).toEqual([]);
  await asked.getByRole('button', { name: /^Later by the pause: / }).click();
  await page.getByText('Submissions are open again.').waitFor();
  expect(server.calls.find(({ name }) => name === 'setAccepting')?.input).toEqual({
    accepting: true,
    deadline: expect.any(Number) as number,
    shown: expect.any(Number) as number,
  });
  expect(until).toBeGreaterThanOrEqual(now + 4_200_000);
});
