// Books for everyone and for each player as the round loop needs them: made, shared, drawn, several at once.
import type { Result } from '../../games/frame/result';
import type { Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { PrefetchPart, Prefetch } from '../reply/call-parts';
import type { Secret } from '../record/secret';
import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyFlag, anyText } from '../../games/frame/fields/plain';

/** A file as it was made, empty. */
export interface MadeFile {
  readonly id: Secret;
  readonly url: string;
}

export type BookState =
  | { readonly kind: 'there'; readonly readers: BookAccess }
  /** Deleted by the host, or in the bin. */
  | { readonly kind: 'gone' }
  /** The book is there, but another account or another script project made it. */
  | { readonly kind: 'not-shown' };

/** True for a book that somebody besides its owner may open. */
export function isOpenToOthers(state: BookState): boolean {
  if (state.kind !== 'there') return false;
  const { people, link, sharedDrive } = state.readers;
  return people.length > 0 || link || sharedDrive;
}

export type Shared =
  /** The book is shared; with the id of the permission. */
  | { readonly kind: 'shared'; readonly permission: string }
  /** Nobody has a Google account with this address. */
  | { readonly kind: 'no-account' }
  /** An organisation forbids it. */
  | { readonly kind: 'forbidden' };

/** A book, and the address of the account that is to read it; empty for everyone with the link. */
export interface BookSharing {
  readonly id: string;
  readonly email: string;
}

/** A book, and exactly the tabs that it is to show. */
export interface BookToRender {
  readonly id: string;
  readonly tabs: readonly Tab[];
}

/** A book, and the name of its copy, which no other file has. */
interface BookToCopy {
  readonly id: string;
  readonly name: string;
}

/**
 * Books, several of them at once: each result stands in the place of its book, and no book may be named twice in a
 * call.
 */
export interface BooksPort {
  /** How many books one call takes well; 1 where they are drawn one after another, which takes time. */
  atOnce(): number;
  /** Makes empty books, or finds those that an interrupted try made. */
  make(names: readonly string[]): readonly Result<MadeFile, CallProblem>[];
  /** Copies books with all their tabs, or finds the copies that an interrupted try made; nobody else may open them. */
  copy(copies: readonly BookToCopy[]): readonly Result<MadeFile, CallProblem>[];
  /** The ids of the tabs that each book has. */
  tabsOf(ids: readonly string[]): readonly Result<readonly number[], CallProblem>[];
  statesOf(ids: readonly string[]): readonly Result<BookState, CallProblem>[];
  share(sharings: readonly BookSharing[]): readonly Result<Shared, CallProblem>[];
  /** Works out ahead what `render` will write for these very books; it asks Google for nothing. */
  layOut(books: readonly BookToRender[]): void;
  /** Redraws each book in one atomic write. */
  render(books: readonly BookToRender[]): readonly Result<undefined, CallProblem>[];
  /** Takes a book from everybody but its owner, as far as that can be done, and gives who can still read it. */
  unshare(id: string): Result<BookAccess, CallProblem>;
  /** Whether this account and script project made this form or book, and it is not in the bin. */
  isShown(id: string): Result<boolean, CallProblem>;
}

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
