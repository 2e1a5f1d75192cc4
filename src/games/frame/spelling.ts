// How names that people make up are spelled: as first written, after names that everybody knows (SN-0).
import { nameKey } from './names';
import { shownName } from './typed-names';
import { count } from './wording';

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
