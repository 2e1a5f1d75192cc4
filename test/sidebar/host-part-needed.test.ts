// The Round screen lists what the host must enter before the round can be resolved.
import { stage } from './stage-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('what the host must enter is shown beside the disabled button, and its field is unfolded', async () => {
  const needs = 'This round needs something from you first: who has priority on day 1.';
  const question = {
    title: 'Priority on day 1',
    help: '',
    required: false,
    kind: { type: 'text', long: false },
  } as const;
  const { page } = await openSidebar(
    new FakeServer(
      playing({ stage: stage({ lacking: [needs], hostQuestions: [question], hostAnswers: {} }) }),
    ),
  );
  await page.getByText(needs).waitFor();
  await page.getByText('Your entries (needed before you resolve)').waitFor();
  await page.getByLabel('Priority on day 1').fill('Iris');
  for (const name of [/^Resolve/, 'Preview'])
    expect(await page.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
});
