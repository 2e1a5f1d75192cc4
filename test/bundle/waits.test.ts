// How many waits each click takes in the first stages of two games. The long run covers all games completely.
import { classOf } from '../support/waits';
import { expectFewWaits, playByClicks } from './counted-games';

test.each([
  ['soullinked', 33, 8],
  ['wanted-sharpshooters', 54, 5],
])('%s: creating it and each round take few waits, its form %i edits', async (game, edits, players) => {
  const clicks = await playByClicks(game, players, 3);
  expectFewWaits(clicks);
  const made = clicks.creation.forms.map(({ calls }) => calls.filter((call) => classOf(call) === 'form'));
  expect(made.map(({ length }) => length)).toEqual([edits]);
});
