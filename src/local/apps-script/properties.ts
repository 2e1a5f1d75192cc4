// The services PropertiesService and CacheService, with Google's limits.
import { GoogleError } from './errors';
import type { Execution } from './execution';
import { without, wording } from './json';
import {
  anything,
  integer,
  method,
  optional,
  overloaded,
  ServiceObject,
  signature,
  text,
  texts,
} from './interface';

/** Google counts a value at most 9 kB, and a store at most 500 kB, keys included. */
const VALUE_BYTES = 9 * 1024;
const STORE_BYTES = 500 * 1024;

type Table = Record<string, string>;

function isTables(value: unknown): value is Record<string, Table> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const bytes = (written: string): number => Buffer.byteLength(written, 'utf8');

function check(table: Table): void {
  let total = 0;
  for (const [key, value] of Object.entries(table)) {
    if (bytes(value) > VALUE_BYTES) throw new GoogleError('Argument too large: value');
    total += bytes(key) + bytes(value);
  }
  if (total > STORE_BYTES) {
    throw new GoogleError(
      'You have exceeded the property storage quota. Please remove some properties and try again.',
    );
  }
}

function entriesOf(value: unknown): Table {
  const table: Table = {};
  if (typeof value !== 'object' || value === null) throw new GoogleError('Invalid argument: properties');
  for (const [key, item] of Object.entries(value)) table[key] = wording(item);
  return table;
}

function propertiesObject(execution: Execution, name: string): ServiceObject {
  const { store } = execution.cloud;
  const tables = (): Record<string, Table> => {
    const value = store.read('properties') ?? {};
    if (!isTables(value)) throw new Error('properties.json is not what this version writes.');
    return value;
  };
  const read = (): Table => tables()[name] ?? {};
  const change = (next: (table: Table) => Table): void => {
    store.exclusively('properties', () => {
      const table = next({ ...read() });
      check(table);
      store.write('properties', { ...tables(), [name]: table });
    });
  };
  const self: ServiceObject = new ServiceObject('Properties', {
    getProperty: method([text], (key) => read()[key] ?? null),
    getProperties: method([], read),
    getKeys: method([], () => Object.keys(read())),
    setProperty: method([text, anything], (key, value) => {
      if (key === '') throw new GoogleError('Argument cannot be null: key');
      change((table) => ({ ...table, [key]: wording(value) }));
      return self;
    }),
    setProperties: overloaded(
      signature([anything], (given) => {
        change((table) => ({ ...table, ...entriesOf(given) }));
        return self;
      }),
      signature([anything, anything], (given, deleteOthers) => {
        change((table) => (deleteOthers === true ? entriesOf(given) : { ...table, ...entriesOf(given) }));
        return self;
      }),
    ),
    deleteProperty: method([text], (key) => {
      change((table) => without(table, key));
      return self;
    }),
    deleteAllProperties: method([], () => {
      change(() => ({}));
      return self;
    }),
  });
  return self;
}

/** The global `PropertiesService`. */
export function propertiesService(execution: Execution): ServiceObject {
  const { bookId, user } = execution;
  return new ServiceObject('PropertiesService', {
    getScriptProperties: method([], () => propertiesObject(execution, 'script')),
    getUserProperties: method([], () => propertiesObject(execution, `user ${user}`)),
    getDocumentProperties: method([], () =>
      bookId === null ? null : propertiesObject(execution, `document ${bookId}`),
    ),
  });
}

const CACHE_SECONDS = 600;
const CACHE_MOST_SECONDS = 21_600;
const CACHE_KEY = 250;
const CACHE_VALUE_BYTES = 100 * 1024;

function cacheObject(execution: Execution, name: string): ServiceObject {
  const { cache, clock } = execution;
  const at = (key: string): string => `${name}\n${key}`;
  const get = (key: string): string | null => {
    const entry = cache.get(at(key));
    return entry !== undefined && entry.until > clock.now() ? entry.value : null;
  };
  const put = (key: string, value: string, seconds = CACHE_SECONDS): void => {
    if (key.length > CACHE_KEY) throw new GoogleError('Argument too large: key');
    if (bytes(value) > CACHE_VALUE_BYTES) throw new GoogleError('Argument too large: value');
    const lifetime = Math.min(Math.max(1, seconds), CACHE_MOST_SECONDS);
    cache.set(at(key), { value, until: clock.now() + lifetime * 1000 });
  };
  return new ServiceObject('Cache', {
    get: method([text], get),
    getAll: method([texts], (keys) => {
      const found: Table = {};
      for (const key of keys) {
        const value = get(key);
        if (value !== null) found[key] = value;
      }
      return found;
    }),
    put: method([text, text, optional(integer)], put),
    putAll: method([anything, optional(integer)], (values, seconds) => {
      for (const [key, value] of Object.entries(entriesOf(values))) put(key, value, seconds);
    }),
    remove: method([text], (key) => {
      cache.delete(at(key));
    }),
    removeAll: method([texts], (keys) => {
      for (const key of keys) cache.delete(at(key));
    }),
  });
}

/** The global `CacheService`. (A cache may forget at any time; this one forgets with the process.) */
export function cacheService(execution: Execution): ServiceObject {
  const { bookId, user } = execution;
  return new ServiceObject('CacheService', {
    getScriptCache: method([], () => cacheObject(execution, 'script')),
    getUserCache: method([], () => cacheObject(execution, `user ${user}`)),
    getDocumentCache: method([], () =>
      bookId === null ? null : cacheObject(execution, `document ${bookId}`),
    ),
  });
}
