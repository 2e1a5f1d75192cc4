// JSON values as the stand-ins keep and exchange them, and functions that read them without casts.

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Whether a JSON value is an object (not an array, not null). */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an object has no fields. */
export function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

/** Reads a JSON text. Throws where it is none. */
export const parsedJson = (text: string): Json => JSON.parse(text) as Json;

/** Turns any value into JSON as Google's REST clients do: dates become ISO text, functions and undefined vanish. */
export function toJson(value: unknown): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => toJson(item));
  if (typeof value !== 'object') return null;
  const from = value as Readonly<Record<string, unknown>>;
  const copy: JsonObject = {};
  for (const key of Object.keys(from)) {
    const item = from[key];
    if (item === undefined || typeof item === 'function') continue;
    copy[key] = toJson(item);
  }
  return copy;
}

/** Gives the object under a key, or an empty one. */
export function objectAt(from: JsonObject, key: string): JsonObject {
  const value = from[key];
  return isJsonObject(value) ? value : {};
}

/** Gives the number under a key, or undefined. */
export function numberAt(from: JsonObject, key: string): number | undefined {
  const value = from[key];
  return typeof value === 'number' ? value : undefined;
}

/** Gives the text under a key, or undefined. */
export function textAt(from: JsonObject, key: string): string | undefined {
  const value = from[key];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the value under a key is true. */
export function flagAt(from: JsonObject, key: string): boolean {
  return from[key] === true;
}

/** Gives the list under a key, or an empty one. */
export function listAt(from: JsonObject, key: string): Json[] {
  const value = from[key];
  return Array.isArray(value) ? value : [];
}

/** Gives the objects in the list under a key. */
export function objectsAt(from: JsonObject, key: string): JsonObject[] {
  return listAt(from, key).map((item) => (isJsonObject(item) ? item : {}));
}

/** Writes a text, number or boolean as text; anything else as JSON. */
export function wording(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'object':
      return value === null ? 'null' : JSON.stringify(value);
    case 'undefined':
    case 'function':
    case 'symbol':
      return '';
  }
}

/** Copies an object without some of its keys. */
export function without<T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> {
  const copy = { ...from };
  for (const key of keys) Reflect.deleteProperty(copy, key);
  return copy;
}
