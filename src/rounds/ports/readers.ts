// The readers of a book, and the round loop's needs of looks at them by other calls of the same click.
import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyFlag, anyText } from '../../games/frame/fields/plain';
import type { BookLook, BookLooks } from '../reply/book-looks';

/** Somebody who may read a book. */
const readerField = object({
  /** The permission's id: it stays the same whatever address it was given for. */
  permission: anyText,
  /** The account's own address; empty where Google does not tell it. */
  email: anyText,
});
export type BookReader = ValueOf<typeof readerField>;

/** Those who may read a book besides its owner. */
export const readersField = object({
  people: listOf(readerField),
  link: anyFlag,
  /** True for a book in a shared drive, whose members can read it. */
  sharedDrive: anyFlag,
});
export type BookReaders = ValueOf<typeof readersField>;

export const NO_READERS: BookReaders = { people: [], link: false, sharedDrive: false };

/** Looks are kept for seconds, and may be lost: whoever misses a book looks at it. Throws nothing. */
export interface LooksPort {
  /** Looks at a part of the books that were drawn before. */
  look(look: BookLook): void;
  /** The readers of the books that looks of this click have seen so far, by the books' ids. */
  seen(looks: BookLooks): ReadonlyMap<string, BookReaders>;
}
