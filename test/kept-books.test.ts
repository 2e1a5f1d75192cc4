// Host books written by earlier versions can be opened. Two of them are played; the long run plays all.
import { checkKeptBook, openedBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

/** One book that isn't a practice game, and a season. */
const PLAYED_ON = ['soullinked', 'season'];

test.each(Object.entries(keptFacts()))('%s', (name, facts) => {
  if (PLAYED_ON.includes(name)) checkKeptBook(name, facts, 1);
  else openedBook(name, facts);
});
