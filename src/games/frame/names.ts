// Matching of names and words of a rule sheet (ALL-6): what people cannot see, accents, capitals, and the kinds of blanks,
// apostrophes and dashes make no difference.
import { lazy } from './lazy';

/**
 * Gives the form in which two spellings of one name are the same. The number of inner blanks and all other letters
 * still matter.
 */
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

/** Matches text without spaces around it and with English letters only: its key differs by its small letters alone. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

const APOSTROPHES = /[\u2018\u2019\u02bc]/g;
const DASHES = /[\u2010-\u2013\u2212]/g;

/** Puts a blank for each line break and tab, also for unusual ones of Unicode. */
export function withPlainBlanks(text: string): string {
  return text.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ');
}

export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/**
 * Finds the one entry of `list` that `text` names; undefined when it names none or several (ALL-6). `spellings` gives
 * every way in which an entry may be written.
 */
export function named<T>(
  list: readonly T[],
  text: string,
  spellings: (entry: T) => readonly string[],
): T | undefined {
  return finder(list, spellings)(text);
}

/** Stands for a place in the list where several entries have one spelling. */
const SEVERAL = -1;

/**
 * Does what `named` does, for many names in one list: the keys of its spellings are made once, when the first name is
 * looked up.
 */
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

/** Orders text by code unit, the same on every machine and in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
