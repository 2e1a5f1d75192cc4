// A short name for a text, by which it is known again: two texts that differ by accident have different ones. No proof
// against a person who wants two alike; what must be proved is hashed with SHA-256.

/** Odd numbers whose bits are well mixed: those of MurmurHash 3. */
const [FIRST, SECOND] = [0xcc9e2d51, 0x85ebca6b];

/** A local name: looked up at every letter, the global one takes most of the time. */
const { imul } = Math;

/** 16 hexadecimal digits. */
export function fingerprint(text: string): string {
  let [a, b] = [0, text.length];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = imul(a ^ unit, FIRST);
    a ^= a >>> 15;
    b = imul(b ^ unit, SECOND);
    b ^= b >>> 13;
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
