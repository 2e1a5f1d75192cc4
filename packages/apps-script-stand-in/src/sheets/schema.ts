// Validates a request's body against the fields that Google's own client declares. schema.json is generated from the
// client's types.
import { invalidArgument } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import types from './schema.json';

const schema: Readonly<Record<string, Readonly<Record<string, string>>>> = types;

/** A type that schema.json declares. For a list, `name` and `fields` describe its elements. */
interface SchemaType {
  readonly name: string;
  readonly isList: boolean;
  /** The types of the fields; absent for plain values and for types that this host doesn't validate. */
  readonly fields?: ReadonlyMap<string, SchemaType>;
}

const typeCache = new Map<string, SchemaType>();

function getSchemaType(type: string): SchemaType {
  const known = typeCache.get(type);
  if (known !== undefined) return known;
  const isList = type.endsWith('[]');
  const name = isList ? type.slice(0, -2) : type;
  const below = schema[name];
  if (below === undefined) {
    const scalar = { name, isList };
    typeCache.set(type, scalar);
    return scalar;
  }
  const fields = new Map<string, SchemaType>();
  // Stored before the fields are read, since some types contain themselves.
  const made = { name, isList, fields };
  typeCache.set(type, made);
  for (const [field, fieldType] of Object.entries(below)) fields.set(field, getSchemaType(fieldType));
  return made;
}

/** A value's path in a message. Only formatted for refusals, since batches have hundreds of thousands of values. */
interface FieldPath {
  readonly above: FieldPath | undefined;
  /** A field's name, or an index in a list. */
  readonly step: string | number;
}

/** A field's name as Google's error messages write it. */
const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function formatPath(place: FieldPath | undefined): string {
  if (place === undefined) return '';
  const { above, step } = place;
  if (typeof step === 'number') return `${formatPath(above)}[${step}]`;
  return above === undefined ? toSnakeCase(step) : `${formatPath(above)}.${toSnakeCase(step)}`;
}

const invalidValue = (value: Json, what: string, place: FieldPath): Error =>
  invalidArgument(`Invalid value at '${formatPath(place)}' (${what}), ${JSON.stringify(value)}`);

/** The fields of a type of the Sheets API; undefined for types that this host doesn't validate. */
export function typeFields(type: string): Readonly<Record<string, string>> | undefined {
  return schema[type];
}

function checkScalar(value: Json, type: string, above: FieldPath | undefined, step: FieldPath['step']): Json {
  switch (type) {
    case 'string':
      if (typeof value === 'string') return value;
      throw invalidValue(value, 'TYPE_STRING', { above, step });
    case 'boolean':
      if (typeof value === 'boolean') return value;
      throw invalidValue(value, 'TYPE_BOOL', { above, step });
    case 'number': {
      // Google's protocol also accepts numbers as text.
      const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      if (typeof read === 'number' && Number.isFinite(read)) return read;
      throw invalidValue(value, 'TYPE_INT32', { above, step });
    }
    default:
      return value;
  }
}

/** Validates a field or a list's element. `above` and `step` say where it is, for the refusal. */
function checkItem(
  value: Json,
  { name, fields }: SchemaType,
  above: FieldPath | undefined,
  step: FieldPath['step'],
): Json {
  if (fields === undefined) return checkScalar(value, name, above, step);
  const place = { above, step };
  if (!isJsonObject(value)) throw invalidValue(value, `type ${name}`, place);
  return checkFields(value, fields, place);
}

function checkValue(value: Json, type: SchemaType, above: FieldPath | undefined, step: string): Json {
  if (!type.isList) return checkItem(value, type, above, step);
  if (!Array.isArray(value)) return [checkItem(value, type, above, step)];
  const place = { above, step };
  let checked = value;
  for (let at = 0; at < value.length; at += 1) {
    const given = value[at] ?? null;
    const item = checkItem(given, type, place, at);
    if (item === given) continue;
    if (checked === value) checked = [...value];
    checked[at] = item;
  }
  return checked;
}

/** Returns the same message object if nothing changes, since copying large messages would be slow. */
function checkFields(
  message: JsonObject,
  fields: ReadonlyMap<string, SchemaType>,
  place: FieldPath | undefined,
): JsonObject {
  let checked = message;
  for (const key in message) {
    const type = fields.get(key);
    if (type === undefined) {
      const at = place === undefined ? '' : ` at '${formatPath(place)}'`;
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${key}"${at}: Cannot find field.`);
    }
    const given = message[key] ?? null;
    const value = given === null ? null : checkValue(given, type, place, key);
    if (given !== null && value === given) continue;
    if (checked === message) checked = { ...message };
    if (value === null) Reflect.deleteProperty(checked, key);
    else checked[key] = value;
  }
  return checked;
}

/** A message without its null fields, which mean unset. Throws ApiError for unknown fields or wrong types. */
export function checkMessage(message: JsonObject, type: string): JsonObject {
  const { fields } = getSchemaType(type);
  return fields === undefined ? message : checkFields(message, fields, undefined);
}
