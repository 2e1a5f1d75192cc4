// The keys that open players' pages. Digests of them are cached outside the host book, so that trying keys reveals nothing
// and doesn't read the book.
import { sha256 } from 'js-sha256';
import type { PublishedGame, TakenOverSeat } from '../ports/pages';
import { holder, personById } from '../record/people';
import type { Session } from './game-session';
import { isSeated, seatedPeople } from './readers';

/** What players' pages know about a session's game without reading the host book. */
export function publishedGame(session: Session): PublishedGame {
  const { book, zone, stampZone, page = '' } = session.snapshot;
  const keys = session.kind === 'empty' ? [] : seatedPeople(session).map(({ key }) => keyDigest(key));
  const at = session.last?.hash ?? '';
  return { book, zone, stampZone, keys, replaced: takenOverSeats(session), at, address: page };
}

/** Whether pages that rely on the previous published game could send answers to a stage or form that is over. */
export function arePagesOutdated(before: Session, after: Session): boolean {
  const formsOf = (session: Session): string =>
    session.kind === 'game'
      ? session.record.files.flatMap(({ what, id }) => (what === 'form' ? [id] : [])).join()
      : '';
  return before.last?.hash !== after.last?.hash || formsOf(before) !== formsOf(after);
}

/** Former holders who have no seat now, with the current holder. Only their last key counts: others may be stolen. */
function takenOverSeats(session: Session): readonly TakenOverSeat[] {
  if (session.kind === 'empty') return [];
  const { people } = session;
  return [...people.seats.values()].flatMap(({ name: player, terms }) => {
    const former = [...new Set(terms.map(({ person }) => person))].filter((id) => !isSeated(session, id));
    const person = holder(people, player).name;
    return former.map((id) => ({ digest: keyDigest(personById(people, id).key), player, person }));
  });
}

export function pageCacheKey(digest: string): string {
  return `page ${digest}`;
}

export function liveTableCacheKey(digest: string): string {
  return `table ${digest}`;
}

/** The key in the table's link, the same for all games of a host book. It only gives access to public information. */
export function liveTableKey(book: string): string {
  return sha256(`table\n${book}`).slice(0, DIGEST_LENGTH);
}

export function isLiveTableKey(game: PublishedGame | undefined, digest: string): boolean {
  return game !== undefined && keyDigest(liveTableKey(game.book)) === digest;
}

const DIGEST_LENGTH = 32;

/** A digest from which the key can't be computed. */
export function keyDigest(key: string): string {
  return sha256(`page\n${key}`).slice(0, DIGEST_LENGTH);
}

/** Compares with every key, and in constant time. */
export function isPlayersKey(game: PublishedGame | undefined, digest: string): boolean {
  return (game?.keys ?? []).filter((key) => isSameDigest(key, digest)).length > 0;
}

/** The seat that a former holder's last key belonged to. Compares with every key. */
export function findTakenOverSeat(
  game: PublishedGame | undefined,
  digest: string,
): TakenOverSeat | undefined {
  const [found] = (game?.replaced ?? []).filter((seat) => isSameDigest(seat.digest, digest));
  return found;
}

/** Compares in constant time. */
export function isSameDigest(a: string, b: string): boolean {
  let differs = a.length ^ b.length;
  for (let at = 0; at < DIGEST_LENGTH; at += 1) differs |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return differs === 0;
}
