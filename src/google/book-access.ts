// Who can read books, according to Drive.
import {
  type AccountWithAccess,
  type BookAccess,
  bookAccessField,
  type PrefetchPort,
} from '../rounds/ports/books';
import { type FilePermission, type DriveFile, fetchFileStates } from './file-state';
import { mapField, object } from '../games/frame/fields';
import { anyNumber, stringifyJson, readJsonText } from '../games/frame/fields/data-fields';
import type { Prefetch } from '../rounds/reply/call-parts';
import { bookTabsStore } from './stores';
import { readPropertiesOnce } from './document-properties';
import { batchSize } from './batched-calls';
import { ignoreRefusal } from './failure';
import { scriptCache } from './services';

/** The fields of a file that show who can read it. */
export const ACCESS_FIELDS = 'driveId,permissions(id,type,emailAddress,role)';

/** Everyone who can open a file, except its owner. */
export function toBookAccess({ driveId, permissions }: DriveFile): BookAccess {
  const others = permissions.filter(({ role }) => role !== 'owner');
  return {
    people: others.filter(({ type }) => type === 'user' || type === 'group').flatMap(toAccounts),
    link: others.some(({ type }) => type === 'anyone' || type === 'domain'),
    // Drive doesn't list a shared drive's members here.
    sharedDrive: driveId !== undefined,
  };
}

function toAccounts({ id, emailAddress }: FilePermission): readonly AccountWithAccess[] {
  return id === undefined ? [] : [{ permission: id, email: emailAddress ?? '' }];
}

/** How many seconds a lookup is valid, counted from its start. */
const PREFETCH_VALID_SECONDS = 20;

export const prefetchPort: PrefetchPort = {
  prefetch: ({ click, part, parts }) =>
    ignoreRefusal(() => {
      readPropertiesOnce();
      const ids = bookTabsStore.books().filter((_, index) => index % parts === part);
      // Without batches, the lookups would take longer than the round itself.
      if (batchSize() === 1 || ids.length === 0) return;
      const at = Date.now();
      const books = fetchFileStates(ids, ACCESS_FIELDS).flatMap((state, index) =>
        'kind' in state && state.kind === 'there'
          ? [[ids[index] ?? '', toBookAccess(state.file)] as const]
          : [],
      );
      const prefetch = { at, books: new Map(books) };
      scriptCache().put(prefetchCacheKey(click, part), stringifyJson(prefetch), PREFETCH_VALID_SECONDS);
    }),
  seen: (prefetch) => ignoreRefusal(() => new Map(readPrefetched(prefetch).flatMap(parseBooks))) ?? new Map(),
};

function readPrefetched({ click, parts }: Prefetch): readonly string[] {
  const names = Array.from({ length: parts }, (_, part) => prefetchCacheKey(click, part));
  return Object.values(scriptCache().getAll(names)).map(String);
}

function prefetchCacheKey(click: string, part: number): string {
  return `books-seen-${click}-${part}`;
}

/** When the lookup started, and who can open each book, keyed by book id. */
const prefetchedAccessField = object({ at: anyNumber, books: mapField(bookAccessField) });

function parseBooks(text: string): readonly (readonly [id: string, BookAccess])[] {
  const prefetch = readJsonText(prefetchedAccessField, text);
  const age = Date.now() - (prefetch?.at ?? 0);
  return prefetch === undefined || age < 0 || age > PREFETCH_VALID_SECONDS * 1000 ? [] : [...prefetch.books];
}
