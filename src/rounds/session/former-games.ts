// Archived games, as pages remember them: their old links lead to the player's book. Nothing of the game itself is kept,
// and only a digest of each key.
import type { FormerGame } from '../ports/pages';
import { findBook } from '../record/game-files';
import type { Session } from './game-session';
import { isSameDigest, keyDigest } from './page-keys';

/** The game, outside a season, that a commit archived. */
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

/** Compares every digest to its end, so that timing reveals nothing. */
export function formerGameOf(
  games: readonly FormerGame[],
  digest: string,
): { readonly game: FormerGame; readonly book: string } | undefined {
  const [found] = games.flatMap((game) =>
    game.seats.filter((seat) => isSameDigest(seat.digest, digest)).map(({ book }) => ({ game, book })),
  );
  return found;
}
