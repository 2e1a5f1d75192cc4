// Lazy values are computed once for each object, or for all stages of a match that share them.
import { GAMES } from '../../../src/games/catalogue';
import { findGame } from '../../../src/games/frame/catalogue';
import { legalMoves, play, usualStart } from '../random-play';

test.each(['soullinked', 'pokemon-snap'])('%s: stages with the same questions share them', (id) => {
  const game = findGame(GAMES, id);
  if (game === undefined) throw new Error(`${id} is not in the catalogue.`);
  const { rounds } = play(game, usualStart(game, 'shared'), legalMoves(), 2);
  const [first, second] = rounds.map(({ before }) => before.stage?.asks.map(({ questions }) => questions));
  expect(first).toHaveLength(second?.length ?? 0);
  first?.forEach((questions, index) => expect(second?.[index]).toBe(questions));
});
