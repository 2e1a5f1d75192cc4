// Comparing what a case expects with what happened: objects in part, everything else exactly.
import { isList, isObject, hasOwn } from '../../src/games/frame/json';

/** One line for each place where `actual` is not as `expected` says. `{}` is nothing at all, not anything. */
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

/** One line for each place where two values differ in anything, as far as the place can be named. */
export function exactly(expected: unknown, actual: unknown, place: string): readonly string[] {
  if (equal(expected, actual)) return [];
  const found = compare(expected, actual, place);
  return found.length > 0 ? found : [`${place}: expected ${show(expected)}, got ${show(actual)}`];
}

/** True where two values say the same as JSON; the order of an object's keys says nothing. */
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
