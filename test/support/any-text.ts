// Texts as they may come from anywhere: of every sign that Unicode has room for, and words that programs stumble over.
import fc from 'fast-check';

/**
 * The number of signs for which there is room, and among them the halves of pairs in UTF-16, which are no signs by
 * themselves.
 */
const ROOM = 0x110000;
const [FIRST_HALF, HALVES] = [0xd800, 0x800];

/** The unit of fast-check's that gives these makes a table of all million characters in each file that uses it. */
const anySign = fc
  .nat(ROOM - HALVES - 1)
  .map((at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES));

/** The first kind is where words such as `__proto__` come from. */
export function anyText(length: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: anySign }));
}
