// Plain JSON values: what scenarios, ledger entries and results are made of.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is `{…}` as JSON has it: not null, not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a list; unlike Array.isArray it leaves the entries unknown instead of any. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether the object itself has the key: a player may be called `constructor`. */
export function owns(value: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(value, key);
}

/** Gives an object's own entry of this key, whatever the key; undefined where it has none. */
export function ownOf<T>(value: Readonly<Record<string, T>>, key: string): T | undefined {
  return owns(value, key) ? value[key] : undefined;
}

/** Gives an object with one entry a key, safe for any key. */
export function recordOf<T>(entries: Iterable<readonly [string, T]>): { readonly [key: string]: T } {
  return Object.fromEntries(entries);
}

/** Gives the JSON value of a text; undefined where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Narrows a value that JSON.parse has made: an object of it holds only JSON. */
export function isJsonObject(parsed: unknown): parsed is JsonObject {
  return isObject(parsed);
}

type Present<Parts> = { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };

/** Gives the parts of an object that are not undefined. */
export function present<Parts extends Readonly<Record<string, unknown>>>(parts: Parts): Present<Parts> {
  const kept: Present<Parts> = {};
  for (const [name, value] of Object.entries<unknown>(parts)) {
    if (value !== undefined) Object.assign(kept, { [name]: value });
  }
  return kept;
}
