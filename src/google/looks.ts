// Looks at books beside the call that draws them, kept for that call in the script's cache. Who may read a book and
// whether it is there takes Drive a second to tell of a dozen: so long the round is read and written.
import { byName, object } from '../games/frame/fields';
import { anyNumber, jsonText, readText } from '../games/frame/fields/plain';
import type { BookLooks } from '../rounds/reply/book-looks';
import { readersField, type BookReaders, type LooksPort } from '../rounds/ports/readers';
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
        'kind' in state && state.kind === 'there' ? [[ids[index] ?? '', readersIn(state.file)] as const] : [],
      );
      const look = { at, books: new Map(books) };
      scriptCache().put(nameOf(click, part), jsonText(look), FRESH_SECONDS);
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

/** A look: its beginning, and the readers of the books that it has seen, by their ids. */
const lookField = object({ at: anyNumber, books: byName(readersField) });

function booksIn(text: string): readonly (readonly [id: string, BookReaders])[] {
  const look = readText(lookField, text);
  const age = Date.now() - (look?.at ?? 0);
  return look === undefined || age < 0 || age > FRESH_SECONDS * 1000 ? [] : [...look.books];
}
