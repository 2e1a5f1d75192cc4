// Entries, deadlines and refused answers in an open round are delivered in the same step.
import type { Message } from '../../src/rounds/reply/reply';
import { delivery } from './play-fixtures';
import { stage, submission } from './stage-fixtures';
import { playing } from './screens';
import { bottom, FakeServer, openSidebar, openWithClock } from './sidebar-page';

test('a pause’s changes are made and delivered in the same step, and a failed book is not ticked off', async () => {
  const server = new FakeServer(playing());
  const waiting = delivery({ id: 'b', title: 'Bo’s book', state: 'waiting' });
  const next = (part: Parameters<typeof playing>[0]) => () => {
    server.view = playing(part);
    return server.desk();
  };
  server.handlers = {
    setAccepting: next({ toPrepare: ['Make the form'], deliveries: [] }),
    prepareNext: next({ deliveries: [waiting] }),
    deliverSome: next({ deliveries: [{ ...waiting, state: 'done' }] }),
  };
  const { page } = await openSidebar(server);
  const pause = page.getByRole('button', { name: 'Pause' });
  await pause.click();
  await bottom(page).getByText('Paused.').waitFor();
  expect(await bottom(page).innerText()).toContain('✓');
  expect(server.names()).toEqual(['setAccepting', 'prepareNext', 'deliverSome']);
  const why = 'Not written: the book is shared with x@example.org.';
  server.handlers.deliverSome = next({ deliveries: [{ ...waiting, state: 'paused', note: why }] });
  server.handlers.setAccepting = next({ deliveries: [waiting] });
  await pause.click();
  await bottom(page).getByText('1 delivery needs your attention.').waitFor();
  expect(await bottom(page).innerText()).not.toContain('✓');
  await page.getByLabel('Not delivered').getByText(`Ⅱ Paused: ${why}`).waitFor();
});

test('a refused answer is shown beside one that counts, with a line to copy, and in its sender’s book', async () => {
  const late = submission({ id: 'a3', player: 'Ana', fate: 'refused', reasons: ['Row: 3 is odd.'] });
  const refusal: Message = {
    to: { player: 'Ana' },
    text: '**Soullinked: Round 2**: your answer was refused: Row: 3 is odd.',
  };
  const server = new FakeServer(playing());
  const answered: string[] = [];
  server.handlers.deliverFates = () => {
    answered.push(JSON.stringify(server.view));
    return {
      ok: true,
      value: { left: answered.length === 2 ? 1 : 0, unwatched: 'Google refuses triggers.' },
    };
  };
  const { page } = await openWithClock(server);
  // The next refresh waits for a running call, so the clock advances until the refresh has happened.
  const looks = async (times: number): Promise<void> => {
    const before = server.calls.length;
    while (server.calls.length < before + times) await page.clock.runFor(5_000);
  };
  await page.getByText('books don’t show whether answers count until').waitFor();
  await looks(2);
  expect(answered).toHaveLength(1);
  server.view = playing({
    stage: stage({ submissions: [...stage().submissions, late], refusals: [refusal] }),
  });
  await looks(1);
  await page.getByText('✓ Answered, ✕ later answer refused').waitFor();
  // A failed call is retried at the next refresh, and then no more.
  while (answered.length < 3) await looks(1);
  await looks(3);
  expect(answered).toHaveLength(3);
  await page.locator('.player > summary').first().click();
  await page.getByRole('button', { name: 'Copy the reason it doesn’t count to send to Ana' }).waitFor();
});
