// Games that were put away, as pages remember them: who still has the link of one is led to their book. Of the game
// itself nothing is kept, and of a key its digest.
import type { FormerGame } from '../ports/pages';
import { findFile } from '../record/game-files';
import { ownBook } from '../record/seats';
import type { Session } from './game-session';
import { isSameDigest, keyDigest } from './page-keys';

/** The game that a commit has put away, outside a season, whose links stay; undefined where it has put none away. */
export function gamePutAway(before: Session, after: Session): FormerGame | undefined {
  if (before.kind !== 'game' || after.kind !== 'empty') return undefined;
  const { match, record } = before;
  return {
    title: record.setUp.practice ? `${match.info.title} (practice game)` : match.info.title,
    isOver: match.stage === null,
    publicBook: findFile(record, 'public-book', '')?.url ?? '',
    // The key of whoever plays last: one that was replaced stays dead.
    seats: [...record.keys].flatMap(([player, key]) => {
      const book = ownBook(record, player);
      return book === undefined ? [] : [{ digest: keyDigest(key), book: book.url }];
    }),
  };
}

/** The former game of the key with this digest, with its reader's book, by comparing it with all to their ends. */
export function formerGameOf(
  games: readonly FormerGame[],
  digest: string,
): { readonly game: FormerGame; readonly book: string } | undefined {
  const [found] = games.flatMap((game) =>
    game.seats.filter((seat) => isSameDigest(seat.digest, digest)).map(({ book }) => ({ game, book })),
  );
  return found;
}
