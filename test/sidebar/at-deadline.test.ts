// Choosing what happens at the deadline: the consequences are explained before and after saving.
import { stage } from './stage-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('what happens at the deadline is explained before saving, and its effect afterwards', async () => {
  const server = new FakeServer(playing());
  server.handlers.setAtDeadline = (chosen) => {
    server.view = playing({
      atDeadline: {
        early: null,
        mayBeEarly: true,
        ...chosen,
        effects: ['Round 2 will be resolved automatically.'],
      },
    });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Nothing happens automatically.').waitFor();
  const choice = page.getByLabel('At the deadline', { exact: true });
  await choice.selectOption('Pause and remind');
  await page.getByText('About ten minutes after the deadline, no more answers are accepted.').waitFor();
  await choice.selectOption('Resolve and continue');
  await page.getByText('It waits if you’ve paused it, or if something fails').waitFor();
  await page.getByRole('region', { name: 'Deadline' }).getByText('More').click();
  const wait = page.getByLabel('Minutes to wait for you to accept late answers');
  await wait.fill('soon');
  await page.getByText('Type whole minutes').waitFor();
  await wait.fill('10');
  const early = page.getByLabel('Continue early, once everyone has answered');
  expect(await early.isChecked()).toBe(false);
  await early.check();
  const wanted = page.getByLabel('Minutes to wait before continuing early');
  await wanted.fill('29');
  const save = page.getByRole('button', { name: 'Save what happens at the deadline' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await wanted.fill('45');
  await page.getByText('An early result shows that everyone has answered.').waitFor();
  await page.getByRole('button', { name: 'Save what happens at the deadline' }).click();
  await page.getByText('Round 2 will be resolved automatically.').waitFor();
  expect(server.calls.at(-1)).toEqual({
    name: 'setAtDeadline',
    input: {
      ...{ what: 'resolve', waitMinutes: 10, early: 45 },
      before: { what: 'nothing', waitMinutes: 0, early: null },
    },
  });
});

test('accepting answers after a pause asks which deadline applies', async () => {
  const now = Date.now();
  const paused = stage({ accepting: false, pausedAt: now - 600_000, deadline: now + 3_600_000 });
  const server = new FakeServer(playing({ stage: paused }));
  server.handlers.setAccepting = () => server.desk();
  const { page } = await openSidebar(server);
  await page.getByText(/^Paused\. Nobody can answer, and nothing happens/).waitFor();
  await page.getByRole('button', { name: 'Reopen' }).click();
  const asked = page.getByRole('region', { name: 'Which deadline' });
  await asked.getByRole('button', { name: /^The same: / }).waitFor();
  expect(server.names()).toEqual([]);
  await asked.getByRole('button', { name: 'Extended by the length of the pause' }).click();
  await page.getByText('Reopened.', { exact: true }).waitFor();
  expect(server.calls.find(({ name }) => name === 'setAccepting')?.input).toEqual({
    accepting: true,
    deadline: 'later',
    shown: now + 3_600_000,
  });
});

test('the program opens a paused stage before it submits, once the host has agreed', async () => {
  const server = new FakeServer(playing({ practice: true, stage: stage({ accepting: false }) }));
  const paused = { code: 'paused', text: 'You have paused.', agree: 'open again' };
  server.handlers.submitForPractice = () => ({ ok: false, error: paused });
  server.handlers.setAccepting = () => {
    server.handlers.submitForPractice = () => server.desk();
    server.view = playing({ practice: true });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Answer for everyone missing' }).click();
  expect(server.names()).toEqual(['submitForPractice']);
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen and answer' }).click();
  await page.getByText('Answered for everyone who was missing.').waitFor();
  expect(server.names()).toEqual(['submitForPractice', 'setAccepting', 'submitForPractice']);
});
