// Keeps in a property of the document which tabs players' books and the public book have.
import { listOf, object, type ValueOf } from '../games/frame/fields';
import { anyNumber, anyText, tuple } from '../games/frame/fields/plain';
import type { BookTabsStore, KnownTab } from '../sheets/book-tabs';
import { kept } from './kept';

/** The id of a tab, and those of its charts. */
const packedTab = listOf(anyNumber);
type Packed = ValueOf<typeof packedTab>;

/** The tabs of each book; the book that was drawn longest ago comes first. */
type Books = readonly (readonly [id: string, tabs: readonly Packed[]])[];

/** Each list of tabs is kept once, and for each book its place among them, since most books have the same tabs. */
const packedBooksField = object({
  lists: listOf(listOf(packedTab)),
  books: listOf(tuple(anyText, anyNumber)),
});
type PackedBooks = ValueOf<typeof packedBooksField>;

const bookTabs = kept(
  'book-tabs',
  packedBooksField,
  // Where a book was forgotten, its tabs are looked up again.
  {
    shorten: (all) => (all.books.length === 0 ? undefined : packedBooks(unpackedBooks(all).slice(1))),
  },
);

export const bookTabsStore: BookTabsStore & {
  /** The ids of the books that are remembered. */
  books(): readonly string[];
} = {
  books: () => read().map(([id]) => id),
  get: (book) =>
    read()
      .find(([id]) => id === book)?.[1]
      .map(([sheetId = 0, ...charts]) => ({ sheetId, charts })),
  set: (book, tabs) =>
    bookTabs.set(packedBooks([...read().filter(([id]) => id !== book), [book, tabs.map(packed)]])),
};

function packed({ sheetId, charts }: KnownTab): Packed {
  return [sheetId, ...charts];
}

function read(): Books {
  const all = bookTabs.get();
  return all === undefined ? [] : unpackedBooks(all);
}

function packedBooks(books: Books): PackedBooks {
  const lists = new Map(books.map(([, tabs]) => [JSON.stringify(tabs), tabs]));
  const texts = [...lists.keys()];
  return {
    lists: [...lists.values()],
    books: books.map(([id, tabs]) => [id, texts.indexOf(JSON.stringify(tabs))]),
  };
}

function unpackedBooks({ lists, books }: PackedBooks): Books {
  return books.flatMap(([id, place]) => {
    const tabs = lists[place];
    return tabs === undefined ? [] : [[id, tabs] as const];
  });
}
