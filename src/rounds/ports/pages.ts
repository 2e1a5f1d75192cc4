// The players' page: its address, its keys, and its cache.

import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyFlag, anyNumber, anyText } from '../../games/frame/fields/plain';

/** A seat that somebody else plays now. */
const replacedSeatField = object({
  /** Digest of the former holder's last key. */
  digest: anyText,
  /** Roster name. */
  player: anyText,
  /** Who plays now. */
  person: anyText,
});
export type ReplacedSeat = ValueOf<typeof replacedSeatField>;

/** What pages know of a game before reading it. */
export const publishedGameField = object({
  book: anyText,
  zone: anyText,
  /** The zone of response times. */
  stampZone: anyText,
  /** Digests of players' keys; empty without a game. */
  keys: listOf(anyText),
  /** Seats with a new holder, by the former holder's last key. */
  replaced: listOf(replacedSeatField),
  /** Hash of the ledger's last row; empty while the game is being changed. Never shown. */
  at: anyText,
  address: anyText,
});
export type PublishedGame = ValueOf<typeof publishedGameField>;

/** An archived game, remembered for those who still have its links. */
export const formerGameField = object({
  title: anyText,
  /** False if it was archived before its end. */
  isOver: anyFlag,
  /** Its public book; may be empty. */
  publicBook: anyText,
  /** Digest of each key that last opened a page, with its reader's book. */
  seats: listOf(object({ digest: anyText, book: anyText })),
});
export type FormerGame = ValueOf<typeof formerGameField>;

/** A page's late answer, and when its phone says that Send was tapped. */
export const lateTapField = object({
  stage: anyText,
  /** Digest of the player's key. */
  digest: anyText,
  /** UTC milliseconds by the server's clock, as the page knew it. */
  tapped: anyNumber,
  /** The end of the stage, grace included. */
  end: anyNumber,
  /** While the answer was under way to the form, by the server's clock. */
  from: anyNumber,
  until: anyNumber,
});
export type LateTap = ValueOf<typeof lateTapField>;

/** Never throws. */
export interface PagesPort {
  /** As entered; empty for none. */
  address(): string;
  /** Empty for none, which also forgets archived games. */
  setAddress(address: string): void;
  /**
   * Publishes this game (undefined: none) and drops the cache. `stage`: the open stage for judging moves, cached if there's
   * room. `putAway`: a game archived at the same time, remembered as far as there's room.
   */
  publish(game: PublishedGame | undefined, stage: unknown, putAway?: FormerGame): void;
  /** Marks the published game as outdated before a change: until the next `publish`, pages read the host book. */
  outdate(): void;
  published(): PublishedGame | undefined;
  /** The game, with its open stage for judging moves, if cached. No page ever gets the stage. */
  judged(): { readonly game: PublishedGame | undefined; readonly stage: unknown };
  /** Whether the host is waiting for the lock: pages let the host go first. */
  hostWaits(): boolean;
  /** Archived games, latest first. */
  former(): readonly FormerGame[];
  /** Late taps on Send, as far as there's room. */
  taps(): readonly LateTap[];
  keepTaps(taps: readonly LateTap[]): void;
  /** From the cache; entries can vanish at any time. */
  recall(names: readonly string[]): ReadonlyMap<string, string>;
  /** Into the cache, for this many seconds, as far as there's room. */
  remember(texts: ReadonlyMap<string, string>, seconds: number): void;
  /** Drops cache entries. */
  forget(names: readonly string[]): void;
}
