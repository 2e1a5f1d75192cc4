// Kept host books that the short run leaves out.
import { checkKeptBook } from './kept-books/check';
import { keptFacts } from './support/kept-books';

test.each(Object.entries(keptFacts()).filter(([name]) => name !== 'soullinked' && name !== 'season'))(
  '%s',
  checkKeptBook,
);
