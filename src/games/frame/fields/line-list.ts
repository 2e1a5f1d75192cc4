// A list of things of several parts: JSON objects, in a form one a line.
import { isList, isObject, present } from '../json';
import { whyTooMuch } from '../json-file';
import { nameKey } from '../names';
import type { Problem } from '../result';
import { quote } from '../wording';
import { checked, piecesOf, refuse, type At, type Field } from './field';
import { readList, textCodec } from './lists';

/** One thing of a list as a line. */
interface LineCodec<T> {
  readonly entry: Field<T>;
  /** One of them, for sentences: `item`, `an item`. */
  readonly what: string;
  readonly one: string;
  /** The form of a line, and one that is right. */
  readonly format: string;
  readonly example: string;
  /** Reads a line as JSON; undefined where it makes no sense. */
  readonly parse: (line: string) => unknown;
  /** Writes an entry as a line, where it can be one. */
  readonly show: (entry: Readonly<Record<string, unknown>>) => string;
  /** Finds what only the whole list shows to be wrong. */
  readonly check?: (entries: readonly T[], at: At) => readonly Problem[];
  readonly max?: number;
}

/** Reads a list from text, and writes it; a line that makes no sense stays as it is. */
interface ListText {
  readonly parse: (typed: string) => readonly unknown[];
  readonly show: (entries: readonly unknown[]) => string;
}

/**
 * Reads and writes the text of a list, one entry a line, “none” or “-” where it is empty. An entry that no line can express is
 * written as JSON.
 */
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

/** A list that is written as such a text. */
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
    return whyTooMuch(value) === undefined ? value : line;
  } catch {
    return line;
  }
}

/** Whether two plain values are the same, whatever the order of their keys. */
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
