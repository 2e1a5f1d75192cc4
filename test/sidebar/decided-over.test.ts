// After a correction, formulas may score later rounds differently. On the Round screen, one click corrects or keeps each.
import { ownRound } from './own-match';
import { playing, RESOLVE } from './screens';
import { FakeServer, openSidebar, type Handlers } from './sidebar-page';

const TEXT =
  'The results of Round 1 were computed from other answers. Answers from Bo have changed since then.';

function server(handlers: Handlers = {}): FakeServer {
  const stage = { ...ownRound(), name: 'round-2', title: 'Round 2', waitingFor: [] };
  const { name, title, asks, hostQuestions } = ownRound();
  const past = { name, title, asks, hostQuestions, hostAnswers: {}, submissions: [] };
  return new FakeServer(
    playing({ stage, decidedOver: [{ name: 'round-1', title: 'Round 1', text: TEXT, byFormulas: true }] }),
    { getPast: () => ({ ok: true, value: past }), ...handlers },
  );
}

test('formulas recompute from the first affected round, with one preview of all changes', async () => {
  const rounds = [{ stage: 'round-1', taken: { Announcement: 'Anew.' } }];
  const view = {
    token: 't',
    summary: 'Let them.',
    differences: [],
    messages: [],
    warnings: ['Round 2 stays.'],
  };
  const fake = server({ decideAgain: () => ({ ok: true, value: { rounds, view } }) });
  const { page } = await openSidebar(fake);
  await page.getByRole('button', { name: 'Reapply the formulas from Round 1 on' }).click();
  await page.getByText('Round 2 stays.').waitFor();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Misread.');
  await page.getByRole('button', { name: 'Apply the change' }).click();
  const change = { kind: 'formulas-again', rounds };
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(fake.calls.filter(({ name }) => name === 'applyChange')).toMatchObject([
    { input: { change, reason: 'Misread.', token: 't' } },
  ]);
});

test('one click opens the correction of such a round, filled in with its formulas’ values', async () => {
  const { page } = await openSidebar(server());
  await page.getByText(TEXT).waitFor();
  const resolve = page.getByRole('button', { name: RESOLVE });
  expect(await resolve.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Correct Round 1' }).click();
  await page.getByRole('heading', { name: 'An earlier stage' }).waitFor();
  await page.getByRole('button', { name: 'Show Round 1 in the Answers tab' }).waitFor();
});
