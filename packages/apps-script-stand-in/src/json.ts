// JSON values, and functions that read them without casts.

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Whether a JSON value is an object, not an array or null. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

/** Parses JSON. Throws if it is invalid. */
export const parsedJson = (text: string): Json => JSON.parse(text) as Json;

/** Converts any value to JSON as Google's REST clients do: dates become ISO text, functions and undefined vanish. */
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

/** The object under a key, or an empty object. */
export function objectAt(from: JsonObject, key: string): JsonObject {
  const value = from[key];
  return isJsonObject(value) ? value : {};
}

export function numberAt(from: JsonObject, key: string): number | undefined {
  const value = from[key];
  return typeof value === 'number' ? value : undefined;
}

export function textAt(from: JsonObject, key: string): string | undefined {
  const value = from[key];
  return typeof value === 'string' ? value : undefined;
}

export function flagAt(from: JsonObject, key: string): boolean {
  return from[key] === true;
}

/** The list under a key, or an empty list. */
export function listAt(from: JsonObject, key: string): Json[] {
  const value = from[key];
  return Array.isArray(value) ? value : [];
}

/** The objects in the list under a key. Other items become empty objects. */
export function objectsAt(from: JsonObject, key: string): JsonObject[] {
  return listAt(from, key).map((item) => (isJsonObject(item) ? item : {}));
}

/** A text, number or boolean as text; any other value as JSON. */
export function asText(value: unknown): string {
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

export function without<T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> {
  const copy = { ...from };
  for (const key of keys) Reflect.deleteProperty(copy, key);
  return copy;
}
