// Checks request bodies against the fields that Google's own client declares (schema.json is made from its types).
import { invalid } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import types from './schema.json';

const schema: Readonly<Record<string, Readonly<Record<string, string>>>> = types;

const snakes = new Map<string, string>();

/** A field's name as Google's refusals write it; remembered, for large batches ask for few names often. */
function snake(name: string): string {
  const known = snakes.get(name);
  if (known !== undefined) return known;
  const written = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakes.set(name, written);
  return written;
}

/** The fields that a type of Google's Sheets API has; undefined for types that this host takes as they come. */
export function fieldsOf(type: string): Readonly<Record<string, string>> | undefined {
  return schema[type];
}

function checkScalar(value: Json, type: string, path: string): Json {
  switch (type) {
    case 'string':
      if (typeof value === 'string') return value;
      throw invalid(`Invalid value at '${path}' (TYPE_STRING), ${JSON.stringify(value)}`);
    case 'boolean':
      if (typeof value === 'boolean') return value;
      throw invalid(`Invalid value at '${path}' (TYPE_BOOL), ${JSON.stringify(value)}`);
    case 'number': {
      // Protocol buffers read numbers from text too.
      const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof read === 'number' && Number.isFinite(read)) return read;
      throw invalid(`Invalid value at '${path}' (TYPE_INT32), ${JSON.stringify(value)}`);
    }
    default:
      return value;
  }
}

function checkValue(value: Json, type: string, path: string): Json {
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [checkValue(value, type.slice(0, -2), path)];
    return value.map((item, index) => checkValue(item, type.slice(0, -2), `${path}[${index}]`));
  }
  if (schema[type] === undefined) return checkScalar(value, type, path);
  if (!isJsonObject(value))
    throw invalid(`Invalid value at '${path}' (type ${type}), ${JSON.stringify(value)}`);
  return checkMessage(value, type, path);
}

/**
 * A copy of a message without its null fields (null means unset in Google's protocol).
 * @throws ApiError for a field that the type does not have, or a value of another type
 */
export function checkMessage(message: JsonObject, type: string, path = ''): JsonObject {
  const fields = schema[type];
  if (fields === undefined) return message;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(message)) {
    const fieldType = fields[key];
    const place = path === '' ? '' : ` at '${path}'`;
    if (fieldType === undefined) {
      throw invalid(`Invalid JSON payload received. Unknown name "${key}"${place}: Cannot find field.`);
    }
    if (value === null) continue;
    copy[key] = checkValue(value, fieldType, path === '' ? snake(key) : `${path}.${snake(key)}`);
  }
  return copy;
}
