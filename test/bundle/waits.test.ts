// The waits of each click through the built bundle, counted: the first stages of a game whose forms stay and are drawn ahead,
// with eight players, and of one whose forms change, with five; of every game to its end, with twenty and forty too, in the long run.
import { classOf } from '../support/waits';
import { expectFewWaits, playByClicks } from './counted-games';

test.each([
  ['soullinked', 10, 8, true],
  ['wanted-sharpshooters', 58, 5, false],
])(
  '%s: creating it and each round take few waits, its form %i edits',
  async (game, edits, players, isAhead) => {
    const clicks = await playByClicks(game, players, 3, isAhead);
    expectFewWaits(clicks);
    const made = clicks.creation.forms.map(({ calls }) => calls.filter((call) => classOf(call) === 'form'));
    expect(made.map(({ length }) => length)).toEqual([edits]);
  },
);
