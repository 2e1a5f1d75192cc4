// Draws books anew, all of them at once and each in one atomic write. Their tabs are remembered; where that turns out
// to be wrong, it reads the book's tabs.
import type { BookToRender } from '../rounds/ports/books';
import type { BooksClient, BookWrite, CallResult, Request, TabInfo } from './client';
import { chartIds, deleteRequests, renderRequests, placed, type PlacedTab } from './render';
import { requestsText } from './request-text';

/** How often it tries after reading the tabs; drawing a book twice changes nothing. */
const TRIES = 2;

/** A book with the tabs that it should have, and the write that makes it have them. */
interface Drawing {
  readonly wanted: readonly PlacedTab[];
  readonly write: BookWrite;
}

type Drawn = CallResult<undefined>;

/** The drawings of books that were laid out ahead. */
const laidOut = new WeakMap<BookToRender, Drawing>();

/** Works out ahead the writes that draw these books; `renderBooks` then has to send them only. */
export function layOutBooks(store: BookTabsStore, books: readonly BookToRender[]): void {
  for (const book of books) {
    const drawing = drawingOverKnown(store, book);
    if (drawing === undefined) continue;
    laidOut.set(book, drawing);
    requestsText(drawing.write.requests);
  }
}

/** Draws over the tabs that are remembered of a book; undefined where none are. */
function drawingOverKnown(store: BookTabsStore, book: BookToRender): Drawing | undefined {
  const there = store.get(book.id);
  return there === undefined ? undefined : drawingOf(book, there.map(untitled));
}

/** Makes books show these tabs. No book may be named twice. */
export function renderBooks(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly BookToRender[],
): readonly Drawn[] {
  const known = books.flatMap((book) => laidOut.get(book) ?? drawingOverKnown(store, book) ?? []);
  const drawn = new Map(drawOver(client, store, known));
  // These were refused, since tabs or charts were changed by hand; or nobody knows whether it was done; or nothing was
  // remembered.
  let rest = books.filter(({ id }) => {
    const first = drawn.get(id);
    return first === undefined || (!first.ok && (first.kind === 'invalid' || first.kind === 'unsure'));
  });
  for (let tries = 1; tries <= TRIES && rest.length > 0; tries += 1) {
    for (const [id, result] of lookAndDraw(client, store, rest)) drawn.set(id, result);
    rest = rest.filter(({ id }) => {
      const last = drawn.get(id);
      return last?.ok === false && last.kind === 'unsure';
    });
  }
  return books.map(({ id }) => drawn.get(id) ?? { ok: true, value: undefined });
}

/** Reads which tabs books have, and draws over those. */
function lookAndDraw(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly BookToRender[],
): readonly (readonly [id: string, Drawn])[] {
  const looks = listOf(books, (ids) => client.tabs(ids.map(({ id }) => id)));
  const failed: (readonly [string, Drawn])[] = [];
  const seen: Drawing[] = [];
  books.forEach((book, index) => {
    const there = looks[index];
    if (there?.ok === true) seen.push(drawingOf(book, there.value));
    else if (there !== undefined) failed.push([book.id, there]);
  });
  return [...failed, ...drawOver(client, store, seen)];
}

/** Asks for these items; where there are none, makes no call. */
function listOf<T, R>(items: readonly T[], ask: (items: readonly T[]) => readonly R[]): readonly R[] {
  return items.length === 0 ? [] : ask(items);
}

/** Gives a tab that the add-on has drawn; its title is left out, because somebody may have renamed it since. */
function untitled(tab: KnownTab): TabInfo {
  return { ...tab, title: '' };
}

/**
 * Draws the tabs over those that the books have, and puts right tabs that turn out to be there besides, or out of
 * order. Tabs of matches that were put away stay as they are: only current ones are remembered.
 */
function drawOver(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly Drawing[],
): readonly (readonly [id: string, Drawn])[] {
  const written = listOf(books, (all) => client.write(all.map(({ write }) => write)));
  const corrections = books.flatMap(({ wanted, write }, index): readonly BookWrite[] => {
    const result = written[index];
    if (result?.ok !== true) return [];
    const requests = [
      ...strayRequests(result.value, wanted),
      ...renderRequests(result.value, wanted.filter(isKept)),
      ...orderRequests(idsOf(result.value), wanted),
    ];
    return requests.length === 0 ? [] : [{ book: write.book, requests }];
  });
  const corrected = listOf(corrections, (all) => client.write(all));
  return books.flatMap(({ wanted, write: { book: id } }, index): readonly (readonly [string, Drawn])[] => {
    const result = corrected[corrections.findIndex(({ book }) => book === id)] ?? written[index];
    if (result === undefined) return [];
    if (!result.ok) return [[id, result]];
    store.set(id, wanted.filter(isCurrent).map(knownTab));
    return [[id, { ok: true, value: undefined }]];
  });
}

/** Draws the tabs of a book over those that it is thought to have. */
function drawingOf({ id, tabs }: BookToRender, there: readonly TabInfo[]): Drawing {
  const wanted = placed(tabs);
  const kept = wanted.filter(isKept);
  const requests = [
    // This comes first, since a new tab may get the title that one of these had.
    ...renderRequests(there, kept),
    ...renderRequests(withoutTitles(there, kept), wanted.filter(isCurrent)),
    ...deleteRequests(idsOf(there).filter((sheetId) => !idsOf(wanted).includes(sheetId))),
    ...orderRequests([...idsOf(there), ...idsOf(kept)], wanted),
  ];
  return { wanted, write: { book: id, requests } };
}

/** Whether a tab is of a match that was put away. */
function isKept({ tab }: PlacedTab): boolean {
  return tab.kept === true;
}

function isCurrent(tab: PlacedTab): boolean {
  return !isKept(tab);
}

function knownTab(tab: PlacedTab): KnownTab {
  return { sheetId: tab.sheetId, charts: chartIds(tab) };
}

function idsOf(tabs: readonly { readonly sheetId: number }[]): readonly number[] {
  return tabs.map(({ sheetId }) => sheetId);
}

/** Names the tabs of a book once these are put away. */
function withoutTitles(there: readonly TabInfo[], kept: readonly PlacedTab[]): readonly TabInfo[] {
  return there.map((tab) => (idsOf(kept).includes(tab.sheetId) ? { ...tab, title: '' } : tab));
}

/** Deletes the tabs that a book should not have, and on its current tabs the charts that these should not have. */
function strayRequests(there: readonly TabInfo[], wanted: readonly PlacedTab[]): readonly Request[] {
  const known = wanted.filter(isCurrent).map(knownTab);
  const charts = there.flatMap((tab) => {
    const own = known.find(({ sheetId }) => sheetId === tab.sheetId);
    return own === undefined ? [] : tab.charts.filter((chart) => !own.charts.includes(chart));
  });
  return [
    ...charts.map((objectId) => ({ deleteEmbeddedObject: { objectId } })),
    ...deleteRequests(idsOf(there).filter((sheetId) => !idsOf(wanted).includes(sheetId))),
  ];
}

/**
 * Moves the current tabs into their order, in front of all others, where a new tab belongs before others, or somebody
 * has moved one. `existing` are the ids of the tabs that may be there, each perhaps twice.
 */
function orderRequests(existing: readonly number[], wanted: readonly PlacedTab[]): readonly Request[] {
  const all = idsOf(wanted);
  const ids = idsOf(wanted.filter(isCurrent));
  const drawn = [...new Set([...existing.filter((sheetId) => all.includes(sheetId)), ...ids])];
  if (ids.every((sheetId, at) => sheetId === drawn[at])) return [];
  return ids.map((sheetId, index) => ({
    updateSheetProperties: { properties: { sheetId, index }, fields: 'index' },
  }));
}

/** A tab as a book was seen to have it: its id, and the ids of its charts. */
export type KnownTab = Omit<TabInfo, 'title'>;

export interface BookTabsStore {
  /** The tabs of a book as it was drawn last; undefined where they are not known. */
  get(book: string): readonly KnownTab[] | undefined;
  set(book: string, tabs: readonly KnownTab[]): void;
}
