// Whole numbers as people type them (ALL-6, ALL-8): into a form, the host's fields, or the host's sheet.
import { nameKey } from './names';

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
