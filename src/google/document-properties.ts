// The document's properties: read all at once, and written all at once when a call is done with the game. What is kept
// here may be lost: a call that is killed has written none of it. A visitor's call has no document: what it keeps is in
// the script's cache, and forgotten with every change of the game.
import { isObject } from '../games/json';

type Properties = Readonly<Record<string, string | undefined>>;

interface Store {
  getProperties(): Properties;
  setProperties(values: Record<string, string>): unknown;
  deleteProperty(name: string): unknown;
}

let store: Store | undefined;

/** The service, asked for once in a call. */
function properties(): Store {
  store ??= documentProperties() ?? cachedProperties();
  return store;
}

/** Null in a call without a document, which Google's types leave out. */
function documentProperties(): Store | null {
  return PropertiesService.getDocumentProperties();
}

/** The name of what visitors' calls keep. */
export const KEPT_FOR_VISITORS = 'properties';
const VISITORS_SECONDS = 21_600;

function cachedProperties(): Store {
  const cache = CacheService.getScriptCache();
  const read = (): Record<string, string> => {
    const json: unknown = JSON.parse(cache.get(KEPT_FOR_VISITORS) ?? '{}');
    return Object.fromEntries(
      Object.entries(isObject(json) ? json : {}).map(([name, value]) => [name, String(value)]),
    );
  };
  const write = (values: Record<string, string>): void => {
    cache.put(KEPT_FOR_VISITORS, JSON.stringify(values), VISITORS_SECONDS);
  };
  return {
    getProperties: read,
    setProperties: (values) => write({ ...read(), ...values }),
    deleteProperty: (name) =>
      write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== name))),
  };
}

/** As they were read last. */
let read: Properties = {};
/** What is to be written. */
const unsaved = new Map<string, string>();

/** Reads them anew. */
export function readProperties(): void {
  read = properties().getProperties();
}

/** A property as it was read last, or as it is to be written. */
export function property(name: string): string | null {
  return unsaved.get(name) ?? read[name] ?? null;
}

/** Changes a property; `saveProperties` writes it. */
export function keepProperty(name: string, value: string): void {
  if (value !== property(name)) unsaved.set(name, value);
}

/** Deletes a property now. */
export function deleteProperty(name: string): void {
  unsaved.delete(name);
  read = { ...read, [name]: undefined };
  properties().deleteProperty(name);
}

/** Writes what was changed, in one call. What does not fit is as if it had been lost: it is deleted. */
export function saveProperties(): void {
  if (unsaved.size === 0) return;
  const changed = [...unsaved];
  unsaved.clear();
  try {
    const fitting = changed.filter(([, value]) => fits(value));
    if (fitting.length > 0) properties().setProperties(Object.fromEntries(fitting));
    for (const [name, value] of changed) if (!fits(value)) properties().deleteProperty(name);
  } catch {
    // Google refused: whoever asks for them next finds what was there before, or nothing.
  }
}

/** Google refuses longer values. */
const LONGEST_BYTES = 9 * 1024;

/** Whether Google takes a value of this length. */
export function fits(value: string): boolean {
  // In UTF-8 a letter that is not of ASCII takes three bytes at most for each unit.
  const others = value.length - (value.match(/[\x20-\x7e]/g)?.length ?? 0);
  return value.length + 2 * others <= LONGEST_BYTES;
}
