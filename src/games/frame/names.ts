// Matching of names and words of a rule sheet (ALL-6): trimmed, without combining marks, lower-cased.
import { lazy } from './lazy';

/** The form under which two spellings count as the same name. Inner spaces and other letters stay distinct. */
export function nameKey(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Text without spaces around it that has no letter but those of English: its key has small letters, and nothing else differs. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** The reason why this can be nobody's name: nothing is left of it where names are compared; undefined where it can. */
export function namelessWhy(name: string): string | undefined {
  if (nameKey(name) !== '') return undefined;
  return name.trim() === '' ? 'is empty' : 'has accents alone';
}

export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/**
 * The one entry of `list` that `text` names, or undefined when it names none or several (ALL-6).
 * `spellings` gives every way in which an entry may be written.
 */
export function named<T>(
  list: readonly T[],
  text: string,
  spellings: (entry: T) => readonly string[],
): T | undefined {
  return finder(list, spellings)(text);
}

/** Instead of a place in a list, where several entries have one spelling. */
const SEVERAL = -1;

/** As `named`, for looking up many names in one list: the keys of its spellings are made once, when the first is looked up. */
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
