// Windows that are one act behind: what they did belongs to what they showed, and nothing else is resolved by them.
import type { Page } from 'playwright-core';
import { GAMES, SHOWN } from './game-fixtures';
import { play } from './play-fixtures';
import { PAST, stage } from './stage-fixtures';
import { AFTER, playing, resolved } from './screens';
import { bottom, empty, FakeServer, openWithClock } from './sidebar-page';

const { hostQuestions } = PAST;
const COMPLETE = { stage: stage({ waitingFor: [] }) };

/** A window on the screen of a round that it has resolved. */
async function onResolved(): Promise<{ readonly page: Page; readonly server: FakeServer }> {
  const server = new FakeServer(playing(COMPLETE));
  server.handlers.resolveRound = () => {
    server.view = AFTER;
    return { ok: true, value: resolved() };
  };
  const { page } = await openWithClock(server);
  await page.getByRole('button', { name: 'Resolve round' }).click();
  await page.getByRole('button', { name: 'On to the next stage' }).waitFor();
  return { page, server };
}

test('who reads the help on the screen of a resolved round and goes back resolves nothing more', async () => {
  const { page, server } = await onResolved();
  await bottom(page).getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: '← Round' }).click();
  await page.getByText('Nothing is resolved by looking here.').waitFor();
  expect(server.names().filter((name) => name === 'resolveRound')).toEqual(['resolveRound']);
});

test('a window left on it resolves nothing of the next game', async () => {
  const { page, server } = await onResolved();
  server.view = empty();
  await page.clock.runFor(21_000);
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  const first = stage({ name: 'round-1', title: 'Round 1', waitingFor: [] });
  server.view = playing({ at: { match: 'another', stage: 'first' }, stage: first, past: [] });
  await page.clock.runFor(21_000);
  await page.getByText('Nothing is resolved by looking here.').waitFor();
  expect(server.names().filter((name) => name === 'resolveRound')).toEqual(['resolveRound']);
});

/** A window with something typed, while another one has resolved the round. */
async function typedBefore(): Promise<{ readonly page: Page; readonly server: FakeServer }> {
  const server = new FakeServer(playing({ stage: stage({ hostQuestions, hostAnswers: {} }) }));
  const { page } = await openWithClock(server);
  await page.getByText('What you enter').click();
  await page.getByLabel('Missions held').fill('12');
  server.view = playing({
    opened: 'Round 2 was resolved on 21 Nov, 21:04 CET, by mia@example.com.',
    stage: stage({ name: 'round-3', title: 'Round 3', hostQuestions, hostAnswers: {} }),
  });
  return { page, server };
}

test('what was typed for a round that is over is refused, kept, and put into the next one by a click', async () => {
  const { page, server } = await typedBefore();
  server.handlers.previewHostFacts = () => ({
    ok: false,
    error: { code: 'other-opening', text: 'Looking: Round 2 was resolved, and Round 3 is open now.' },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const kept = page.getByRole('region', { name: 'Not saved' });
  await kept.getByText('Round 2 was resolved on 21 Nov, 21:04 CET, by mia@example.com.').waitFor();
  expect(server.openings).toEqual([{ match: 'the match', stage: 'round-2' }]);
  expect(server.names()).toEqual(['previewHostFacts']);
  await kept.getByText('What you typed for Round 2', { exact: true }).click();
  expect(await kept.innerText()).toMatch(/Missions held\s+12/);
  delete server.handlers.previewHostFacts;
  await kept.getByRole('button', { name: 'Put it into Round 3' }).click();
  await page.getByText('What you enter (nothing yet)').click();
  expect(await page.getByLabel('Missions held').inputValue()).toBe('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await bottom(page).getByText('What you entered is saved.').waitFor();
  expect(server.calls.at(-1)).toMatchObject({
    name: 'saveHostFacts',
    input: { fields: { 'Missions held': { before: '', now: '12' } } },
  });
  expect(server.openings.at(-1)).toEqual({ match: 'the match', stage: 'round-3' });
});

test('a window that has looked meanwhile keeps it as well, until it is discarded', async () => {
  const { page, server } = await typedBefore();
  await page.clock.runFor(21_000);
  const kept = page.getByRole('region', { name: 'Not saved' });
  await kept.waitFor();
  // Typing would take its place.
  expect(await page.getByText('What you enter (').count()).toBe(0);
  await kept.getByRole('button', { name: 'Discard it' }).click();
  await page.getByText('What you enter (nothing yet)').click();
  expect(await page.getByLabel('Missions held').inputValue()).toBe('');
  expect(server.names()).toEqual([]);
});

test('where the game is over meanwhile, what was typed can still be read', async () => {
  const { page, server } = await typedBefore();
  server.view = { phase: 'over', games: GAMES, shown: SHOWN, play: play({ stage: null }) };
  await page.clock.runFor(21_000);
  const kept = page.getByRole('region', { name: 'Not saved' });
  await kept.getByText('What you typed for Round 2', { exact: true }).click();
  expect(await kept.innerText()).toMatch(/Missions held\s+12/);
  expect(await kept.getByRole('button').allInnerTexts()).toEqual(['Discard it']);
});
