// The public and players' books: creating, sharing and drawing, several at once.
import type { Result } from '../../games/frame/result';
import type { Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { PrefetchPart, Prefetch } from '../reply/call-parts';
import type { Secret } from '../record/secret';
import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyFlag, anyText } from '../../games/frame/fields/plain';

/** A new, empty file. */
export interface MadeFile {
  readonly id: Secret;
  readonly url: string;
}

export type BookState =
  | { readonly kind: 'there'; readonly readers: BookAccess }
  /** Deleted by the host, or in the trash. */
  | { readonly kind: 'gone' }
  /** It exists, but belongs to another account or script project. */
  | { readonly kind: 'not-shown' };

/** Whether somebody besides its owner can open it. */
export function isOpenToOthers(state: BookState): boolean {
  if (state.kind !== 'there') return false;
  const { people, link, sharedDrive } = state.readers;
  return people.length > 0 || link || sharedDrive;
}

export type ShareOutcome =
  /** With the id of the permission. */
  | { readonly kind: 'shared'; readonly permission: string }
  /** Nobody has a Google account with this address. */
  | { readonly kind: 'no-account' }
  /** An organisation forbids it. */
  | { readonly kind: 'forbidden' };

/** `email` is empty for anyone with the link. */
export interface BookSharing {
  readonly id: string;
  readonly email: string;
}

/** The exact tabs the book should show. */
export interface BookToRender {
  readonly id: string;
  readonly tabs: readonly Tab[];
  /** Renames the file. */
  readonly title?: string;
}

/** `name` is unique. */
interface BookToCopy {
  readonly id: string;
  readonly name: string;
}

/** Works on several books at once. Results are in the order of the input; no book can be named twice in a call. */
export interface BooksPort {
  /** How many books one call handles well; 1 if they are drawn one by one. */
  atOnce(): number;
  /** Creates empty books, or finds those of an interrupted attempt. */
  make(names: readonly string[]): readonly Result<MadeFile, CallProblem>[];
  /** Copies books with all tabs, or finds the copies of an interrupted attempt; nobody else can open them. */
  copy(copies: readonly BookToCopy[]): readonly Result<MadeFile, CallProblem>[];
  /** The ids of each book's tabs. */
  tabsOf(ids: readonly string[]): readonly Result<readonly number[], CallProblem>[];
  statesOf(ids: readonly string[]): readonly Result<BookState, CallProblem>[];
  share(sharings: readonly BookSharing[]): readonly Result<ShareOutcome, CallProblem>[];
  /** Prepares what `render` will write for these books, without asking Google. */
  layOut(books: readonly BookToRender[]): void;
  /** One atomic write per book. */
  render(books: readonly BookToRender[]): readonly Result<undefined, CallProblem>[];
  /** Removes everybody but the owner, as far as possible; returns who can still read it. */
  unshare(id: string): Result<BookAccess, CallProblem>;
  /** Whether this account and script project created the file and it isn't in the trash. */
  isShown(id: string): Result<boolean, CallProblem>;
}

const accountField = object({
  /** Stays the same whatever address was used. */
  permission: anyText,
  /** The account's own address; empty if Google doesn't say. */
  email: anyText,
});
export type AccountWithAccess = ValueOf<typeof accountField>;

/** Who can read a book besides its owner. */
export const bookAccessField = object({
  people: listOf(accountField),
  link: anyFlag,
  /** In a shared drive, whose members can read it. */
  sharedDrive: anyFlag,
});
export type BookAccess = ValueOf<typeof bookAccessField>;

export const NO_ACCESS: BookAccess = { people: [], link: false, sharedDrive: false };

/** Looks up readers of books ahead of time. Results last seconds and may be lost; then the book is checked again. Never throws. */
export interface PrefetchPort {
  /** Checks one part of the books drawn before. */
  prefetch(prefetch: PrefetchPart): void;
  /** Readers found so far by this click's calls, by book id. */
  seen(prefetch: Prefetch): ReadonlyMap<string, BookAccess>;
}
