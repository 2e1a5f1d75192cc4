// A whole book drawn anew in one atomic write. Its tabs are remembered; where the memory turns out to be wrong, a look
// at the book tells.
import type { Tab } from '../games/frame/tabs';
import type { BookTabsStore, KnownTab } from './book-tabs';
import type { CallResult, Request, SheetsClient, TabInfo } from './client';
import { chartIds, deleteRequests, renderRequests } from './render';
import { placed, type PlacedTab } from './rendered-tabs';

/** The number of attempts after a look; drawing a book again over itself changes nothing. */
const TRIES = 2;

/** Makes a book show exactly these tabs. */
export function renderBook(
  client: SheetsClient,
  store: BookTabsStore,
  id: string,
  tabs: readonly Tab[],
): CallResult<undefined> {
  const wanted = placed(tabs);
  const known = store.get(id);
  if (known !== undefined) {
    const drawn = drawOver(client, store, id, wanted, known.map(untitled));
    // Refused: a hand has changed tabs or charts. Or nobody knows whether it was done.
    if (drawn.ok || (drawn.kind !== 'invalid' && drawn.kind !== 'unsure')) return drawn;
  }
  for (let tries = 1; ; tries += 1) {
    const there = client.tabs(id);
    const drawn = there.ok ? drawOver(client, store, id, wanted, there.value) : there;
    if (drawn.ok || drawn.kind !== 'unsure' || tries === TRIES) return drawn;
  }
}

/** A tab that the add-on has drawn; its title is left out, because somebody may have renamed it since. */
function untitled(tab: KnownTab): TabInfo {
  return { ...tab, title: '' };
}

/**
 * Draws the tabs over those that the book has. Tabs that turn out to be there besides, or out of order, are put right.
 */
function drawOver(
  client: SheetsClient,
  store: BookTabsStore,
  id: string,
  wanted: readonly PlacedTab[],
  there: readonly TabInfo[],
): CallResult<undefined> {
  const written = client.batchUpdateAndLook(id, [
    ...renderRequests(there, wanted),
    ...deleteRequests(idsOf(there).filter((sheetId) => !idsOf(wanted).includes(sheetId))),
    ...orderRequests(there, wanted),
  ]);
  if (!written.ok) return written;
  const known = wanted.map((tab) => ({ sheetId: tab.sheetId, charts: chartIds(tab) }));
  const corrections = [...strayRequests(written.value, known), ...orderRequests(written.value, wanted)];
  if (corrections.length > 0) {
    const corrected = client.batchUpdate(id, corrections);
    if (!corrected.ok) return corrected;
  }
  store.set(id, known);
  return { ok: true, value: undefined };
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
