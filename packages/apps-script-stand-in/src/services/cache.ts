// The service CacheService: texts that expire, with Google's limits. Texts are only kept in memory, since Google's cache can
// drop entries early too.
import type { Clock } from '../clock';
import { GoogleError } from '../errors';
import type { Execution } from '../execution';
import { chained, integer, method, optional, resource, ServiceType, text, texts } from '../service-types';
import { asText } from '../json';
import type { Store } from '../store';

const MAX_KEY_CHARACTERS = 250;
const MAX_VALUE_BYTES = 100 * 1024;
const MAX_ITEMS = 1000;
/** How many texts stay in the cache when there are too many. The texts that expire first are dropped. */
const ITEMS_KEPT_WHEN_FULL = 900;
const DEFAULT_EXPIRY_SECONDS = 600;
const MAX_EXPIRY_SECONDS = 21_600;

interface CachedText {
  readonly text: string;
  readonly until: number;
}

/** Each store's caches, by script project. All hosts on a store share them. */
const caches = new WeakMap<Store, Map<string, Map<string, CachedText>>>();

function projectCache({ cloud, project }: Execution): Map<string, CachedText> {
  const projects = caches.get(cloud.store) ?? new Map<string, Map<string, CachedText>>();
  caches.set(cloud.store, projects);
  const items = projects.get(project) ?? new Map<string, CachedText>();
  projects.set(project, items);
  return items;
}

interface Cache {
  readonly items: Map<string, CachedText>;
  readonly clock: Clock;
}

function get({ items, clock }: Cache, key: string): string | null {
  const found = items.get(key);
  return found === undefined || found.until <= clock.now() ? null : found.text;
}

function put(
  { items, clock }: Cache,
  key: string,
  value: string,
  seconds: number = DEFAULT_EXPIRY_SECONDS,
): void {
  if (key.length > MAX_KEY_CHARACTERS) throw new GoogleError('Argument too large: key');
  if (Buffer.byteLength(value, 'utf8') > MAX_VALUE_BYTES) throw new GoogleError('Argument too large: value');
  if (seconds < 1 || seconds > MAX_EXPIRY_SECONDS)
    throw new GoogleError('Argument cannot be that: expiration');
  items.delete(key);
  items.set(key, { text: value, until: clock.now() + seconds * 1000 });
  if (items.size <= MAX_ITEMS) return;
  const soonest = [...items].sort(([, a], [, b]) => a.until - b.until);
  for (const [name] of soonest.slice(0, items.size - ITEMS_KEPT_WHEN_FULL)) items.delete(name);
}

const cacheType = new ServiceType<Cache>('CacheService', 'Cache', {
  get: method([text], get),
  getAll: method([texts], (cache, keys) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const found = get(cache, key);
        return found === null ? [] : [[key, found]];
      }),
    ),
  ),
  put: chained([text, text, optional(integer)], put),
  putAll: chained([resource, optional(integer)], (cache, values, seconds) => {
    for (const [key, value] of Object.entries(values)) put(cache, key, asText(value), seconds);
  }),
  remove: chained([text], ({ items }, key) => items.delete(key)),
  removeAll: chained([texts], ({ items }, keys) => keys.forEach((key) => items.delete(key))),
});

export const cacheService = new ServiceType<Execution>('CacheService', 'CacheService', {
  getScriptCache: method([], (execution) =>
    cacheType.make({ items: projectCache(execution), clock: execution.clock }),
  ),
});
