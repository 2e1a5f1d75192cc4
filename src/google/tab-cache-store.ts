// Keeps the cache of the host book's tabs in the document's properties.
import { isList, isObject } from '../games/frame/json';
import type { ReadFrom } from '../rounds/record/game-files';
import type { TabInfo } from '../sheets/client';
import {
  deleteProperty,
  keepProperty,
  propertyJson,
  readProperties,
  saveProperties,
} from './document-properties';
import {
  OWN_TABS,
  type OwnTab,
  type TabCache,
  type TabCacheStore,
  type VerifiedLedger,
} from '../sheets/tab-cache';

export const TAB_CACHE_PROPERTY = 'tab-cache';

export const tabCacheStore: TabCacheStore = {
  get: () => {
    readProperties();
    return tabCacheStore.latest();
  },
  latest: () => read(propertyJson(TAB_CACHE_PROPERTY)),
  set: (cache) => keepProperty(TAB_CACHE_PROPERTY, JSON.stringify(cache)),
  forget: () => deleteProperty(TAB_CACHE_PROPERTY),
  save: saveProperties,
};

function read(json: unknown): TabCache | undefined {
  if (!isObject(json)) return undefined;
  const { own, tabs, reading, earlier, left, verified } = json;
  if (!isList(own) || !isList(tabs) || !isList(reading)) return undefined;
  return {
    own: own.filter(isOwnTab),
    tabs: tabs.filter(isTabInfo),
    reading: reading.filter(isReadFrom),
    ...(earlier === true ? { earlier } : {}),
    ...(isList(left) ? { left: left.filter((id) => typeof id === 'number') } : {}),
    ...(isVerifiedLedger(verified) ? { verified: { rows: verified.rows, cells: verified.cells } } : {}),
  };
}

function isVerifiedLedger(value: unknown): value is VerifiedLedger {
  return isObject(value) && typeof value.rows === 'number' && typeof value.cells === 'string';
}

function isOwnTab(value: unknown): value is OwnTab {
  return typeof value === 'string' && Object.keys(OWN_TABS).includes(value);
}

function isTabInfo(value: unknown): value is TabInfo {
  return (
    isObject(value) &&
    typeof value.sheetId === 'number' &&
    typeof value.title === 'string' &&
    isList(value.charts) &&
    value.charts.every((chart) => typeof chart === 'number')
  );
}

function isReadFrom(value: unknown): value is ReadFrom {
  return (
    isObject(value) &&
    typeof value.form === 'string' &&
    typeof value.sheet === 'number' &&
    typeof value.from === 'number'
  );
}
