// Kept host books, one a game and one of a season, opened by the program as it is now. In the game's first round everybody
// sends; the long run has all books, and in each round everybody sends.
import { checkKeptBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

/** No practice game, and a season. */
const SHORT = ['soullinked', 'season'];

test.each(Object.entries(keptFacts()).filter(([name]) => SHORT.includes(name)))('%s', (name, facts) => {
  checkKeptBook(name, facts, 1);
});
