// All games to their ends by forms, by players' pages and by both, with equal records.
import { GAMES } from '../../src/games/catalogue';
import { expectSame, playEveryWay } from './every-way';

test.each(GAMES.map(({ info }) => [info.id]))('%s, to its end', (id) => {
  expectSame(playEveryWay(id, 100));
});
