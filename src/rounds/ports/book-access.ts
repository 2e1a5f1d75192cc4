// The readers of a book, and how other calls of the same click look them up beforehand.
import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyFlag, anyText } from '../../games/frame/fields/plain';
import type { PrefetchPart, Prefetch } from '../reply/prefetch';

/** Somebody who may read a book. */
const accountField = object({
  /** The permission's id: it stays the same whatever address it was given for. */
  permission: anyText,
  /** The account's own address; empty where Google does not tell it. */
  email: anyText,
});
export type AccountWithAccess = ValueOf<typeof accountField>;

/** Those who may read a book besides its owner. */
export const bookAccessField = object({
  people: listOf(accountField),
  link: anyFlag,
  /** True for a book in a shared drive, whose members can read it. */
  sharedDrive: anyFlag,
});
export type BookAccess = ValueOf<typeof bookAccessField>;

export const NO_ACCESS: BookAccess = { people: [], link: false, sharedDrive: false };

/**
 * Looks up readers of books ahead. What was found is kept for seconds, and may be lost: then the book is looked at
 * again. Throws nothing.
 */
export interface PrefetchPort {
  /** Looks up who can read one part of the books that were drawn before. */
  prefetch(prefetch: PrefetchPart): void;
  /** Gives the readers that the calls of this click have found so far, by the books' ids. */
  seen(prefetch: Prefetch): ReadonlyMap<string, BookAccess>;
}
