// Kept host books, one a game and one of a season, opened by the program as it is now; the long run has all of them.
import { checkKeptBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

/** No practice game, and a season. */
const SHORT = ['soullinked', 'season'];

test.each(Object.entries(keptFacts()).filter(([name]) => SHORT.includes(name)))('%s', checkKeptBook);
