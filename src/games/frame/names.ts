// Name matching (ALL-6). It ignores invisible characters, accents, case, and variants of blanks, apostrophes and
// dashes.
import { lazy } from './lazy';

/** The key under which names are compared; equal for spellings of one name. The number of inner blanks matters. */
export function nameKey(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  return withPlainBlanks(text)
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .trim();
}

/** Plain ASCII without outer spaces, where only case needs to be ignored. */
const PLAIN_ASCII = /^[!-~](?:[ -~]*[!-~])?$/;

const APOSTROPHES = /[\u2018\u2019\u02bc]/g;
const DASHES = /[\u2010-\u2013\u2212]/g;

/** Line breaks and tabs, including unusual Unicode ones, become blanks. */
export function withPlainBlanks(text: string): string {
  return text.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
}

export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/** The entry that `text` names; undefined if it names none or several (ALL-6). `spellings`: all ways to write an entry. */
export function findNamed<T>(
  list: readonly T[],
  text: string,
  spellings: (entry: T) => readonly string[],
): T | undefined {
  return nameFinder(list, spellings)(text);
}

/** Marks a spelling that several entries share. */
const AMBIGUOUS_INDEX = -1;

/** `findNamed` for repeated lookups: indexes the list on first use. */
export function nameFinder<T>(
  list: readonly T[],
  spellings: (entry: T) => readonly string[],
): (text: string) => T | undefined {
  const places = lazy(() => {
    const found = new Map<string, number>();
    list.forEach((entry, place) => {
      for (const spelling of spellings(entry)) {
        const key = nameKey(spelling);
        const before = found.get(key) ?? place;
        found.set(key, before === place ? place : AMBIGUOUS_INDEX);
      }
    });
    return found;
  });
  return (text) => {
    const place = places().get(nameKey(text));
    return place === undefined || place === AMBIGUOUS_INDEX ? undefined : list[place];
  };
}

/** Compares by code unit, which gives the same order in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
