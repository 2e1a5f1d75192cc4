// Matching of names and words of a rule sheet (ALL-6): trimmed, without combining marks, lower-cased.
import { lazy } from './lazy';

/** The form under which two spellings count as the same name. Inner spaces and other letters stay distinct. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Text without spaces around it that has no letter but those of English: only capitals are folded in it. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

export function sameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
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

/** As `named`, for looking up many names in one list: its spellings are folded once, when the first is looked up. */
export function finder<T>(
  list: readonly T[],
  spellings: (entry: T) => readonly string[],
): (text: string) => T | undefined {
  const found = lazy(() => {
    const entries = new Map<string, readonly T[]>();
    for (const entry of list) {
      for (const spelling of new Set(spellings(entry).map(fold))) {
        entries.set(spelling, [...(entries.get(spelling) ?? []), entry]);
      }
    }
    return entries;
  });
  return (text) => {
    const [only, ...others] = found().get(fold(text)) ?? [];
    return others.length === 0 ? only : undefined;
  };
}

/** Orders text by code unit, the same on every machine and in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
