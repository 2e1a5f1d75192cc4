// Creates, shares and draws the public book and players' books, several at once.
import type { Result } from '../../games/frame/result';
import type { Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { PrefetchCall, Prefetch } from '../reply/call-parts';
import type { Secret } from '../record/secret';
import { listOf, object, type FieldValue } from '../../games/frame/fields';
import { anyBoolean, anyText } from '../../games/frame/fields/data-fields';

export interface CreatedFile {
  readonly id: Secret;
  readonly url: string;
}

export type BookState =
  | { readonly kind: 'there'; readonly readers: BookAccess }
  /** The file was deleted, or is in the trash. */
  | { readonly kind: 'gone' }
  /** The file exists, but belongs to another account or script project. */
  | { readonly kind: 'not-shown' };

/** Whether anybody besides its owner can open the book. */
export function isOpenToOthers(state: BookState): boolean {
  if (state.kind !== 'there') return false;
  const { people, link, sharedDrive } = state.readers;
  return people.length > 0 || link || sharedDrive;
}

export type ShareOutcome =
  /** `permission` is the permission's id. */
  | { readonly kind: 'shared'; readonly permission: string }
  /** No Google account has this address. */
  | { readonly kind: 'no-account' }
  /** An organization doesn't allow the sharing. */
  | { readonly kind: 'forbidden' };

/** `email` is empty to share with anyone who has the link. */
export interface BookSharing {
  readonly id: string;
  readonly email: string;
}

/** A book with exactly the tabs it should have. */
export interface BookToRender {
  readonly id: string;
  readonly tabs: readonly Tab[];
  /** The file's new name; absent to keep its name. */
  readonly title?: string;
}

/** `name` is the copy's name, which is unique. */
interface BookToCopy {
  readonly id: string;
  readonly name: string;
}

/** Works on several books at once. Results are in the order of the input. No book may occur twice in a call. */
export interface BooksPort {
  /** How many books a call can handle at once; 1 if they are drawn one by one. */
  atOnce(): number;
  /** Creates empty books, or finds those that an interrupted attempt created. */
  make(names: readonly string[]): readonly Result<CreatedFile, CallProblem>[];
  /** Copies books with all tabs, or finds copies made by an interrupted attempt. Only the owner can open the copies. */
  copy(copies: readonly BookToCopy[]): readonly Result<CreatedFile, CallProblem>[];
  /** Ids of each book's tabs. */
  tabsOf(ids: readonly string[]): readonly Result<readonly number[], CallProblem>[];
  statesOf(ids: readonly string[]): readonly Result<BookState, CallProblem>[];
  share(sharings: readonly BookSharing[]): readonly Result<ShareOutcome, CallProblem>[];
  /** Computes what `render` will write for these books, without calling Google. */
  layOut(books: readonly BookToRender[]): void;
  /** Draws the books, with one atomic write per book. */
  render(books: readonly BookToRender[]): readonly Result<undefined, CallProblem>[];
  /** Removes everybody but the owner, if Google allows. Returns who can still read the book. */
  unshare(id: string): Result<BookAccess, CallProblem>;
  /** Whether this account and script project created the file, and it isn't in the trash. */
  isShown(id: string): Result<boolean, CallProblem>;
}

const accountField = object({
  /** The permission's id, which is the same whichever of the account's addresses is used. */
  permission: anyText,
  /** The account's address; empty if Google doesn't say. */
  email: anyText,
});
export type AccountWithAccess = FieldValue<typeof accountField>;

/** Who can read a book, besides its owner. */
export const bookAccessField = object({
  people: listOf(accountField),
  link: anyBoolean,
  /** True if the book is in a shared drive, whose members can read it. */
  sharedDrive: anyBoolean,
});
export type BookAccess = FieldValue<typeof bookAccessField>;

export const NO_BOOK_ACCESS: BookAccess = { people: [], link: false, sharedDrive: false };

/** Checks readers of books ahead of time. Results expire after seconds, and the book is checked again. Never throws. */
export interface PrefetchPort {
  /** Checks one part of the books that will be drawn. */
  prefetch(prefetch: PrefetchCall): void;
  /** Who can read each book, by book id, as this click's calls have found so far. */
  seen(prefetch: Prefetch): ReadonlyMap<string, BookAccess>;
}
