// Name matching (ALL-6): ignores invisible characters, accents, case, and kinds of blanks, apostrophes and dashes.
import { lazy } from './lazy';

/** A key that is equal for two spellings of a name. The number of inner blanks still matters, as do other letters. */
export function nameKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
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

/** Plain ASCII without outer spaces: only case matters. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

const APOSTROPHES = /[\u2018\u2019\u02bc]/g;
const DASHES = /[\u2010-\u2013\u2212]/g;

/** Line breaks and tabs, including unusual Unicode ones, become blanks. */
export function withPlainBlanks(text: string): string {
  return text.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
}

export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/**
 * The one entry that `text` names; undefined if none or several (ALL-6). `spellings` lists how an entry can be written.
 */
export function named<T>(
  list: readonly T[],
  text: string,
  spellings: (entry: T) => readonly string[],
): T | undefined {
  return finder(list, spellings)(text);
}

/** Several entries share the spelling. */
const SEVERAL = -1;

/** `named` for many lookups: indexes the list on first use. */
export function finder<T>(
  list: readonly T[],
  spellings: (entry: T) => readonly string[],
): (text: string) => T | undefined {
  const places = lazy(() => {
    const found = new Map<string, number>();
    list.forEach((entry, place) => {
      for (const spelling of spellings(entry)) {
        const key = nameKey(spelling);
        const before = found.get(key) ?? place;
        found.set(key, before === place ? place : SEVERAL);
      }
    });
    return found;
  });
  return (text) => {
    const place = places().get(nameKey(text));
    return place === undefined || place === SEVERAL ? undefined : list[place];
  };
}

/** The same order in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
