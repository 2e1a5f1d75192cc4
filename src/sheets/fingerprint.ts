// A short name for a text, by which it is known again: two texts that differ by accident have different ones. It does
// not stop somebody who wants two texts with the same one; what has to be proved is hashed with SHA-256.

/** Odd numbers whose bits are well mixed: those of MurmurHash 3. */
const [FIRST, SECOND] = [0xcc9e2d51, 0x85ebca6b];

/** A local name is faster: looking up the global one for each letter would take most of the time. */
const { imul } = Math;

/** Makes 16 hexadecimal digits of a text. */
export function fingerprint(text: string): string {
  let a: number = FIRST;
  let b: number = SECOND;
  const { length } = text;
  // Two letters at a time, since this is a call's longest loop. Beyond the end there is none, and the length tells
  // where that is.
  for (let at = 0; at < length; at += 2) {
    const units = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);
    a = imul(a ^ units, FIRST);
    a ^= a >>> 15;
    b = imul(b ^ units, SECOND);
    b ^= b >>> 13;
  }
  a = imul(a ^ length, FIRST);
  b = imul(b ^ length, SECOND);
  return inHex(a) + inHex(b);
}

function inHex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
