// Redraws several books at the same time, each in one atomic write. Remembers the tabs, and rereads them after a refusal.
import { ensure, mustGet } from '../games/frame/result';
import type { BookToRender } from '../rounds/ports/books';
import type { BooksClient, BookWrite, CallResult, Request, TabInfo } from './client';
import { chartIds, deleteRequests, renderRequests, tabsWithIds, type TabWithId } from './render';
import { toRequestsJson } from './request-text';

/** How often to retry after reading the tabs. Drawing a book twice does no harm. */
const RETRY_COUNT = 2;

/** The tabs that a book should have, and the write that draws them. */
interface BookDrawing {
  readonly wanted: readonly TabWithId[];
  readonly write: BookWrite;
}

type WriteOutcome = CallResult<undefined>;

/** Drawings that `layOutBooks` has prepared. */
const preparedDrawings = new WeakMap<BookToRender, BookDrawing>();

/** Prepares the writes for these books, so that `renderBooks` only has to send them. */
export function layOutBooks(store: BookTabsStore, books: readonly BookToRender[]): void {
  for (const book of books) {
    const drawing = drawingOnStoredTabs(store, book);
    if (drawing === undefined) continue;
    preparedDrawings.set(book, drawing);
    toRequestsJson(drawing.write.requests);
  }
}

/** Draws a book over its remembered tabs; undefined if none are remembered. */
function drawingOnStoredTabs(store: BookTabsStore, book: BookToRender): BookDrawing | undefined {
  const there = store.get(book.id);
  return there === undefined ? undefined : planDrawing(book, there.map(withoutTitle));
}

/** Makes these books show these tabs. No book can be listed twice. */
export function renderBooks(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly BookToRender[],
): readonly WriteOutcome[] {
  const known = books.flatMap((book) => preparedDrawings.get(book) ?? drawingOnStoredTabs(store, book) ?? []);
  const drawn = new Map(applyDrawings(client, store, known));
  // Books left to draw: their tabs are unknown, or the write may have failed or was refused after somebody changed tabs.
  let rest = books.filter(({ id }) => {
    const first = drawn.get(id);
    return first === undefined || (!first.ok && (first.kind === 'invalid' || first.kind === 'unsure'));
  });
  for (let tries = 1; tries <= RETRY_COUNT && rest.length > 0; tries += 1) {
    for (const [id, result] of readAndDraw(client, store, rest)) drawn.set(id, result);
    rest = rest.filter(({ id }) => {
      const last = drawn.get(id);
      return last?.ok === false && last.kind === 'unsure';
    });
  }
  return books.map(({ id }) => mustGet(drawn, id));
}

/** Reads the books' tabs, then draws over them. */
function readAndDraw(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly BookToRender[],
): readonly (readonly [id: string, WriteOutcome])[] {
  const looks = unlessEmpty(books, (ids) => client.tabs(ids.map(({ id }) => id)));
  const failed: (readonly [string, WriteOutcome])[] = [];
  const seen: BookDrawing[] = [];
  books.forEach((book, index) => {
    const there = looks[index];
    if (there?.ok === true) seen.push(planDrawing(book, there.value));
    else if (there !== undefined) failed.push([book.id, there]);
  });
  return [...failed, ...applyDrawings(client, store, seen)];
}

function unlessEmpty<T, R>(items: readonly T[], ask: (items: readonly T[]) => readonly R[]): readonly R[] {
  return items.length === 0 ? [] : ask(items);
}

/** Drops the title, because somebody may have renamed the tab since. */
function withoutTitle(tab: TabIds): TabInfo {
  return { ...tab, title: '' };
}

/**
 * Draws over the books' tabs, then deletes extra tabs and restores the order. The contents of archived matches' tabs
 * aren't redrawn, and the store remembers only the other tabs.
 */
function applyDrawings(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly BookDrawing[],
): readonly (readonly [id: string, WriteOutcome])[] {
  const written = unlessEmpty(books, (all) => client.write(all.map(({ write }) => write)));
  const corrections = books.flatMap(({ wanted, write }, index): readonly BookWrite[] => {
    const result = written[index];
    if (result?.ok !== true) return [];
    const requests = [
      ...cleanupRequests(result.value, wanted),
      ...renderRequests(result.value, wanted.filter(isTabArchived)),
      ...reorderTabRequests(sheetIds(result.value), wanted),
    ];
    return requests.length === 0 ? [] : [{ book: write.book, requests }];
  });
  const corrected = unlessEmpty(corrections, (all) => client.write(all));
  return books.map(({ wanted, write: { book: id } }, index) => {
    const at = corrections.findIndex(({ book }) => book === id);
    const result = ensure(corrected[at] ?? written[index], `The book ${id} has no result.`);
    if (!result.ok) return [id, result] as const;
    store.set(id, wanted.filter(isTabCurrent).map(tabIds));
    return [id, { ok: true, value: undefined }] as const;
  });
}

function planDrawing({ id, tabs, title }: BookToRender, there: readonly TabInfo[]): BookDrawing {
  const wanted = tabsWithIds(tabs);
  const kept = wanted.filter(isTabArchived);
  const requests = [
    ...(title === undefined
      ? []
      : [{ updateSpreadsheetProperties: { properties: { title }, fields: 'title' } }]),
    // Archived tabs are renamed first, because a new tab may need a title that an archived tab had.
    ...renderRequests(there, kept),
    ...renderRequests(clearArchivedTitles(there, kept), wanted.filter(isTabCurrent)),
    ...deleteRequests(sheetIds(there).filter((sheetId) => !sheetIds(wanted).includes(sheetId))),
    ...reorderTabRequests([...sheetIds(there), ...sheetIds(kept)], wanted),
  ];
  return { wanted, write: { book: id, requests } };
}

/** Whether a tab belongs to an archived match. */
function isTabArchived({ tab }: TabWithId): boolean {
  return tab.kept === true;
}

function isTabCurrent(tab: TabWithId): boolean {
  return !isTabArchived(tab);
}

function tabIds(tab: TabWithId): TabIds {
  return { sheetId: tab.sheetId, charts: chartIds(tab) };
}

function sheetIds(tabs: readonly { readonly sheetId: number }[]): readonly number[] {
  return tabs.map(({ sheetId }) => sheetId);
}

/** A book's tabs, after the `kept` tabs have been archived under different titles. */
function clearArchivedTitles(there: readonly TabInfo[], kept: readonly TabWithId[]): readonly TabInfo[] {
  return there.map((tab) => (sheetIds(kept).includes(tab.sheetId) ? { ...tab, title: '' } : tab));
}

/** Deletes tabs that don't belong in the book, and charts that don't belong on its current tabs. */
function cleanupRequests(there: readonly TabInfo[], wanted: readonly TabWithId[]): readonly Request[] {
  const known = wanted.filter(isTabCurrent).map(tabIds);
  const charts = there.flatMap((tab) => {
    const own = known.find(({ sheetId }) => sheetId === tab.sheetId);
    return own === undefined ? [] : tab.charts.filter((chart) => !own.charts.includes(chart));
  });
  return [
    ...charts.map((objectId) => ({ deleteEmbeddedObject: { objectId } })),
    ...deleteRequests(sheetIds(there).filter((sheetId) => !sheetIds(wanted).includes(sheetId))),
  ];
}

/**
 * Moves the current tabs to the front, in order, if somebody moved a tab or a new tab belongs before others. `existing`: ids
 * of tabs that may be there, possibly repeated.
 */
function reorderTabRequests(existing: readonly number[], wanted: readonly TabWithId[]): readonly Request[] {
  const all = sheetIds(wanted);
  const ids = sheetIds(wanted.filter(isTabCurrent));
  const drawn = [...new Set([...existing.filter((sheetId) => all.includes(sheetId)), ...ids])];
  if (ids.every((sheetId, at) => sheetId === drawn[at])) return [];
  return ids.map((sheetId, index) => ({
    updateSheetProperties: { properties: { sheetId, index }, fields: 'index' },
  }));
}

/** A tab as last seen in a book: its id and the ids of its charts. */
export type TabIds = Omit<TabInfo, 'title'>;

export interface BookTabsStore {
  /** The book's tabs as last drawn; undefined if unknown. */
  get(book: string): readonly TabIds[] | undefined;
  set(book: string, tabs: readonly TabIds[]): void;
}
