// The waits of each click of games through the built bundle, counted: with eight players here; with twenty and forty, and
// Picture Hunt to its end, in the long run.
import { GAMES } from '../../src/games/catalogue';
import { expectFewWaits, playByClicks } from './counted-games';

test.each(GAMES.map(({ info }) => info.id))('%s: creating it and each round take few waits', async (game) => {
  expectFewWaits(await playByClicks(game, 8, 12));
});
