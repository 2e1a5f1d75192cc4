// Tells mistakes of this program from everything else that is thrown while it runs.
import { isObject } from './json';

/** What the language throws, and the mark of ours. No page of Google's says how its services name their exceptions. */
export const MISTAKE_NAMES = [
  'Bug',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;

const NAMES: readonly unknown[] = MISTAKE_NAMES;

/** A mistake of this program: something that its rules say cannot happen has happened. */
export class Bug extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Bug';
  }
}

/** Gives what a map holds under a key that it always has. */
export function must<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  return sure(map.get(key), `Nothing is there under ${String(key)}.`);
}

/** Gives a value that is always there; where it is not, the sentence says what the program took for granted. */
export function sure<Value>(value: Value | undefined, wrong: string): Value {
  if (value === undefined) throw new Bug(wrong);
  return value;
}

/** Whether what was thrown is a mistake of this program. In a call of Google's, everything else is Google's. */
export function isMistake(error: unknown): boolean {
  return isObject(error) && NAMES.includes(error.name);
}
