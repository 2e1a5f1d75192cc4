// Keeps the cache of the host book's tabs in the document's properties.
import { isList, isObject } from '../games/frame/json';
import type { Opening } from '../rounds/ports/host-book';
import type { ReadFrom } from '../rounds/record/game-files';
import type { KnownRow } from '../rounds/record/ledger-end';
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
  const { own, tabs, reading, earlier, left, verified, opening } = json;
  if (!isList(own) || !isList(tabs) || !isList(reading)) return undefined;
  return {
    own: own.filter(isOwnTab),
    tabs: tabs.filter(isTabInfo),
    reading: reading.filter(isReadFrom),
    ...(earlier === true ? { earlier } : {}),
    ...(isList(left) ? { left: left.filter((id) => typeof id === 'number') } : {}),
    ...(isVerifiedLedger(verified) ? { verified: withLast(verified) } : {}),
    ...(isOpening(opening) ? { opening } : {}),
  };
}

function isVerifiedLedger(value: unknown): value is VerifiedLedger {
  return isObject(value) && typeof value.rows === 'number' && typeof value.cells === 'string';
}

/** The verified rows, without a last one that cannot be read. */
function withLast({ rows, cells, last }: VerifiedLedger): VerifiedLedger {
  return isKnownRow(last) ? { rows, cells, last } : { rows, cells };
}

function isKnownRow(value: unknown): value is KnownRow {
  if (!isObject(value) || typeof value.number !== 'number') return false;
  return [value.hash, value.when, value.text].every((part) => typeof part === 'string');
}

function isOpening(value: unknown): value is Opening {
  return isObject(value) && typeof value.row === 'string' && typeof value.at === 'number';
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
