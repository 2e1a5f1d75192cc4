// Looks at books beside the call that draws them, kept for that call in the script's cache. Who may read a book and
// whether it is there takes Drive a second to tell of a dozen: so long the round is read and written.
import { isList, isObject, parseJson } from '../games/frame/json';
import type { BookLooks } from '../rounds/reply/book-looks';
import type { BookReader, BookReaders, LooksPort } from '../rounds/ports/readers';
import { READERS, readersIn } from './book-readers';
import { bookTabsStore } from './book-tabs-store';
import { readPropertiesOnce } from './document-properties';
import { fileStates } from './file-state';
import { atOnce } from './together';
import { quietly } from './quietly';
import { scriptCache } from './services';

/** For so many seconds after its beginning a look counts. */
const FRESH_SECONDS = 20;

export const looksPort: LooksPort = {
  look: ({ click, part, parts }) =>
    quietly(() => {
      readPropertiesOnce();
      const ids = bookTabsStore.books().filter((_, index) => index % parts === part);
      // One after another they would take longer than the round.
      if (atOnce() === 1 || ids.length === 0) return;
      const at = Date.now();
      const books = fileStates(ids, READERS).flatMap((state, index) =>
        'kind' in state && state.kind === 'there' ? [[ids[index], readersIn(state.file)]] : [],
      );
      scriptCache().put(nameOf(click, part), JSON.stringify({ at, books }), FRESH_SECONDS);
    }),
  seen: (looks) => quietly(() => new Map(textsOf(looks).flatMap(booksIn))) ?? new Map(),
};

function textsOf({ click, parts }: BookLooks): readonly string[] {
  const names = Array.from({ length: parts }, (_, part) => nameOf(click, part));
  return Object.values(scriptCache().getAll(names)).map(String);
}

function nameOf(click: string, part: number): string {
  return `books-seen-${click}-${part}`;
}

function booksIn(text: string): readonly (readonly [id: string, BookReaders])[] {
  const look = parseJson(text);
  if (!isObject(look) || !isList(look.books) || typeof look.at !== 'number') return [];
  const age = Date.now() - look.at;
  if (age < 0 || age > FRESH_SECONDS * 1000) return [];
  return look.books.flatMap((book) => {
    const [id, readers]: readonly unknown[] = isList(book) ? book : [];
    return typeof id === 'string' && isReaders(readers) ? [[id, readers] as const] : [];
  });
}

function isReaders(value: unknown): value is BookReaders {
  return (
    isObject(value) &&
    isList(value.people) &&
    value.people.every(isReader) &&
    typeof value.link === 'boolean' &&
    typeof value.sharedDrive === 'boolean'
  );
}

function isReader(value: unknown): value is BookReader {
  return isObject(value) && typeof value.permission === 'string' && typeof value.email === 'string';
}
