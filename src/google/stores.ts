// What is stored in the document's properties: tabs of the host book and other books, facts about the ledger, and the hosts.
import { tabCacheField, type TabCacheStore } from '../sheets/tab-cache';
import { readProperties, saveProperties, readPropertiesOnce } from './document-properties';
import { storedValue } from './stored-value';
import {
  ledgerCacheField,
  rowCountsField,
  EMPTY_LEDGER_CACHE,
  withoutFirstDeed,
} from '../rounds/record/ledger-cache';
import type { LedgerCacheStore, RowCursorStore } from '../sheets/host-book-reading';
import { fail, ok } from '../games/frame/result';
import type { HostsPort } from '../rounds/ports/ports';
import { hostsField, NO_HOSTS } from '../rounds/record/hosts';
import { catchRefusal } from './services';
import { listOf, object, type FieldValue } from '../games/frame/fields';
import { anyNumber, anyText, tuple } from '../games/frame/fields/data-fields';
import type { BookTabsStore, TabIds } from '../sheets/render-book';

export const TAB_CACHE_PROPERTY = 'tab-cache';

const storedTabCache = storedValue(TAB_CACHE_PROPERTY, tabCacheField);

export const tabCacheStore: TabCacheStore = {
  get: () => {
    readProperties();
    return storedTabCache.get();
  },
  latest: storedTabCache.get,
  set: storedTabCache.set,
  forget: storedTabCache.forget,
  save: saveProperties,
};

/** Used in both the document and the script, since visitors' calls have no document. */
export const LEDGER_CACHE_PROPERTY = 'known-ledger';

const storedLedgerCache = storedValue(LEDGER_CACHE_PROPERTY, ledgerCacheField, { shorten: withoutFirstDeed });

export const ledgerCacheStore: LedgerCacheStore = {
  get: () => storedLedgerCache.get() ?? EMPTY_LEDGER_CACHE,
  set: storedLedgerCache.set,
};

// A separate property, since calls without the lock also store row counts, and mustn't overwrite facts about the ledger.
const storedRowCounts = storedValue('known-rows', rowCountsField);

export const rowCountsStore: RowCursorStore = {
  get: () => storedRowCounts.get() ?? [],
  set: storedRowCounts.set,
};

const storedHosts = storedValue('hosts', hostsField);

export const hostsStore: HostsPort = {
  read: () => {
    readPropertiesOnce();
    return storedHosts.get() ?? NO_HOSTS;
  },
  noteOwner: (owner) => storedHosts.set({ ...hostsStore.read(), owner }),
  write: (changed) =>
    catchRefusal('Saving the co-hosts', () =>
      storedHosts.setNow(changed) ? ok(undefined) : fail(TOO_MANY_HOSTS),
    ),
};

const TOO_MANY_HOSTS = {
  code: 'too-many',
  text: 'Saving the co-hosts: this spreadsheet’s list of current and former co-hosts is full. Nothing was changed. Play the next game in another spreadsheet.',
} as const;

/** A tab's id, followed by its charts' ids. */
const packedTabField = listOf(anyNumber);
type PackedTab = FieldValue<typeof packedTabField>;

/** The tabs of each book; the least recently drawn book comes first. */
type TabsByBook = readonly (readonly [id: string, tabs: readonly PackedTab[]])[];

/** Most books have the same tabs, so each distinct list is stored once, with its index per book. */
const packedBooksField = object({
  lists: listOf(listOf(packedTabField)),
  books: listOf(tuple(anyText, anyNumber)),
});
type PackedBooks = FieldValue<typeof packedBooksField>;

const storedBookTabs = storedValue(
  'book-tabs',
  packedBooksField,
  // If the list is too long, the least recently drawn book is dropped. Its tabs are looked up when needed.
  { shorten: (all) => packBooks(unpackBooks(all).slice(1)) },
);

export const bookTabsStore: BookTabsStore & {
  /** The ids of the books whose tabs are stored. */
  books(): readonly string[];
} = {
  books: () => readBookTabs().map(([id]) => id),
  get: (book) =>
    readBookTabs()
      .find(([id]) => id === book)?.[1]
      .map(([sheetId = 0, ...charts]) => ({ sheetId, charts })),
  set: (book, tabs) =>
    storedBookTabs.set(
      packBooks([...readBookTabs().filter(([id]) => id !== book), [book, tabs.map(packTab)]]),
    ),
};

function packTab({ sheetId, charts }: TabIds): PackedTab {
  return [sheetId, ...charts];
}

function readBookTabs(): TabsByBook {
  const all = storedBookTabs.get();
  return all === undefined ? [] : unpackBooks(all);
}

function packBooks(books: TabsByBook): PackedBooks {
  const lists = new Map(books.map(([, tabs]) => [JSON.stringify(tabs), tabs]));
  const texts = [...lists.keys()];
  return {
    lists: [...lists.values()],
    books: books.map(([id, tabs]) => [id, texts.indexOf(JSON.stringify(tabs))]),
  };
}

function unpackBooks({ lists, books }: PackedBooks): TabsByBook {
  return books.flatMap(([id, place]) => {
    const tabs = lists[place];
    return tabs === undefined ? [] : [[id, tabs] as const];
  });
}
