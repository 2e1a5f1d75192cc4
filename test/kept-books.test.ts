// Kept host books open unchanged in this version. Two are played on; the long run plays all of them to their end.
import { checkKeptBook, openedBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

/** No practice game, and a season. */
const PLAYED_ON = ['soullinked', 'season'];

test.each(Object.entries(keptFacts()))('%s', (name, facts) => {
  if (PLAYED_ON.includes(name)) checkKeptBook(name, facts, 1);
  else openedBook(name, facts);
});
