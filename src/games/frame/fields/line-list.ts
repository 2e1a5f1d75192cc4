// Lists of objects, written one per line in a form.
import { isList, isObject, present } from '../json';
import { whyTooBig } from '../json-file';
import { nameKey } from '../names';
import type { Problem } from '../result';
import { quote } from '../wording';
import { checked, piecesOf, refuse, type At, type Field } from './field';
import { readList, textCodec } from './lists';

/** A list entry as a line. */
export interface LineCodec<T> {
  readonly entry: Field<T>;
  /** For sentences: `item`, `an item`. */
  readonly what: string;
  readonly one: string;
  /** A line's format, and a valid line. */
  readonly format: string;
  readonly example: string;
  /** A line as JSON; undefined if it makes no sense. */
  readonly parse: (line: string) => unknown;
  /** An entry as a line, if possible. */
  readonly show: (entry: Readonly<Record<string, unknown>>) => string;
  /** For problems of the list as a whole. */
  readonly check?: (entries: readonly T[], at: At) => readonly Problem[];
  readonly max?: number;
}

/** Lines that make no sense stay as text. */
interface ListText {
  readonly parse: (typed: string) => readonly unknown[];
  readonly show: (entries: readonly unknown[]) => string;
}

/** One entry per line, “none” or “-” for an empty list. An entry that no line can express is written as JSON. */
export function listText({ parse, show }: Pick<LineCodec<unknown>, 'parse' | 'show'>): ListText {
  const parseLine = (line: string): unknown =>
    line.startsWith('{') ? parseJson(line) : (parse(line) ?? line);
  const showLine = (given: unknown): string => {
    const line = isObject(given) ? show(given) : '';
    const fits = line !== '' && !line.includes('\n') && line.trim() === line && same(parseLine(line), given);
    return fits ? line : typeof given === 'string' ? given : JSON.stringify(given);
  };
  return {
    parse: (typed) => (['none', '-'].includes(nameKey(typed)) ? [] : piecesOf(typed, '\n').map(parseLine)),
    show: (entries) => (entries.length === 0 ? 'none' : entries.map(showLine).join('\n')),
  };
}

/** A list written as such a text. */
export function lineList<T>(
  words: { readonly title: string; readonly help: string },
  codec: LineCodec<T>,
): Field<readonly T[]> {
  const { entry, what, one, format, example, check, max } = codec;
  const lines = listText(codec);
  const lineField: Field<T> = {
    ...entry,
    read: (value, at) =>
      typeof value === 'string'
        ? refuse('not-a-line', at, `${at.label}: ${quote(value)} is not ${one}. Write ${format}: ${example}.`)
        : entry.read(value, at),
  };
  const list = textCodec<readonly T[]>(words, {
    parse: lines.parse,
    show: (value) => (isList(value) ? lines.show(value) : ''),
    read: (value, at) =>
      readList(value, at, lineField, {
        distinct: false,
        what,
        entryTitle: (index) => `${at.label} ${index + 1}`,
        ...present({ max }),
      }),
  });
  return check === undefined ? list : checked(list, check);
}

function parseJson(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return whyTooBig(value) === undefined ? value : line;
  } catch {
    return line;
  }
}

/** Deep equality, ignoring the order of keys. */
function same(a: unknown, b: unknown): boolean {
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((value, index) => same(value, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
  }
  return a === b;
}
