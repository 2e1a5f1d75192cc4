// Arbitrary texts with any Unicode characters, and with words that often break programs.
import fc from 'fast-check';

/** The number of Unicode code points, and the range of surrogates, which are only halves of characters in UTF-16. */
const ROOM = 0x110000;
const [FIRST_HALF, HALVES] = [0xd800, 0x800];

/** Any character. fast-check's own arbitrary would build a table of a million characters in each file that uses it. */
const anySign = fc
  .nat(ROOM - HALVES - 1)
  .map((at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES));

/** Any text. Half of the texts are from `fc.string`, since only that generates words such as `__proto__`. */
export function anyText(length: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: anySign }));
}
