// Rounds that formulas decided over other answers, on the Round screen: nothing is resolved before each is corrected or
// stands, and one click leads to either.
import { ownRound } from './own-match';
import { playing, RESOLVE } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

const TEXT = 'Round 1 was computed from other answers. Bo has a different answer since then.';

function server(): FakeServer {
  const stage = { ...ownRound(), name: 'round-2', title: 'Round 2', waitingFor: [] };
  const { name, title, asks, hostQuestions } = ownRound();
  const past = { name, title, asks, hostQuestions, hostAnswers: {}, submissions: [] };
  return new FakeServer(
    playing({ stage, decidedOver: [{ name: 'round-1', title: 'Round 1', text: TEXT }] }),
    { getPast: () => ({ ok: true, value: past }) },
  );
}

test('the correction of such a round is one click away, at what its formulas say', async () => {
  const { page } = await openSidebar(server());
  await page.getByText(TEXT).waitFor();
  const resolve = page.getByRole('button', { name: RESOLVE });
  expect(await resolve.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Open the correction of Round 1' }).click();
  await page.getByRole('heading', { name: 'An earlier stage' }).waitFor();
  await page.getByRole('button', { name: 'Bring Answers of Round 1' }).waitFor();
});
