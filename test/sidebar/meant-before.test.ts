// The button that counts an answer for the stage before shows the resulting changes first, like any correction.
import { stage, submission } from './stage-fixtures';
import { CHANGE_VIEW, playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('moving an answer to the round before is previewed, like any correction', async () => {
  const text = 'It came 40 s after Round 2 opened, and Ana had no answer that counted for Round 1.';
  const marked = submission({ id: 'a1', player: 'Ana', meant: { title: 'Round 1', text } });
  const server = new FakeServer(playing({ stage: stage({ submissions: [marked] }) }), {
    previewChange: () => ({ ok: true, value: CHANGE_VIEW }),
  });
  const { page } = await openSidebar(server);
  await page.locator('.player > summary').first().click();
  await page.getByRole('button', { name: 'Show 1 answer from Ana' }).click();
  await page.getByText(text).waitFor();
  await page.getByRole('button', { name: 'Count this answer for Round 1' }).click();
  const change = { kind: 'meant-before', stage: 'round-2', id: 'a1' };
  await page.getByRole('heading', { name: 'What changes' }).waitFor();
  await page.getByLabel('Reason').fill('Ana sent it too late');
  await page.getByRole('button', { name: 'Apply the change' }).click();
  await page.getByRole('contentinfo').getByText('Change applied.').waitFor();
  const made = server.calls.find(({ name }) => name === 'applyChange');
  expect(made?.input).toMatchObject({ change, reason: 'Ana sent it too late', token: CHANGE_VIEW.token });
});
