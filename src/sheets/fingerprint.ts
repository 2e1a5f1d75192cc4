// A short name for a text, by which it is known again: two texts that differ by accident have different ones. No proof
// against a person who wants two alike; what must be proved is hashed with SHA-256.

/** Odd numbers whose bits are well mixed: those of MurmurHash 3. */
const [FIRST, SECOND] = [0xcc9e2d51, 0x85ebca6b];

/** A local name: looked up at every letter, the global one takes most of the time. */
const { imul } = Math;

/** The fingerprint of no text. */
const START = [FIRST, SECOND].map(inHex).join('');

/** 16 hexadecimal digits; of a text that goes on where another ended, which has the fingerprint `before`. */
export function fingerprint(text: string, before = START): string {
  let a = parseInt(before.slice(0, 8), 16);
  let b = parseInt(before.slice(8), 16);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = imul(a ^ unit, FIRST);
    a ^= a >>> 15;
    b = imul(b ^ unit, SECOND);
    b ^= b >>> 13;
  }
  return inHex(a) + inHex(b);
}

function inHex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
