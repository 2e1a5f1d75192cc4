// The answers to links that open nothing: of a game that was put away they lead to what is left of it.
import type { CallProblem } from '../reply/reply';
import type { FormerGame } from '../ports/pages';

/** The same for every key that opens nothing, whether or not there is a game. */
export const NO_PAGE: CallProblem = {
  code: 'no-page',
  text: 'Opening your page: this link opens none. A newer link may have replaced it, it was copied in part, or its game was put away long ago. What a game brought stands in your book. Ask your host for your link.',
};

export const NO_TABLE: CallProblem = {
  code: 'no-page',
  text: 'Opening the table: this link opens none. It may be copied in part. Ask the host for it.',
};

/** The page of a game that was put away, for the reader with this book. */
export function putAway({ title, isOver, publicBook }: FormerGame, book: string): CallProblem {
  const end = isOver
    ? 'is over, and your host has put it away'
    : 'was put away by your host before its end, and nothing is asked any more';
  return {
    code: 'put-away',
    text: `${title} ${end}. What it brought stands in your book.`,
    putAway: { title, book, publicBook },
  };
}
