// The round loop's needs of the calls beside the one that resolves, each of which draws a portion of the books.
import type { BookLook, BookLooks, CallProblem } from '../api';
import type { BookToRender } from './books';

/** Books that one call gives to another of the same click, to be drawn in its place. */
export interface Portion {
  readonly click: string;
  /** The call that they are given to, from 1. */
  readonly part: number;
  /** The hash of the ledger’s last row: the game as the books are to show it. */
  readonly head: string;
  /** The ids of the books. */
  readonly books: readonly string[];
}

/**
 * Portions of the books. Books that were given are drawn by nobody else until it is known that the call which they were
 * given to has ended, or it must have by the clock. Throws nothing.
 */
export interface PortionsPort {
  /** Says that the call that resolves has begun: calls beside it wait from now on. */
  begin(looks: BookLooks): void;
  /** Says that it gives no books any more. */
  end(looks: BookLooks): void;
  /** The parts of the calls beside it that wait for books. */
  waiting(looks: BookLooks): readonly number[];
  /** Gives books to these calls; false where nothing is given. */
  give(portions: readonly Portion[]): boolean;
  /**
   * The ids of the books that were drawn, by the part of the call. Waits for those that have not answered, until this
   * instant: theirs are missing.
   */
  drawn(portions: readonly Portion[], until: number): ReadonlyMap<number, readonly string[]>;

  /** Says that this call beside waits for books; false where none can come. */
  offer(look: BookLook): boolean;
  /** Waits for the books of this call; undefined where it is given none. */
  await(look: BookLook): Portion | undefined;
  /** Draws those books of a portion that can be begun in time, and answers. To be called once for a portion. */
  draw(portion: Portion, books: readonly BookToRender[]): void;
}

/** The error for a book that was given to another call, which may still write it. */
export const BEING_DRAWN: CallProblem = {
  code: 'being-drawn',
  text: 'Writing the rest of the books: a call that was given some of them has not answered, and may still be at it. What was done before stays. Go on in four minutes.',
  again: true,
};
