// Parses numbers as people type them (ALL-6, ALL-8). Also spells out amounts.
import { nameKey } from './names';
import { cleanName } from './name-input';
import { plural } from './wording';

/** A sign, digits, then optionally a point with zeros. */
const WHOLE_NUMBER = /^[+-]?[0-9]+(?:\.(0+))?$/;
/** As many zeros after the point as in `1.000`, which may mean a thousand. */
const THOUSANDS_ZEROS = 3;

/** The whole number that a text spells; undefined if it's no number, or ambiguous. */
export function parseInteger(text: string): number | undefined {
  const plain = nameKey(text);
  const [whole, zeros = ''] = WHOLE_NUMBER.exec(plain) ?? [];
  return whole === undefined || zeros.length === THOUSANDS_ZEROS ? undefined : Number(plain);
}

/** Digits grouped in thousands. */
const GROUPED_DIGITS = /^[+-]?[0-9]{1,3}(?:[., ][0-9]{3})+$/;

/** Advice for text that may mean thousands, starting with a blank; empty for other text. */
export function wholeNumberAdvice(value: unknown): string {
  return typeof value === 'string' && GROUPED_DIGITS.test(nameKey(value))
    ? ' If you mean thousands, type only the digits.'
    : '';
}

/** Season words with a fixed spelling. */
export const SEASON_TERMS = {
  currencies: ['garnets', 'bellflowers'],
  marks: ['Heaven', 'Hell', "Devil's Curse", 'Mark of Elimination'],
} as const;

/** An amount of a currency: `4 garnets`, `1 garnet`. Only the fixed currencies have a singular. */
export function amountText(purse: string, amount: number): string {
  const isKnown = SEASON_TERMS.currencies.some((currency) => currency === purse);
  return plural(amount, isKnown ? purse.slice(0, -1) : purse, purse);
}

/** Spells a name like the first one that reads the same, among `known` and the names passed before. */
export function spellingFinder(known: Iterable<string>): (name: string) => string {
  const written = new Map<string, string>();
  for (const name of known) if (!written.has(nameKey(name))) written.set(nameKey(name), name);
  return (name) => {
    const key = nameKey(name);
    const first = written.get(key) ?? cleanName(name);
    written.set(key, first);
    return first;
  };
}
