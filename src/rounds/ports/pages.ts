// The players’ page as the round loop needs it: its address, the keys that open it, and what it has shown.

import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyFlag, anyNumber, anyText } from '../../games/frame/fields/plain';

/** A seat in which somebody else plays by now. */
const replacedSeatField = object({
  /** A digest of the last key of whoever played before. */
  digest: anyText,
  /** The roster's name. */
  player: anyText,
  /** The name of whoever plays now. */
  person: anyText,
});
export type ReplacedSeat = ValueOf<typeof replacedSeatField>;

/** What pages know of a game before they read it. */
export const publishedGameField = object({
  /** The host book. */
  book: anyText,
  /** The time zone of the host book. */
  zone: anyText,
  /** The zone in which the times of responses are written. */
  stampZone: anyText,
  /** A digest of each player's key; none while there is no game. */
  keys: listOf(anyText),
  /** The seats in which somebody else plays now, by the last key of whoever played before. */
  replaced: listOf(replacedSeatField),
  /** The hash of the ledger's last row; empty while the game is being changed. Pages never show it. */
  at: anyText,
  /** The address of the page. */
  address: anyText,
});
export type PublishedGame = ValueOf<typeof publishedGameField>;

/** A game that was put away, as pages remember it for those who still have its links. */
export const formerGameField = object({
  /** The title as its pages showed it. */
  title: anyText,
  /** False for a game that was put away before its end. */
  isOver: anyFlag,
  /** The address of its public book; empty where it had none. */
  publicBook: anyText,
  /** For each key that opened a page last, its digest and the address of its reader's own book. */
  seats: listOf(object({ digest: anyText, book: anyText })),
});
export type FormerGame = ValueOf<typeof formerGameField>;

/** A submission of a page that came late, and when its phone says that Send was tapped. */
export const lateTapField = object({
  stage: anyText,
  /** A digest of the player's key. */
  digest: anyText,
  /** UTC milliseconds, by the server's clock as the page knew it. */
  tapped: anyNumber,
  /** The end of the stage at that time, its grace included. */
  end: anyNumber,
  /** From when until when it was on its way to its form, by the server's clock. */
  from: anyNumber,
  until: anyNumber,
});
export type LateTap = ValueOf<typeof lateTapField>;

/** The players' page: its address, the keys that open it, and what pages have shown. No call throws. */
export interface PagesPort {
  /** The address that was entered; empty for none. */
  address(): string;
  /** Keeps the address of the page; empty for none, and then games that were put away are forgotten. */
  setAddress(address: string): void;
  /**
   * Lets pages open this game from now on, or none where it is undefined, and forgets what they have shown. `stage` is
   * the open stage as submissions are judged by it, kept if there is room; undefined for none. `putAway` is the game that
   * was put away at the same time: it is remembered with those before, as far as there is room.
   */
  publish(game: PublishedGame | undefined, stage: unknown, putAway?: FormerGame): void;
  /**
   * Lets nobody go by the published game from now on, since it is about to change: until one is published again, pages
   * read the host book.
   */
  outdate(): void;
  published(): PublishedGame | undefined;
  /**
   * Gives the game, and its open stage as submissions are judged by it, undefined where that is not kept. No page is ever
   * given the stage.
   */
  judged(): { readonly game: PublishedGame | undefined; readonly stage: unknown };
  /** Whether a host waits to change the game: pages let the host go first. */
  hostWaits(): boolean;
  /** Games that were put away, the last one first. */
  former(): readonly FormerGame[];
  /** Late taps on Send; taps for which there is no room are not kept. */
  taps(): readonly LateTap[];
  keepTaps(taps: readonly LateTap[]): void;
  /** Texts kept under these names; they may be forgotten at any time. */
  recall(names: readonly string[]): ReadonlyMap<string, string>;
  /** Keeps texts for so many seconds, as far as there is room. */
  remember(texts: ReadonlyMap<string, string>, seconds: number): void;
  /** Forgets what was kept under these names. */
  forget(names: readonly string[]): void;
}
