// Plain JSON values: what scenarios, ledger entries and results are made of.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Not null, not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Unlike Array.isArray, the entries are unknown, not any. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Own keys only: a player can be called `constructor`. */
export function owns(value: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(value, key);
}

/** An own entry, if it has one. */
export function ownOf<T>(value: Readonly<Record<string, T>>, key: string): T | undefined {
  return owns(value, key) ? value[key] : undefined;
}

/** An object from entries, safe for any key. */
export function recordOf<T>(entries: Iterable<readonly [string, T]>): { readonly [key: string]: T } {
  return Object.fromEntries(entries);
}

/** Undefined if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only for values from JSON.parse. */
export function isJsonObject(parsed: unknown): parsed is JsonObject {
  return isObject(parsed);
}

type Present<Parts> = { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };

/** Drops undefined entries. */
export function present<Parts extends Readonly<Record<string, unknown>>>(parts: Parts): Present<Parts> {
  const kept: Present<Parts> = {};
  for (const [name, value] of Object.entries<unknown>(parts)) {
    if (value !== undefined) Object.assign(kept, { [name]: value });
  }
  return kept;
}
