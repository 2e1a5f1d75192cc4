// The keys that open the players' pages. Their digests stand where a page finds them without reading the host book, so
// that whoever tries out keys learns nothing and makes no work.
import { sha256 } from 'js-sha256';
import type { PublishedGame, ReplacedSeat } from '../ports/pages';
import { holder, personWith } from '../record/people';
import type { Session } from './game-session';
import { isSeated, seatedIn } from './readers';

/** Gives what pages have to know of the game of a session. */
export function publishedGame(session: Session): PublishedGame {
  const { book, zone, stampZone, page = '' } = session.snapshot;
  const keys = session.kind === 'empty' ? [] : seatedIn(session).map(({ key }) => keyDigest(key));
  const at = session.last?.hash ?? '';
  return { book, zone, stampZone, keys, replaced: replacedSeats(session), at, address: page };
}

/**
 * Whether a visitor who goes by the game as it was published would send an answer to a stage, or to a form, that is over.
 */
export function outdates(before: Session, after: Session): boolean {
  const formsOf = (session: Session): string =>
    session.kind === 'game'
      ? session.record.files.flatMap(({ what, id }) => (what === 'form' ? [id] : [])).join()
      : '';
  return before.last?.hash !== after.last?.hash || formsOf(before) !== formsOf(after);
}

/**
 * Lists those who held a seat, and hold none now, with who does. Only their last key opens anything: an earlier one may
 * have been replaced because a stranger had it.
 */
function replacedSeats(session: Session): readonly ReplacedSeat[] {
  if (session.kind === 'empty') return [];
  const { people } = session;
  return [...people.seats.values()].flatMap(({ name: player, held }) => {
    const former = [...new Set(held.map(({ person }) => person))].filter((id) => !isSeated(session, id));
    const person = holder(people, player).name;
    return former.map((id) => ({ digest: keyDigest(personWith(people, id).key), player, person }));
  });
}

/** Gives the name under which the page of the player is kept whose key has this digest. */
export function pageName(digest: string): string {
  return `page ${digest}`;
}

/** Gives the name under which the table of a live game is kept. */
export function tableName(digest: string): string {
  return `table ${digest}`;
}

/**
 * Makes the key in the link to the table of a host book, one for all its games. Whoever has it sees what everyone may
 * know, and learns nothing about the book.
 */
export function tableKey(book: string): string {
  return sha256(`table\n${book}`).slice(0, DIGEST_LENGTH);
}

/** Whether the key with this digest is the table's. */
export function isTable(game: PublishedGame | undefined, digest: string): boolean {
  return game !== undefined && keyDigest(tableKey(game.book)) === digest;
}

const DIGEST_LENGTH = 32;

/** Makes the digest of a key in a link, from which nobody can find the key. */
export function keyDigest(key: string): string {
  return sha256(`page\n${key}`).slice(0, DIGEST_LENGTH);
}

/** Whether a key with this digest belongs to the game; compares it with all of them to their ends. */
export function isPlayersKey(game: PublishedGame | undefined, digest: string): boolean {
  return (game?.keys ?? []).filter((key) => isSameDigest(key, digest)).length > 0;
}

/**
 * Finds the seat in which somebody else plays now, by the last key of whoever played before; compares it with all of
 * them.
 */
export function replacedSeat(game: PublishedGame | undefined, digest: string): ReplacedSeat | undefined {
  const [found] = (game?.replaced ?? []).filter((seat) => isSameDigest(seat.digest, digest));
  return found;
}

/** Whether two digests are the same; compares them to their ends. */
export function isSameDigest(a: string, b: string): boolean {
  let differs = a.length ^ b.length;
  for (let at = 0; at < DIGEST_LENGTH; at += 1) differs |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return differs === 0;
}
