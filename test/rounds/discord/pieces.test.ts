// Texts for Discord are split into posts it accepts.
import fc from 'fast-check';
import { splitForDiscord } from '../../../src/rounds/discord/pieces';

const LONG_LINE = '💎é'.repeat(900);

test('every piece fits and has text, no character is cut, and only blanks are lost', () => {
  const line = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constant(LONG_LINE));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      const pieces = splitForDiscord(text);
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(2000);
        expect(piece.trim()).not.toBe('');
        expect(/\p{Surrogate}/u.test(piece)).toBe(false);
      }
      expect(withoutBlanks(pieces.join(''))).toBe(withoutBlanks(text));
    }),
    { numRuns: 100 },
  );
});

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/gu, '');
}
