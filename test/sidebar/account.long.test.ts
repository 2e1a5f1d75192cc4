// The account check in the sidebar: what it shows at each step.
import type { Page } from 'playwright-core';
import { ACCOUNT_QUESTIONS, type AccountCheck } from '../../src/rounds/reply/account';
import type { Reply } from '../../src/rounds/reply/reply';
import { checkAfter } from './account-fixtures';
import { empty, FakeServer, openSidebar, type Opened } from './sidebar-page';

const ALL = ACCOUNT_QUESTIONS.length;

/** A server with this many answers. Each call adds one. */
function answering(asked: number): FakeServer {
  let answers = asked;
  const check = (): Reply<AccountCheck> => ({ ok: true, value: checkAfter(answers) });
  return new FakeServer(empty(), {
    getAccountCheck: check,
    askAccount: () => {
      answers = answers === ALL ? 1 : answers + 1;
      return check();
    },
  });
}

function openCheck(server: FakeServer): Promise<Opened> {
  return openSidebar(server, async (page) => {
    await page.addInitScript(`window.ROUND_KEEPER_SCREEN = 'account'`);
  });
}

const line = (page: Page, id: string): Promise<string> => {
  const title = ACCOUNT_QUESTIONS.find((question) => question.id === id)?.title ?? '';
  return page.locator('li', { hasText: title }).innerText();
};

test('the check only starts by a click, asks everything, and shows the results', async () => {
  const server = answering(0);
  const { page, errors } = await openCheck(server);
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  expect(server.names()).toEqual(['getAccountCheck']);
  expect(await page.getByText('Not checked yet.').count()).toBe(ALL);
  expect(await page.getByRole('button', { name: 'Copy the report' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Account checked.').waitFor();
  expect(server.names().filter((name) => name === 'askAccount')).toHaveLength(ALL);
  expect(await line(page, 'together')).toContain('Yes. It is so.');
  expect(await line(page, 'book-link')).toContain('No. It is otherwise.');
  expect(await line(page, 'page')).toContain('Couldn’t tell.');
  await page.getByRole('button', { name: 'Check again' }).waitFor();
  expect(errors).toEqual([]);
});

test('Stop ends the check after the current question, and the temporary files are deleted', async () => {
  const server = answering(1);
  const { page } = await openCheck(server);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const letGo = server.hold();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Stopping…' }).waitFor();
  letGo();
  await page.getByText('Check stopped.').waitFor();
  expect(server.names()).toEqual(['getAccountCheck', 'askAccount', 'getAccountCheck']);
  expect(await line(page, 'book-link')).toContain('No. It is otherwise.');
  expect(await line(page, 'form-open')).toContain('Not checked yet.');
});
