// How names and words of a rule sheet are matched (ALL-6): trimmed, without combining marks, lower-cased.

/** The form under which two spellings count as the same name. Inner spaces and other letters stay distinct. */
export function fold(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

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
  const wanted = fold(text);
  const found = list.filter((entry) => spellings(entry).some((spelling) => fold(spelling) === wanted));
  return found.length === 1 ? found[0] : undefined;
}

/** Orders text by code unit, the same on every machine and in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
