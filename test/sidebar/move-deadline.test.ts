// The open round's deadline in the sidebar: moved, set, cleared, and confirmed first if it makes answers late.
import { play } from './play-fixtures';
import { stage } from './stage-fixtures';
import { playing } from './screens';
import { bottom, FakeServer, openSidebar } from './sidebar-page';

test('the deadline is moved, set in the host’s zone, and cleared', async () => {
  const server = new FakeServer(playing());
  server.handlers.setDeadline = ({ deadline }) => {
    server.view = playing({ stage: stage({ deadline }) });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  const asked = (): unknown => server.calls.at(-1)?.input;
  const first = play().stage?.deadline ?? 0;
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: '+ 1 h' }).click();
  await bottom(page).getByText('The deadline is').waitFor();
  expect(Math.abs((asked() as { deadline: number }).deadline - first - 3_600_000)).toBeLessThan(60_000);
  await page.getByLabel('Date and time in Europe/Berlin').fill('2030-07-15T20:00');
  await page.getByRole('button', { name: 'Set this time' }).click();
  await bottom(page).getByText('Mon, 15 Jul 2030, 20:00 CEST').waitFor();
  const moved = Date.UTC(2030, 6, 15, 18);
  expect(asked()).toEqual({ deadline: moved, shown: expect.any(Number) as number });
  await page.getByRole('button', { name: 'Remove the deadline' }).click();
  await page.getByText('There is no deadline now.').waitFor();
  expect(asked()).toEqual({ deadline: null, shown: moved });
});

test('a deadline that makes answers late asks first, and No moves nothing', async () => {
  const server = new FakeServer(playing());
  const asked: unknown[] = [];
  server.handlers.setDeadline = (input) => {
    asked.push(input.agreed);
    return input.agreed === 'yes'
      ? server.desk()
      : {
          ok: false,
          error: { code: 'asks-first', text: '2 submissions would be late: Ana, Chen.', agree: 'yes' },
        };
  };
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Change' }).click();
  const set = page.getByRole('button', { name: 'Set this time' });
  const dialog = page.getByRole('dialog');
  await set.click();
  await dialog.getByText('2 submissions would be late: Ana, Chen.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(asked).toEqual([undefined]);
  expect(await bottom(page).innerText()).not.toContain('The deadline is');
  await set.click();
  await dialog.getByRole('button', { name: 'Move it' }).click();
  await bottom(page).getByText('The deadline is').waitFor();
  expect(asked).toEqual([undefined, undefined, 'yes']);
});
