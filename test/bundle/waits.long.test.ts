// How many waits each click takes in whole games, with up to 40 players.
import { GAMES } from '../../src/games/catalogue';
import { expectFewWaits, playByClicks } from './counted-games';

/** Some games are always for two players. */
const TABLES = GAMES.flatMap(({ info }) =>
  (info.playerCount === '2 players' ? [2] : [8, 20, 40]).map((players) => [info.id, players] as const),
);

test.each(TABLES)('%s for %i players: each click of a whole game takes few waits', async (game, players) => {
  expectFewWaits(await playByClicks(game, players));
});
