// Plain JSON values: what scenarios, ledger entries and results are made of.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is an object; false for null and lists. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Array.isArray with entries typed unknown instead of any. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether the object has this key itself: a player can be called `constructor`, which every object inherits. */
export function hasOwn(value: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(value, key);
}

/** The entry under this key if the object has it itself; never an inherited one. */
export function getOwn<T>(value: Readonly<Record<string, T>>, key: string): T | undefined {
  return hasOwn(value, key) ? value[key] : undefined;
}

/** An object from entries, safe for any key. */
export function fromEntries<T>(entries: Iterable<readonly [string, T]>): { readonly [key: string]: T } {
  return Object.fromEntries(entries);
}

/** Parses JSON; undefined if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Narrows a value from JSON.parse. Don't use it for anything else. */
export function isJsonObject(parsed: unknown): parsed is JsonObject {
  return isObject(parsed);
}

type WithoutUndefined<Parts> = { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };

/** Drops entries whose value is undefined. */
export function dropUndefined<Parts extends Readonly<Record<string, unknown>>>(
  parts: Parts,
): WithoutUndefined<Parts> {
  const kept: WithoutUndefined<Parts> = {};
  for (const [name, value] of Object.entries<unknown>(parts)) {
    if (value !== undefined) Object.assign(kept, { [name]: value });
  }
  return kept;
}
