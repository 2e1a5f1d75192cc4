// How long a call usually takes that writes books, so that the bar can show how far it should be.

/** Milliseconds that a call takes besides the books: it reads the game, and writes the round. */
const BESIDES_MS = 3500;
/** Milliseconds that each book adds to it. */
const BOOK_MS = 200;

/** The milliseconds within which a call that writes so many books mostly ends, by the model of docs/performance.md. */
export function usualWait(books: number): number {
  return BESIDES_MS + books * BOOK_MS;
}
