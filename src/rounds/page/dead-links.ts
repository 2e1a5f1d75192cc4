// The answers to links that open nothing: a link of a game that was put away leads to what is left of it, and a link of
// a seat that somebody else has says who plays there.
import type { CallProblem } from '../reply/reply';
import type { FormerGame, ReplacedSeat } from '../ports/pages';

/** The answer to every key that opens nothing, the same whether there is a game or not. */
export const NO_PAGE: CallProblem = {
  code: 'no-page',
  text: 'Opening your page: this link opens none. Perhaps your host has given you a newer one, it was not copied whole, or its game was archived long ago: your book has its results. Ask your host for your link.',
};

export const NO_TABLE: CallProblem = {
  code: 'no-page',
  text: 'Opening the table: this link opens none. It may be copied in part. Ask the host for it.',
};

/** Answers the link of a game that was put away, for the reader with this book. */
export function putAway({ title, isOver, publicBook }: FormerGame, book: string): CallProblem {
  const end = isOver
    ? 'is over, and your host has put it away'
    : 'was archived by your host before it ended, and nothing is asked any more';
  return {
    code: 'put-away',
    text: `${title} ${end}. What it brought stands in your book.`,
    putAway: { title, book, publicBook },
  };
}

/** Answers the link of a seat for whoever played there before. */
export function playedByOther({ player, person }: ReplacedSeat): CallProblem {
  return {
    code: 'replaced',
    text: `${person} plays for ${player} now. This page is closed, and nothing is asked of you here any more.`,
  };
}
