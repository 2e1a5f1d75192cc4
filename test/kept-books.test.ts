// Host books written by earlier versions can be opened. The season is played on; the long run plays all of them.
import { checkKeptBook, openedBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

test.each(Object.entries(keptFacts()))('%s', (name, facts) => {
  if (name === 'season') checkKeptBook(name, facts, 1);
  else openedBook(name, facts);
});
