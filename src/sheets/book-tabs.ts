// What the add-on remembers of the tabs of players' books and of the public book, so that one write draws a book. It
// may be lost or wrong: each write answers with the tabs that the book then has.
import type { TabInfo } from './client';

/** A tab as a book was seen to have it: its id, and the ids of its charts. */
export type KnownTab = Omit<TabInfo, 'title'>;

export interface BookTabsStore {
  /** The tabs of a book as it was drawn last; undefined where they are not known. */
  get(book: string): readonly KnownTab[] | undefined;
  set(book: string, tabs: readonly KnownTab[]): void;
}
