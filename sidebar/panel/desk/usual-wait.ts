// How long calls that write books usually take, so that the bar can show how far one should be.

/** How long such a call takes besides the books, in milliseconds: it reads the game, and writes the round. */
const BESIDES_MS = 3500;
/** How many milliseconds each book adds. */
const BOOK_MS = 200;

/**
 * Gives how long a call that writes so many books takes in most cases, in milliseconds, by the model of
 * docs/performance.md.
 */
export function usualWait(books: number): number {
  return BESIDES_MS + books * BOOK_MS;
}
