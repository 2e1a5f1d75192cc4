// Keeps the cache of the host book's tabs in the document's properties.
import { tabCacheField, type TabCacheStore } from '../sheets/tab-cache';
import { readProperties, saveProperties } from './document-properties';
import { kept } from './kept';

export const TAB_CACHE_PROPERTY = 'tab-cache';

const tabCache = kept(TAB_CACHE_PROPERTY, tabCacheField);

export const tabCacheStore: TabCacheStore = {
  get: () => {
    readProperties();
    return tabCache.get();
  },
  latest: tabCache.get,
  set: tabCache.set,
  forget: tabCache.forget,
  save: saveProperties,
};
