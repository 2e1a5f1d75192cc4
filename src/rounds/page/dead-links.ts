// Refusals for links that no longer open a page. An archived game's link leads to its books; a former holder's link says who
// plays the seat now.
import type { CallProblem } from '../reply/reply';
import type { FormerGame, TakenOverSeat } from '../ports/pages';

/** The same refusal for every invalid key, so that it doesn't reveal whether there is a game. */
export const NO_PAGE: CallProblem = {
  code: 'no-page',
  text: 'Opening your page: this link doesn’t work. It may be incomplete, or your host may have sent you a newer one. If the game was archived long ago, its results are in your book. Ask your host for your link.',
};

export const NO_LIVE_TABLE: CallProblem = {
  code: 'no-page',
  text: 'Opening the table: this link doesn’t work. It may be incomplete. Ask the host for the full link.',
};

/** Refusal for an archived game's link; `book` is the reader's. */
export function archivedGameProblem({ title, isOver, publicBook }: FormerGame, book: string): CallProblem {
  const end = isOver
    ? 'is over, and your host has archived it'
    : 'was archived by your host before it ended, so you won’t be asked anything else';
  return {
    code: 'put-away',
    text: `${title} ${end}. Your results are in your book.`,
    putAway: { title, book, publicBook },
  };
}

/** Refusal for a link of the seat's former holder. */
export function replacedHolderProblem({ player, person }: TakenOverSeat): CallProblem {
  return {
    code: 'replaced',
    text: `${person} plays for ${player} now. This page is closed, and you won’t be asked anything else here.`,
  };
}
