// The players' page as the script keeps it: its address beside the book, what opens it where a visitor's call finds it,
// and what it has shown in the script's cache.
import { namesKept } from '../rounds/page/memory';
import { publishedIn, publishedText } from '../rounds/page/seats';
import type { PagesPort } from '../rounds/ports';
import { KEPT_FOR_VISITORS, keepProperty, property } from './document-properties';

/** Of the document. */
export const ADDRESS_PROPERTY = 'page-address';
/** Of the document as well as of the script: a visitor's call has no document. */
const GAME_PROPERTY = 'page-game';
/** Set while a host waits for the lock. */
export const HOST_WAITS = 'host-waits';

export const pagesPort: PagesPort = {
  setAddress: (address) => keepProperty(ADDRESS_PROPERTY, address),
  publish: (game) =>
    quietly(() => {
      const before = property(GAME_PROPERTY) ?? '';
      const text = game === undefined ? '' : publishedText(game);
      if (text !== before) {
        PropertiesService.getScriptProperties().setProperty(GAME_PROPERTY, text);
        keepProperty(GAME_PROPERTY, text);
      }
      const keys = [...(publishedIn(before)?.keys ?? []), ...(game?.keys ?? [])];
      cache().removeAll([...new Set(namesKept(keys)), KEPT_FOR_VISITORS]);
    }),
  published: () => publishedIn(PropertiesService.getScriptProperties().getProperty(GAME_PROPERTY) ?? ''),
  recall: (names) => new Map(Object.entries(quietly(() => cache().getAll([...names])) ?? {}).map(asText)),
  remember: (texts, seconds) =>
    quietly(() => {
      cache().putAll(Object.fromEntries(texts), seconds);
    }),
};

function cache(): GoogleAppsScript.Cache.Cache {
  return CacheService.getScriptCache();
}

function asText([name, value]: readonly [string, unknown]): readonly [string, string] {
  return [name, String(value)];
}

/** What cannot be kept is as if it had been forgotten. */
function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
