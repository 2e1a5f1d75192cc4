// The waits of each click of whole games, with as many players as a game allows.
import { GAMES } from '../../src/games/catalogue';
import { expectFewWaits, playByClicks } from './counted-games';

/** A game for two has the same two always. */
const TABLES = GAMES.flatMap(({ info }) =>
  (info.playerCount === '2 players' ? [2] : [8, 20, 40]).map((players) => [info.id, players] as const),
);

test.each(TABLES)('%s for %i players: each click of a whole game takes few waits', async (game, players) => {
  expectFewWaits(await playByClicks(game, players));
});
