// Texts that could come from anywhere: with any character of Unicode, and with words over which programs stumble.
import fc from 'fast-check';

/** How many characters Unicode has room for, and the codes that are only half of a character in UTF-16. */
const ROOM = 0x110000;
const [FIRST_HALF, HALVES] = [0xd800, 0x800];

/** fast-check's own arbitrary makes a table of a million characters in each file that uses it. */
const anySign = fc
  .nat(ROOM - HALVES - 1)
  .map((at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES));

/** Makes any text. Plain `fc.string` is one of the two kinds, since only it gives words such as `__proto__`. */
export function anyText(length: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: anySign }));
}
