// A file of JSON that somebody gives. It is refused where it is larger, deeper or longer than any game or season,
// before anything else reads it: so a wrong file soon ends in a sentence.
import { refuse, type Field, type Reading } from './fields/field';
import { isList, isObject } from './json';
import { fail, ok, type Result } from './result';

/** The most bytes of a file: a season of ten matches of eight people has about a million. */
export const MOST_BYTES = 20_000_000;
/** How many levels deep parts may lie; a move in a match of a season lies about twelve deep. */
const MOST_LEVELS = 100;
/** The most entries of one list, and of one object. */
const MOST_ENTRIES = 10_000;
/** The most values in all. */
const MOST_VALUES = 1_000_000;
/** The most people of a game or of a season. */
export const MOST_PEOPLE = 500;

/** Reads the JSON in the text of a file, or gives the end of a sentence on why there is none: `it is not JSON`. */
export function parseFile(text: string): Result<unknown, string> {
  const large = whyTooLarge(text.length);
  if (large !== undefined) return fail(large);
  let json: unknown;
  try {
    // Some editors begin a file with a mark of their own.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const why = whyTooMuch(json);
  return why === undefined ? ok(json) : fail(why);
}

/** Tells why a file of so many bytes cannot be one of Round Keeper’s; undefined where it may. */
export function whyTooLarge(bytes: number): string | undefined {
  if (bytes <= MOST_BYTES) return undefined;
  const [has, most] = [bytes, MOST_BYTES].map((size) => Math.ceil(size / 1_000_000));
  return `it has ${has} MB, and no file of Round Keeper has more than ${most} MB`;
}

/** Reads the contents of a file by a field, once it is known not to be too much. */
export function readFile<T>(field: Field<T>, json: unknown, label: string): Reading<T> {
  const at = { place: [], label };
  const why = whyTooMuch(json);
  return why === undefined ? field.read(json, at) : refuse('too-large', at, `${label}: ${why}.`);
}

/** Tells why a value is more than a file of Round Keeper’s holds; it goes through it level by level. */
export function whyTooMuch(json: unknown): string | undefined {
  let level: readonly unknown[] = [json];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS)
      return `it has parts within parts, more than ${MOST_LEVELS} deep, as no file of Round Keeper has`;
    const below: unknown[] = [];
    for (const value of level) {
      const parts = partsOf(value);
      if (parts.length > MOST_ENTRIES)
        return `it has a list of ${parts.length}, and no file of Round Keeper has one of more than ${MOST_ENTRIES}`;
      for (const part of parts) below.push(part);
    }
    values += below.length;
    if (values > MOST_VALUES)
      return `it holds more than ${MOST_VALUES} values, as no file of Round Keeper does`;
    level = below;
  }
  return undefined;
}

function partsOf(value: unknown): readonly unknown[] {
  if (isList(value)) return value;
  return isObject(value) ? Object.values(value) : [];
}
