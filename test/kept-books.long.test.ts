// Host books that earlier versions of the program made: those that the short run leaves out, and open games played to
// their end.
import { checkKeptBook } from './kept-books/check';
import { factsOf } from './kept-books/facts';
import { playToEnd } from './kept-books/hosting';
import { resume } from './kept-books/stories';
import { keptBooks, openKeptBook } from './support/kept-books';

const BOOKS = keptBooks();

test.each(BOOKS.filter(({ inShortRun }) => !inShortRun))('$version: $game, $state', checkKeptBook);

test.each(BOOKS.filter(({ state }) => state === 'open'))(
  '$version: $game ends as it did',
  ({ version, game, state }) => {
    const book = openKeptBook(version, game, state);
    resume(book);
    playToEnd(book);
    const over = BOOKS.find((one) => one.version === version && one.game === game && one.state === 'over');
    expect(factsOf(book)).toEqual(over?.known.kept);
  },
);
