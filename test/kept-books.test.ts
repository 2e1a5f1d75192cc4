// Kept host books, one a game and one of a season, opened by the program as it is now: what each says has not changed. Two
// are played on; the long run plays all of them to their end.
import { checkKeptBook, openedBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

/** No practice game, and a season. */
const PLAYED_ON = ['soullinked', 'season'];

test.each(Object.entries(keptFacts()))('%s', (name, facts) => {
  if (PLAYED_ON.includes(name)) checkKeptBook(name, facts, 1);
  else openedBook(name, facts);
});
