// Starting a match in the sidebar with the former match's formulas, or its template's next questions.
import { ownRound } from './own-match';
import { SHOWN, GAMES } from './game-fixtures';
import { play } from './play-fixtures';
import { season } from './season-fixtures';
import { FakeServer, openSidebar } from './sidebar-page';

const [GAME] = GAMES;

/** A round of a season's match. Another match of the same game is archived. */
function inSeason(): FakeServer {
  if (GAME === undefined) throw new Error('No game.');
  const [last] = season().matches;
  if (last === undefined) throw new Error('No match.');
  const matches = [{ ...last, game: GAME.id, title: 'The auction', state: 'put-away' } as const];
  return new FakeServer({
    phase: 'playing',
    shown: SHOWN,
    games: GAMES,
    play: { ...play({ stage: ownRound() }), game: GAME },
    season: season({ matches }),
  });
}

test('the last match’s formulas are shown, and copied by one click', async () => {
  const { page, server } = await openSidebar(inSeason());
  server.handlers.formerFormulas = () => ({
    ok: true,
    value: {
      title: 'The auction',
      token: 'as looked at',
      notes: ['Results: what you typed in B4 wasn’t copied.'],
      tabs: [
        { title: 'Answers 2', cells: [], values: 0 },
        { title: 'Results 2', cells: [{ cell: 'C4', formula: "='Answers 2'!C2" }], values: 0 },
      ],
    },
  });
  const made = { answers: 'Answers 2', history: 'History 2', results: 'Results 2', round: 'Round 1' };
  server.handlers.bringFormulas = () => ({ ok: true, value: { ...made, created: true, changed: true } });
  await page.getByText('Your entries').first().click();
  await page.getByText('Results from your formulas').click();
  await page.getByRole('button', { name: 'Copy the formulas from The auction' }).click();
  await page.getByText('Results: what you typed in B4 wasn’t copied.').waitFor();
  await page.getByText("C4: ='Answers 2'!C2").waitFor();
  expect(await page.getByText('Answers 2: 0 formulas').count()).toBe(0);
  expect(server.names()).not.toContain('bringFormulas');
  await page.getByRole('button', { name: 'Copy these formulas' }).click();
  await page.getByText('with the formulas from The auction.').waitFor();
  expect(server.calls.at(-1)).toMatchObject({ name: 'bringFormulas', input: { token: 'as looked at' } });
  // This match already has its tabs.
  expect(await page.getByRole('button', { name: 'Copy the formulas from The auction' }).count()).toBe(0);
});
