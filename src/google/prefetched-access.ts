// Looks up the readers of books beside the call that draws them, and keeps them for that call in the script's cache.
// Drive takes a second to tell who may read a dozen books and whether they exist; the round is read and written
// meanwhile.
import { byName, object } from '../games/frame/fields';
import { anyNumber, jsonText, readText } from '../games/frame/fields/plain';
import type { Prefetch } from '../rounds/reply/prefetch';
import { bookAccessField, type BookAccess, type PrefetchPort } from '../rounds/ports/book-access';
import { ACCESS_FIELDS, accessIn } from './book-access';
import { bookTabsStore } from './book-tabs-store';
import { readPropertiesOnce } from './document-properties';
import { fileStates } from './file-state';
import { atOnce } from './together';
import { quietly } from './quietly';
import { scriptCache } from './services';

/** For how many seconds after it began a look-up counts. */
const FRESH_SECONDS = 20;

export const prefetchPort: PrefetchPort = {
  prefetch: ({ click, part, parts }) =>
    quietly(() => {
      readPropertiesOnce();
      const ids = bookTabsStore.books().filter((_, index) => index % parts === part);
      // Where books are looked up one after another, it would take longer than the round.
      if (atOnce() === 1 || ids.length === 0) return;
      const at = Date.now();
      const books = fileStates(ids, ACCESS_FIELDS).flatMap((state, index) =>
        'kind' in state && state.kind === 'there' ? [[ids[index] ?? '', accessIn(state.file)] as const] : [],
      );
      const prefetch = { at, books: new Map(books) };
      scriptCache().put(nameOf(click, part), jsonText(prefetch), FRESH_SECONDS);
    }),
  seen: (prefetch) => quietly(() => new Map(textsOf(prefetch).flatMap(booksIn))) ?? new Map(),
};

function textsOf({ click, parts }: Prefetch): readonly string[] {
  const names = Array.from({ length: parts }, (_, part) => nameOf(click, part));
  return Object.values(scriptCache().getAll(names)).map(String);
}

function nameOf(click: string, part: number): string {
  return `books-seen-${click}-${part}`;
}

/** When the look-up began, and who may open each book, by the book's id. */
const prefetchedField = object({ at: anyNumber, books: byName(bookAccessField) });

function booksIn(text: string): readonly (readonly [id: string, BookAccess])[] {
  const prefetch = readText(prefetchedField, text);
  const age = Date.now() - (prefetch?.at ?? 0);
  return prefetch === undefined || age < 0 || age > FRESH_SECONDS * 1000 ? [] : [...prefetch.books];
}
