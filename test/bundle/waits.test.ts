// The waits of each click through the built bundle, counted: the first stages, with eight players, of a game whose forms stay
// and is drawn ahead, and of one whose forms change; of every game to its end, with twenty and forty too, in the long run.
import { classOf } from '../support/waits';
import { expectFewWaits, playByClicks } from './counted-games';

test.each([
  ['soullinked', 10, true],
  ['wanted-sharpshooters', 58, false],
])('%s: creating it and each round take few waits, its form %i edits', async (game, edits, isAhead) => {
  const clicks = await playByClicks(game, 8, 3, isAhead);
  expectFewWaits(clicks);
  const made = clicks.creation.forms.map(({ calls }) => calls.filter((call) => classOf(call) === 'form'));
  expect(made.map(({ length }) => length)).toEqual([edits]);
});
