// The players’ page as the round loop needs it: its address, the keys that open it, and what it has shown.

import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyFlag, anyNumber, anyText } from '../../games/frame/fields/plain';

/** A seat in which somebody else plays by now. */
const replacedSeatField = object({
  /** A digest of the key that was replaced as they came. */
  digest: anyText,
  /** The roster's name. */
  player: anyText,
  /** The name of whoever plays now. */
  person: anyText,
});
export type ReplacedSeat = ValueOf<typeof replacedSeatField>;

/** The page's knowledge of a game before it reads it. */
export const publishedGameField = object({
  /** The host book. */
  book: anyText,
  /** Its time zone. */
  zone: anyText,
  /** The zone in which the times of responses are written. */
  stampZone: anyText,
  /** A digest of each player's key; none while there is no game. */
  keys: listOf(anyText),
  /** The people for whom somebody else plays now, by the last key of each. */
  replaced: listOf(replacedSeatField),
  /** The hash of the ledger's last row; pages never show it. */
  at: anyText,
  /** The address of the page. */
  address: anyText,
});
export type PublishedGame = ValueOf<typeof publishedGameField>;

/** A game that was put away, as pages remember it for those who still have its links. */
export const formerGameField = object({
  /** As its pages were headed. */
  title: anyText,
  /** False for a game that was put away before its end. */
  isOver: anyFlag,
  /** The address of its public book; empty where it had none. */
  publicBook: anyText,
  /** A digest of each key that opened a page last, with the address of its reader's own book. */
  seats: listOf(object({ digest: anyText, book: anyText })),
});
export type FormerGame = ValueOf<typeof formerGameField>;

/** A submission of a page that came late, and when Send was tapped for it by its phone's word. */
export const lateTapField = object({
  stage: anyText,
  /** A digest of the player's key. */
  digest: anyText,
  /** UTC milliseconds, by the server's clock as the page knew it. */
  tapped: anyNumber,
  /** The end of the stage as it was then, its grace included. */
  end: anyNumber,
  /** The time in which it was on its way to its form, from and until, by the server's clock. */
  from: anyNumber,
  until: anyNumber,
});
export type LateTap = ValueOf<typeof lateTapField>;

/** The players' page: its address, the keys that open it, and the pages shown. Throws nothing. */
export interface PagesPort {
  /** The address that was entered; empty for none. */
  address(): string;
  /** Keeps the address of the page, `''` for none: then games that were put away are forgotten. */
  setAddress(address: string): void;
  /**
   * Lets pages open this game from now on, undefined: none, and forgets what they have shown. `stage` is its open stage as
   * it is judged, kept as far as there is room; empty for none. `putAway` is the game that was put away by the same act: it
   * is remembered with those before it, as far as there is room.
   */
  publish(game: PublishedGame | undefined, stage: string, putAway?: FormerGame): void;
  published(): PublishedGame | undefined;
  /** The game with its open stage as it is judged, that one empty where it is not kept; no page is ever given it. */
  judged(): { readonly game: PublishedGame | undefined; readonly stage: string };
  /** True while a host waits to change the game: pages keep away from it. */
  hostWaits(): boolean;
  /** Games that were put away, the last one first. */
  former(): readonly FormerGame[];
  /** Late taps on Send; those for which there is no room are not kept. */
  taps(): readonly LateTap[];
  keepTaps(taps: readonly LateTap[]): void;
  /** Texts kept under these names; they may be forgotten at any time. */
  recall(names: readonly string[]): ReadonlyMap<string, string>;
  /** Keeps texts for so long. Texts for which there is no room are not kept. */
  remember(texts: ReadonlyMap<string, string>, seconds: number): void;
  /** Forgets what was kept under these names. */
  forget(names: readonly string[]): void;
}
