// The players' page: its address, its keys, and its cache.

import { listOf, object, type FieldValue } from '../../games/frame/fields';
import { anyBoolean, anyNumber, anyText } from '../../games/frame/fields/data-fields';

/** A seat that has a new holder. */
const takenOverSeatField = object({
  /** Digest of the former holder's key. */
  digest: anyText,
  /** The seat's name in the roster. */
  player: anyText,
  /** Name of the new holder. */
  person: anyText,
});
export type TakenOverSeat = FieldValue<typeof takenOverSeatField>;

/** What players' pages know about a game without reading the host book. */
export const publishedGameField = object({
  book: anyText,
  zone: anyText,
  /** Time zone of response times. */
  stampZone: anyText,
  /** Digests of players' keys; empty if there is no game. */
  keys: listOf(anyText),
  /** Seats with a new holder. Pages recognize the former holder by their key. */
  replaced: listOf(takenOverSeatField),
  /** Hash of the ledger's last row; empty while the game is changing. Never sent to pages. */
  at: anyText,
  address: anyText,
});
export type PublishedGame = FieldValue<typeof publishedGameField>;

/** An archived game, remembered for people who still have links to it. */
export const formerGameField = object({
  title: anyText,
  /** False if the game was archived before its end. */
  isOver: anyBoolean,
  /** Link to the game's public book; may be empty. */
  publicBook: anyText,
  /** The last valid keys' digests, each with its reader's book. */
  seats: listOf(object({ digest: anyText, book: anyText })),
});
export type FormerGame = FieldValue<typeof formerGameField>;

/** A late answer from a page, and when its phone says that Send was tapped. */
export const lateSendTimeField = object({
  stage: anyText,
  /** Digest of the player's key. */
  digest: anyText,
  /** UTC milliseconds by the server's time, as the page knew it. */
  tapped: anyNumber,
  /** When the stage ended, including grace. */
  end: anyNumber,
  /** The answer was submitted to the form between these times, by the server's time. */
  from: anyNumber,
  until: anyNumber,
});
export type LateSendTime = FieldValue<typeof lateSendTimeField>;

/** None of these functions throws. */
export interface PagesPort {
  /** The address as entered; empty for none. */
  address(): string;
  /** Saves the address. Empty removes it, and forgets archived games. */
  setAddress(address: string): void;
  /**
   * Publishes this game (undefined for none) and drops the cache. `stage` is the open stage for checking moves, cached if it
   * fits. `putAway` is a game archived at the same time, remembered if there's room.
   */
  publish(game: PublishedGame | undefined, stage: unknown, putAway?: FormerGame): void;
  /** Called before a change: until the next `publish`, pages read the host book instead of the published game. */
  outdate(): void;
  published(): PublishedGame | undefined;
  /** The game, with its open stage for checking moves if it's cached. The stage is never sent to pages. */
  gameAndStage(): { readonly game: PublishedGame | undefined; readonly stage: unknown };
  /** Whether a call by the host is waiting for the lock. Pages let it go first. */
  hostWaits(): boolean;
  /** Archived games, latest first. */
  former(): readonly FormerGame[];
  /** Late taps on Send; the oldest are dropped if there's no room. */
  taps(): readonly LateSendTime[];
  keepTaps(taps: readonly LateSendTime[]): void;
  /** Reads cache entries. Entries can vanish at any time. */
  recall(names: readonly string[]): ReadonlyMap<string, string>;
  /** Caches texts for this many seconds, if they fit. */
  remember(texts: ReadonlyMap<string, string>, seconds: number): void;
  forget(names: readonly string[]): void;
}
