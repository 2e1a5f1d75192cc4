// Plays the games of all kept host books to their end.
import { checkKeptBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

test.each(Object.entries(keptFacts()))('%s', (name, facts) => {
  checkKeptBook(name, facts);
});
