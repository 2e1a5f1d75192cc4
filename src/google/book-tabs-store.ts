// Keeps in a property of the document which tabs players' books and the public book have.
import { isList, isObject } from '../games/frame/json';
import type { BookTabsStore, KnownTab } from '../sheets/book-tabs';
import { fits, keepProperty, propertyJson } from './document-properties';

const PROPERTY = 'book-tabs';

/** A tab's id and those of its charts. */
type Packed = readonly number[];

/** Most books have the same tabs: each list of tabs is kept once, and for each book its place among them. */
interface Kept {
  readonly lists: readonly (readonly Packed[])[];
  readonly books: readonly (readonly [id: string, list: number])[];
}

export const bookTabsStore: BookTabsStore & {
  /** The ids of the books that are remembered. */
  books(): readonly string[];
} = {
  books: () => [...read().keys()],
  get: (book) =>
    read()
      .get(book)
      ?.map(([sheetId = 0, ...charts]) => ({ sheetId, charts })),
  set: (book, tabs) => {
    const kept = read();
    kept.delete(book);
    kept.set(book, tabs.map(packed));
    // Books drawn longest ago are forgotten where not all fit; their tabs are looked up again.
    while (!fits(written(kept))) kept.delete([...kept.keys()][0] ?? book);
    keepProperty(PROPERTY, written(kept));
  },
};

function packed({ sheetId, charts }: KnownTab): Packed {
  return [sheetId, ...charts];
}

function written(kept: ReadonlyMap<string, readonly Packed[]>): string {
  const texts = [...new Set([...kept.values()].map((tabs) => JSON.stringify(tabs)))];
  const books = [...kept].map(([id, tabs]) => [id, texts.indexOf(JSON.stringify(tabs))]);
  return `{"lists":[${texts.join()}],"books":${JSON.stringify(books)}}`;
}

function read(): Map<string, readonly Packed[]> {
  const kept = propertyJson(PROPERTY);
  if (!isKept(kept)) return new Map();
  return new Map(
    kept.books.flatMap(([id, list]) => {
      const tabs = kept.lists[list];
      return tabs === undefined ? [] : [[id, tabs] as const];
    }),
  );
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value)) return false;
  const { lists, books } = value;
  return (
    isList(lists) &&
    lists.every((tabs) => isList(tabs) && tabs.every(isNumbers)) &&
    isList(books) &&
    books.every((book) => isList(book) && typeof book[0] === 'string' && typeof book[1] === 'number')
  );
}

function isNumbers(value: unknown): boolean {
  return isList(value) && value.every((one) => typeof one === 'number');
}
