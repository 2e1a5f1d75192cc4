// What pages remember of archived games, so that old links lead to the player's book: titles, books, and digests of keys,
// but nothing of the game itself.
import type { FormerGame } from '../ports/pages';
import { findBook } from '../record/game-files';
import type { Session } from './game-session';
import { isSameDigest, keyDigest } from './page-keys';

/** The standalone game that a commit archived; undefined if it archived none. */
export function archivedGame(before: Session, after: Session): FormerGame | undefined {
  if (before.kind !== 'game' || before.season !== undefined) return undefined;
  const { match, people, record } = before;
  if (after.kind === 'game' && after.record.setUp === record.setUp) return undefined;
  return {
    title: record.setUp.practice ? `${match.info.title} (practice game)` : match.info.title,
    isOver: match.stage === null,
    publicBook: findBook(record, undefined)?.url ?? '',
    seats: [...people.persons.values()].flatMap(({ id, key }) => {
      const book = findBook(record, id);
      return book === undefined ? [] : [{ digest: keyDigest(key), book: book.url }];
    }),
  };
}

/** Always compares whole digests, so that timing reveals nothing. */
export function findFormerGame(
  games: readonly FormerGame[],
  digest: string,
): { readonly game: FormerGame; readonly book: string } | undefined {
  const [found] = games.flatMap((game) =>
    game.seats.filter((seat) => isSameDigest(seat.digest, digest)).map(({ book }) => ({ game, book })),
  );
  return found;
}
