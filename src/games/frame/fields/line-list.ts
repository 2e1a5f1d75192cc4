// Lists of objects, written in a form as one line per object.
import { isList, isObject, dropUndefined, fromEntries } from '../json';
import { jsonTooBigReason } from '../json-file';
import { nameKey } from '../names';
import type { Problem } from '../result';
import { quote } from '../wording';
import { withCheck, splitAndTrim, refuseReading, type FieldPath, type Field } from './field';
import { readList, textCodecField } from './lists';

/** How a list entry is written as a line. */
export interface LineCodec<T> {
  readonly entry: Field<T>;
  /** Nouns for sentences: `item`, `an item`. */
  readonly what: string;
  readonly one: string;
  /** A description of a line's format, and a valid example. */
  readonly format: string;
  readonly example: string;
  /** Parses a line into JSON; undefined if that isn't possible. */
  readonly parse: (line: string) => unknown;
  /** Writes an entry as a line; empty if no line can express it. */
  readonly show: (entry: Readonly<Record<string, unknown>>) => string;
  /** Checks the list as a whole. */
  readonly check?: (entries: readonly T[], at: FieldPath) => readonly Problem[];
  readonly max?: number;
}

/** Converts between the text and its list. Lines that can't be parsed stay strings. */
interface ListCodec {
  readonly parse: (typed: string) => readonly unknown[];
  readonly show: (entries: readonly unknown[]) => string;
}

/** One entry per line; “none” or “-” for an empty list. An entry that no line can express is written as JSON. */
export function listCodec({ parse, show }: Pick<LineCodec<unknown>, 'parse' | 'show'>): ListCodec {
  const parseLine = (line: string): unknown =>
    line.startsWith('{') ? parseJson(line) : (parse(line) ?? line);
  const showLine = (given: unknown): string => {
    const line = isObject(given) ? show(given) : '';
    const fits =
      line !== '' &&
      !line.includes('\n') &&
      line.trim() === line &&
      sortedJson(parseLine(line)) === sortedJson(given);
    return fits ? line : typeof given === 'string' ? given : JSON.stringify(given);
  };
  return {
    parse: (typed) =>
      ['none', '-'].includes(nameKey(typed)) ? [] : splitAndTrim(typed, '\n').map(parseLine),
    show: (entries) => (entries.length === 0 ? 'none' : entries.map(showLine).join('\n')),
  };
}

/** A list that forms ask for in the format of `listCodec`. */
export function lineList<T>(
  words: { readonly title: string; readonly help: string },
  codec: LineCodec<T>,
): Field<readonly T[]> {
  const { entry, what, one, format, example, check, max } = codec;
  const lines = listCodec(codec);
  const lineField: Field<T> = {
    ...entry,
    read: (value, at) =>
      typeof value === 'string'
        ? refuseReading(
            'not-a-line',
            at,
            `${at.label}: ${quote(value)} is not ${one}. Write ${format}: ${example}.`,
          )
        : entry.read(value, at),
  };
  const list = textCodecField<readonly T[]>(words, {
    parse: lines.parse,
    show: (value) => (isList(value) ? lines.show(value) : ''),
    read: (value, at) =>
      readList(value, at, lineField, {
        distinct: false,
        what,
        entryTitle: (index) => `${at.label} ${index + 1}`,
        ...dropUndefined({ max }),
      }),
  });
  return check === undefined ? list : withCheck(list, check);
}

function parseJson(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return jsonTooBigReason(value) === undefined ? value : line;
  } catch {
    return line;
  }
}

/** A value's JSON with sorted keys, to compare it. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? fromEntries(Object.entries(part).sort()) : part,
  );
}
