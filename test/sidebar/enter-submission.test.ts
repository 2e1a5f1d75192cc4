// Entering an answer for a player in the sidebar: replacing one, refused questions, accepting a late one.
import { PAST, stage } from './stage-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('replacing an answer starts from the one that counts and needs a reason; a second click does nothing', async () => {
  const server = new FakeServer(playing());
  const { page } = await openSidebar(server);
  await page.locator('.player > summary').first().click();
  await page.getByRole('button', { name: 'Replace answer for Ana' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Replace Ana’s answer');
  expect(await page.getByLabel('Row').inputValue()).toBe('4');
  expect(await page.getByLabel('Li, Mei').isChecked()).toBe(true);
  await page.getByLabel('Row').fill('2');
  await page.getByLabel('Card').selectOption('5');
  await page.getByLabel('Bo', { exact: true }).uncheck();
  const enter = page.getByRole('button', { name: 'Enter this answer' });
  await enter.click({ force: true });
  expect(server.names()).toEqual([]);
  await page.getByLabel('Reason').fill('Sent on Discord');
  const release = server.hold();
  await enter.dblclick();
  release();
  await page.getByText('Entered Ana’s answer.').waitFor();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.names()).toEqual(['applyChange']);
  expect(server.calls.at(-1)?.input).toEqual({
    change: {
      kind: 'submission',
      stage: 'round-2',
      player: 'Ana',
      holder: '0:Ana',
      answers: { Row: '2', Column: '6', Card: '5', 'Whom you trust': 'Li, Mei' },
      counted: 'a2',
    },
    reason: 'Sent on Discord',
    token: '',
  });
});

test('a host’s entry is refused at its questions, and stays as typed', async () => {
  const server = new FakeServer(playing());
  const problems = [
    { title: 'Row', text: 'Row: 3 is odd. Choose an even row.' },
    { title: 'Card', text: 'Card 5: you have played it already.' },
    { title: '', text: 'Nothing else fits either.' },
  ];
  const { hostQuestions } = PAST;
  server.view = playing({ stage: stage({ hostQuestions }) });
  server.handlers.applyChange = () => ({
    ok: false,
    error: { code: 'x', text: 'It would be refused.', problems: problems },
  });
  server.handlers.saveHostFacts = () => ({
    ok: false,
    error: {
      code: 'x',
      text: 'It does not fit.',
      problems: [{ title: 'Missions held', text: 'Missions held: too many.' }],
    },
  });
  const { page } = await openSidebar(server);
  await page.getByText('Your entries').click();
  await page.getByLabel('Missions held').fill('99');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Missions held: too many.').waitFor();
  expect(await page.getByLabel('Missions held').inputValue()).toBe('99');
  await page.locator('.player > summary').first().click();
  await page.getByRole('button', { name: 'Replace answer for Ana' }).click();
  await page.getByLabel('Row').fill('3');
  await page.getByLabel('Reason').fill('By phone');
  await page.getByRole('button', { name: 'Enter this answer' }).click();
  for (const { text } of problems) await page.getByText(text).waitFor();
  expect(await page.getByLabel('Row').inputValue()).toBe('3');
  expect(await page.getByLabel('Row').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Card').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Column').getAttribute('aria-invalid')).toBe('false');
  await page.getByRole('heading', { name: 'Replace Ana’s answer' }).waitFor();
});
