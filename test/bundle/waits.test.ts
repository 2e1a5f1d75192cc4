// The waits of each click through the built bundle, counted: the first stages, with eight players, of a game whose forms stay
// and of one whose forms change; of every game to its end, with twenty and forty too, in the long run.
import { expectFewWaits, playByClicks } from './counted-games';

test.each(['soullinked', 'wanted-sharpshooters'])(
  '%s: creating it and each round take few waits',
  async (game) => {
    expectFewWaits(await playByClicks(game, 8, 7));
  },
);
