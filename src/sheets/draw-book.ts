// A whole book drawn anew: a look at its tabs and one atomic write.
import type { Tab } from '../games/tabs';
import type { CallResult, Request, SheetsClient, TabInfo } from './client';
import { deleteRequests, drawRequests, placed, type PlacedTab } from './draw';

/** How often it is tried; drawing a book again over itself changes nothing. */
const TRIES = 2;

/** Makes a book show exactly these tabs. */
export function drawBook(client: SheetsClient, id: string, tabs: readonly Tab[]): CallResult<undefined> {
  for (let tries = 1; ; tries += 1) {
    const drawn = drawOnce(client, id, tabs);
    if (drawn.ok || drawn.kind !== 'unsure' || tries === TRIES) return drawn;
  }
}

function drawOnce(client: SheetsClient, id: string, tabs: readonly Tab[]): CallResult<undefined> {
  const there = client.tabs(id);
  if (!there.ok) return there;
  const wanted = placed(tabs);
  const others = there.value
    .map(({ sheetId }) => sheetId)
    .filter((sheetId) => !wanted.some((tab) => tab.sheetId === sheetId));
  return client.batchUpdate(id, [
    ...drawRequests(there.value, wanted),
    ...deleteRequests(others),
    ...orderRequests(there.value, wanted),
  ]);
}

/** Moves the tabs into their order where a tab has come that belongs before others. */
function orderRequests(existing: readonly TabInfo[], wanted: readonly PlacedTab[]): readonly Request[] {
  const ids = wanted.map(({ sheetId }) => sheetId);
  const old = existing.map(({ sheetId }) => sheetId).filter((sheetId) => ids.includes(sheetId));
  const drawn = [...old, ...ids.filter((sheetId) => !old.includes(sheetId))];
  if (drawn.every((sheetId, at) => sheetId === ids[at])) return [];
  return ids.map((sheetId, index) => ({
    updateSheetProperties: { properties: { sheetId, index }, fields: 'index' },
  }));
}
