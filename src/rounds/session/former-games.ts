// Games that were put away, as pages remember them: whoever opens the link of one is led to their book. Nothing of the
// game itself is kept, and of a key only its digest.
import type { FormerGame } from '../ports/pages';
import { findBook } from '../record/game-files';
import type { Session } from './game-session';
import { isSameDigest, keyDigest } from './page-keys';

/** Gives the game that a commit has put away, outside a season, if its links stay; undefined where it has put none away. */
export function gamePutAway(before: Session, after: Session): FormerGame | undefined {
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

/**
 * Finds the former game that has the key with this digest, and its reader's book. It compares all digests to their
 * ends, so that the time it takes tells nothing.
 */
export function formerGameOf(
  games: readonly FormerGame[],
  digest: string,
): { readonly game: FormerGame; readonly book: string } | undefined {
  const [found] = games.flatMap((game) =>
    game.seats.filter((seat) => isSameDigest(seat.digest, digest)).map(({ book }) => ({ game, book })),
  );
  return found;
}
