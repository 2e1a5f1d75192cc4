// The waits of each click of games through the built bundle, counted: the first stages with eight players here; whole games,
// with twenty and forty too, in the long run.
import { GAMES } from '../../src/games/catalogue';
import { expectFewWaits, playByClicks } from './counted-games';

test.each(GAMES.map(({ info }) => info.id))('%s: creating it and each round take few waits', async (game) => {
  expectFewWaits(await playByClicks(game, 8, 7));
});
