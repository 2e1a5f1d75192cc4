// JSON files that people hand in. Files that are far too large or too deep are refused before anything else reads them.
import { refuseReading, type Field, type ReadResult } from './fields/field';
import { isList, isObject } from './json';
import { fail, ok, type Result } from './result';

/** Far above a season of ten matches with eight people, which is about a million bytes. */
export const MAX_BYTES = 20_000_000;
/** Far above a move in a match of a season, which is about twelve levels deep. */
const MAX_DEPTH = 100;
/** Maximum entries of one list or object. */
const MAX_ENTRIES = 10_000;
const MAX_VALUES = 1_000_000;
/** Maximum people in a game or a season. */
export const MAX_PEOPLE = 500;

/** Parses a file's JSON. The error is the end of a sentence on what's wrong: `it is not JSON`. */
export function parseFile(text: string): Result<unknown, string> {
  const large = fileTooLargeReason(text.length);
  if (large !== undefined) return fail(large);
  let json: unknown;
  try {
    // Some editors begin files with a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const why = jsonTooBigReason(json);
  return why === undefined ? ok(json) : fail(why);
}

/** Why a file of this size can't be Round Keeper's; undefined if it can. */
export function fileTooLargeReason(bytes: number): string | undefined {
  if (bytes <= MAX_BYTES) return undefined;
  const [has, most] = [bytes, MAX_BYTES].map((size) => Math.ceil(size / 1_000_000));
  return `it’s ${has} MB, and Round Keeper’s files are at most ${most} MB`;
}

/** Refuses JSON that is too big, then reads it with the field. */
export function readJsonFile<T>(field: Field<T>, json: unknown, label: string): ReadResult<T> {
  const at = { place: [], label };
  const why = jsonTooBigReason(json);
  return why === undefined ? field.read(json, at) : refuseReading('too-large', at, `${label}: ${why}.`);
}

/**
 * Why a value is too big for Round Keeper's files; undefined if it isn't. Goes level by level, so deep nesting is safe.
 */
export function jsonTooBigReason(json: unknown): string | undefined {
  let level: readonly unknown[] = [json];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH)
      return `it’s nested more than ${MAX_DEPTH} levels deep, and Round Keeper’s files never are`;
    const below: unknown[] = [];
    for (const value of level) {
      const parts = childValues(value);
      if (parts.length > MAX_ENTRIES)
        return `it has a list of ${parts.length} entries, and Round Keeper’s lists never have more than ${MAX_ENTRIES}`;
      for (const part of parts) below.push(part);
    }
    values += below.length;
    if (values > MAX_VALUES)
      return `it has more than ${MAX_VALUES} values, and Round Keeper’s files never do`;
    level = below;
  }
  return undefined;
}

function childValues(value: unknown): readonly unknown[] {
  if (isList(value)) return value;
  return isObject(value) ? Object.values(value) : [];
}
