// Compares what a case expects with what happened. Objects can have more keys than expected; all else must match exactly.
import { isList, isObject, hasOwn } from '../../src/games/frame/json';

/** One line for each difference between `expected` and `actual`. An expected `{}` means an empty object. */
export function compare(expected: unknown, actual: unknown, place: string): readonly string[] {
  if (isObject(expected) && isObject(actual) && Object.keys(expected).length > 0) {
    return Object.entries(expected).flatMap(([key, value]) => {
      const there = place === '' ? key : `${place}.${key}`;
      return hasOwn(actual, key)
        ? compare(value, actual[key], there)
        : [`${there}: expected ${show(value)}, got nothing`];
    });
  }
  if (isList(expected) && isList(actual) && expected.length === actual.length) {
    return expected.flatMap((value, at) => exactly(value, actual[at], `${place}[${at}]`));
  }
  return equal(expected, actual) ? [] : [`${place}: expected ${show(expected)}, got ${show(actual)}`];
}

/** One line for each difference between two values, as precisely located as possible. */
export function exactly(expected: unknown, actual: unknown, place: string): readonly string[] {
  if (equal(expected, actual)) return [];
  const found = compare(expected, actual, place);
  return found.length > 0 ? found : [`${place}: expected ${show(expected)}, got ${show(actual)}`];
}

/** True if two values are the same JSON. The order of keys doesn't matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((value, at) => equal(value, b[at]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => hasOwn(b, key) && equal(a[key], b[key]))
    );
  }
  return a === b;
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
