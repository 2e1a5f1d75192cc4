// Books drawn anew, each in one atomic write and all of them at once. Their tabs are remembered; where the memory turns
// out to be wrong, a look at the book tells.
import type { BookToRender } from '../rounds/ports/ports';
import type { BookTabsStore, KnownTab } from './book-tabs';
import type { BooksClient, BookWrite, CallResult, Request, TabInfo } from './client';
import { chartIds, deleteRequests, renderRequests } from './render';
import { placed, type PlacedTab } from './rendered-tabs';

/** The number of attempts after a look; drawing a book again over itself changes nothing. */
const TRIES = 2;

/** A book with the tabs that it is to have, and those that it is taken to have. */
interface Drawing {
  readonly id: string;
  readonly wanted: readonly PlacedTab[];
  readonly there: readonly TabInfo[];
}

type Drawn = CallResult<undefined>;

/** Makes books show these tabs. No book may be named twice. */
export function renderBooks(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly BookToRender[],
): readonly Drawn[] {
  const known = books.flatMap(({ id, tabs }) => {
    const there = store.get(id);
    return there === undefined ? [] : [{ id, wanted: placed(tabs), there: there.map(untitled) }];
  });
  const drawn = new Map(drawOver(client, store, known));
  // Refused: a hand has changed tabs or charts. Or nobody knows whether it was done. Or nothing is remembered.
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

/** Draws over the tabs that books are seen to have. */
function lookAndDraw(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly BookToRender[],
): readonly (readonly [id: string, Drawn])[] {
  const looks = listOf(books, (ids) => client.tabs(ids.map(({ id }) => id)));
  const failed: (readonly [string, Drawn])[] = [];
  const seen: Drawing[] = [];
  books.forEach(({ id, tabs }, index) => {
    const there = looks[index];
    if (there?.ok === true) seen.push({ id, wanted: placed(tabs), there: there.value });
    else if (there !== undefined) failed.push([id, there]);
  });
  return [...failed, ...drawOver(client, store, seen)];
}

/** Nothing is asked about nothing. */
function listOf<T, R>(items: readonly T[], ask: (items: readonly T[]) => readonly R[]): readonly R[] {
  return items.length === 0 ? [] : ask(items);
}

/** A tab that the add-on has drawn; its title is left out, because somebody may have renamed it since. */
function untitled(tab: KnownTab): TabInfo {
  return { ...tab, title: '' };
}

/**
 * Draws the tabs over those that the books have. Tabs that turn out to be there besides, or out of order, are put
 * right.
 */
function drawOver(
  client: BooksClient,
  store: BookTabsStore,
  books: readonly Drawing[],
): readonly (readonly [id: string, Drawn])[] {
  const written = listOf(books, (all) => client.write(all.map(writeOf)));
  const corrections = books.flatMap(({ id, wanted }, index): readonly BookWrite[] => {
    const result = written[index];
    if (result?.ok !== true) return [];
    const requests = [
      ...strayRequests(result.value, wanted.map(knownTab)),
      ...orderRequests(result.value, wanted),
    ];
    return requests.length === 0 ? [] : [{ book: id, requests }];
  });
  const corrected = listOf(corrections, (all) => client.write(all));
  return books.flatMap(({ id, wanted }, index): readonly (readonly [string, Drawn])[] => {
    const result = corrected[corrections.findIndex(({ book }) => book === id)] ?? written[index];
    if (result === undefined) return [];
    if (!result.ok) return [[id, result]];
    store.set(id, wanted.map(knownTab));
    return [[id, { ok: true, value: undefined }]];
  });
}

function writeOf({ id, wanted, there }: Drawing): BookWrite {
  return {
    book: id,
    requests: [
      ...renderRequests(there, wanted),
      ...deleteRequests(idsOf(there).filter((sheetId) => !idsOf(wanted).includes(sheetId))),
      ...orderRequests(there, wanted),
    ],
  };
}

function knownTab(tab: PlacedTab): KnownTab {
  return { sheetId: tab.sheetId, charts: chartIds(tab) };
}

function idsOf(tabs: readonly { readonly sheetId: number }[]): readonly number[] {
  return tabs.map(({ sheetId }) => sheetId);
}

/** Deletes the tabs of a book that it should not have, and such charts on tabs that it should. */
function strayRequests(there: readonly TabInfo[], known: readonly KnownTab[]): readonly Request[] {
  const charts = there.flatMap((tab) => {
    const own = known.find(({ sheetId }) => sheetId === tab.sheetId);
    return own === undefined ? [] : tab.charts.filter((chart) => !own.charts.includes(chart));
  });
  return [
    ...charts.map((objectId) => ({ deleteEmbeddedObject: { objectId } })),
    ...deleteRequests(idsOf(there).filter((sheetId) => !idsOf(known).includes(sheetId))),
  ];
}

/** Moves the tabs into their order where a tab has come that belongs before others, or somebody has moved one. */
function orderRequests(existing: readonly TabInfo[], wanted: readonly PlacedTab[]): readonly Request[] {
  const ids = idsOf(wanted);
  const old = idsOf(existing).filter((sheetId) => ids.includes(sheetId));
  const drawn = [...old, ...ids.filter((sheetId) => !old.includes(sheetId))];
  if (drawn.every((sheetId, at) => sheetId === ids[at])) return [];
  return ids.map((sheetId, index) => ({
    updateSheetProperties: { properties: { sheetId, index }, fields: 'index' },
  }));
}
