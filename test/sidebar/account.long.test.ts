// The check of the account in the sidebar: what stands there at each moment, and Discord asked from the window itself.
import type { Page } from 'playwright-core';
import { ACCOUNT_QUESTIONS, type AccountCheck } from '../../src/rounds/reply/account';
import type { AskAccount, Meeting, Met } from '../../src/rounds/reply/account-input';
import type { Reply } from '../../src/rounds/reply/reply';
import { checkAfter } from './account-fixtures';
import { empty, FakeServer, openSidebar, type Opened } from './sidebar-page';

const ALL = ACCOUNT_QUESTIONS.length;
const WEBHOOK = 'https://discord.com/api/webhooks/1/token';

/** A server that has so many answers, and gains one with each call. */
function answering(asked: number): FakeServer {
  let answers = asked;
  const check = (): Reply<AccountCheck> => ({ ok: true, value: checkAfter(answers) });
  return new FakeServer(empty(), {
    getAccountCheck: check,
    meetAccount: (given) => ({
      ok: true,
      value: { ...given, from: 1, until: 2, property: true, cache: true } satisfies Met,
    }),
    askAccount: () => {
      answers = answers === ALL ? 1 : answers + 1;
      return check();
    },
  });
}

/** Opens the sidebar as the menu does, with Discord answering its browser so; null for not at all. */
function openCheck(server: FakeServer, discord: number | null = 200): Promise<Opened> {
  return openSidebar(server, async (page) => {
    await page.addInitScript(`window.ROUND_KEEPER_SCREEN = 'account'`);
    await page.route('https://discord.com/**', (route) =>
      discord === null
        ? route.abort()
        : route.fulfill({ status: discord, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
    );
  });
}

const line = (page: Page, id: string): Promise<string> => {
  const title = ACCOUNT_QUESTIONS.find((question) => question.id === id)?.title ?? '';
  return page.locator('li', { hasText: title }).innerText();
};

test('asks nothing by itself, then everything, and says what was found', async () => {
  const server = answering(0);
  const { page, errors } = await openCheck(server);
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  expect(server.names()).toEqual(['getAccountCheck']);
  expect(await page.getByText('Not asked yet.').count()).toBe(ALL);
  expect(await page.getByRole('button', { name: 'Copy the report' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Every question was asked.').waitFor();
  expect(server.names().filter((name) => name === 'askAccount')).toHaveLength(ALL);
  // Two calls at once, and what came of both goes with the question.
  const meetings = server.calls.flatMap(({ name, input }) =>
    name === 'meetAccount' ? [input as Meeting] : [],
  );
  expect(meetings.map(({ as }) => as)).toEqual(['first', 'second']);
  const met = server.calls.flatMap(({ name, input }) =>
    name === 'askAccount' ? ((input as AskAccount).met ?? []) : [],
  );
  expect(met).toMatchObject(meetings);
  expect(await line(page, 'account')).toContain('Yes. It is so.');
  expect(await line(page, 'permissions')).toContain('No. It is otherwise.');
  expect(await line(page, 'space')).toContain('Could not be told.');
  await page.getByRole('button', { name: 'Check again' }).waitFor();
  expect(errors).toEqual([]);
});

test('what is asked stands there as such until its answer came', async () => {
  const server = answering(1);
  const { page } = await openCheck(server);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const letGo = server.hold();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Is being asked.').waitFor();
  expect(await line(page, 'permissions')).toContain('Is being asked.');
  expect(await line(page, 'language')).toContain('Not asked yet.');
  letGo();
  await page.getByText('Every question was asked.').waitFor();
});

test('Stop ends it after the question that is asked, and the throwaway files are removed', async () => {
  const server = answering(1);
  const { page } = await openCheck(server);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  const letGo = server.hold();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Stops after this question' }).waitFor();
  letGo();
  await page.getByText('The check was stopped.').waitFor();
  expect(server.names()).toEqual(['getAccountCheck', 'askAccount', 'getAccountCheck']);
  expect(await line(page, 'permissions')).toContain('No. It is otherwise.');
  expect(await line(page, 'language')).toContain('Not asked yet.');
});

test('what could not be deleted is named', async () => {
  const { page } = await openCheck(answering(4));
  await page.getByText('Round Keeper check 12345678 (to be deleted)').waitFor();
  expect(await page.getByText('Could not be deleted yet.').count()).toBe(1);
});

test('an interrupted check goes on where it stopped', async () => {
  const server = answering(2);
  server.handlers.askAccount = () => ({ ok: false, error: { code: 'busy', text: 'Busy.', again: true } });
  const { page } = await openCheck(server);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('alert').waitFor();
  expect(await line(page, 'language')).toContain('Not asked yet.');
  expect(await page.getByText('Is being asked.').count()).toBe(0);
});

test.each([
  ['its answer', 200, 200],
  ['its refusal', 429, 429],
  ['no answer', null, null],
])('the window asks Discord and hands over %s', async (_, discord, status) => {
  const server = answering(0);
  const { page } = await openCheck(server, discord);
  await page.getByLabel('Discord webhook').fill(WEBHOOK);
  await page.getByLabel('A friend’s Google address').fill('ana@example.org');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Every question was asked.').waitFor();
  const inputs = server.calls
    .filter(({ name }) => name === 'askAccount')
    .map(({ input }) => input as AskAccount);
  const at = ACCOUNT_QUESTIONS.findIndex(({ id }) => id === 'discord-browser');
  expect(inputs[at]).toEqual({
    webhook: WEBHOOK,
    friend: 'ana@example.org',
    status,
    callMs: expect.any(Number) as number,
  });
  // Measured at the first question, told from the second one on.
  expect(inputs[0]?.callMs).toBe(null);
  expect(inputs.filter((input) => input.status !== null)).toHaveLength(status === null ? 0 : 1);
});
