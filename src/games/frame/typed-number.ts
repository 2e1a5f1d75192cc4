// Numbers as people type them (ALL-6, ALL-8), into a form, the host's fields or the host's sheet, and as they are spelled out.
import { nameKey } from './names';
import { shownName } from './typed-names';
import { count } from './wording';

/** A sign, digits 0 to 9, then perhaps a point and zeros. */
const WHOLE = /^[+-]?[0-9]+(?:\.(0+))?$/;
/** The number of zeros behind a point that may mean a thousand: `1.000`. */
const THOUSANDS = 3;

/** Reads the whole number in a text; undefined where there is none, or it may mean two. */
export function typedWhole(text: string): number | undefined {
  const plain = nameKey(text);
  const [whole, zeros = ''] = WHOLE.exec(plain) ?? [];
  return whole === undefined || zeros.length === THOUSANDS ? undefined : Number(plain);
}

/** Digits in groups of three, as people write thousands. */
const GROUPED = /^[+-]?[0-9]{1,3}(?:[., ][0-9]{3})+$/;

/** Tells what to type instead of a text that may mean thousands, after a blank; empty for any other text. */
export function typedWholeAdvice(value: unknown): string {
  return typeof value === 'string' && GROUPED.test(nameKey(value))
    ? ' If it means thousands, write the digits alone.'
    : '';
}

/** Words of a season whose spelling is fixed. */
export const SEASON_WORDS = {
  currencies: ['garnets', 'bellflowers'],
  marks: ['Heaven', 'Hell', "Devil's Curse", 'Mark of Elimination'],
} as const;

/** `4 garnets`, `1 garnet`; the currencies that everyone knows have a singular. */
export function amountText(purse: string, amount: number): string {
  const isKnown = SEASON_WORDS.currencies.some((currency) => currency === purse);
  return count(amount, isKnown ? purse.slice(0, -1) : purse, purse);
}

/** Gives a function that spells each name like the first of these, or of those given before, that reads the same. */
export function asFirstWritten(known: Iterable<string>): (name: string) => string {
  const written = new Map<string, string>();
  for (const name of known) if (!written.has(nameKey(name))) written.set(nameKey(name), name);
  return (name) => {
    const key = nameKey(name);
    const first = written.get(key) ?? shownName(name);
    written.set(key, first);
    return first;
  };
}
