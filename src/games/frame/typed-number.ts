// Numbers as people type them (ALL-6, ALL-8), and as they are spelled out.
import { nameKey } from './names';
import { shownName } from './typed-names';
import { count } from './wording';

/** A sign, digits, then optionally a point and zeros. */
const WHOLE = /^[+-]?[0-9]+(?:\.(0+))?$/;
/** `1.000` can mean a thousand. */
const THOUSANDS = 3;

/** Undefined if there's no number, or it's ambiguous. */
export function typedWhole(text: string): number | undefined {
  const plain = nameKey(text);
  const [whole, zeros = ''] = WHOLE.exec(plain) ?? [];
  return whole === undefined || zeros.length === THOUSANDS ? undefined : Number(plain);
}

/** Thousands in groups of three digits. */
const GROUPED = /^[+-]?[0-9]{1,3}(?:[., ][0-9]{3})+$/;

/** Advice after a blank, for text that can mean thousands; else empty. */
export function typedWholeAdvice(value: unknown): string {
  return typeof value === 'string' && GROUPED.test(nameKey(value))
    ? ' If you mean thousands, type only the digits.'
    : '';
}

/** Season words with a fixed spelling. */
export const SEASON_WORDS = {
  currencies: ['garnets', 'bellflowers'],
  marks: ['Heaven', 'Hell', "Devil's Curse", 'Mark of Elimination'],
} as const;

/** `4 garnets`, `1 garnet`; only the fixed currencies have a singular. */
export function amountText(purse: string, amount: number): string {
  const isKnown = SEASON_WORDS.currencies.some((currency) => currency === purse);
  return count(amount, isKnown ? purse.slice(0, -1) : purse, purse);
}

/** Spells names like the first one, known or given before, that reads the same. */
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
