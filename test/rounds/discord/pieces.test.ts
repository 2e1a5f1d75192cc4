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

test('blanks around long lines don’t become messages', () => {
  const line = 'x'.repeat(1999);
  const pieces = splitForDiscord([' ', line, ' ', line, ' '].join('\n'));
  expect(pieces.map((piece) => piece.trim().length)).toEqual([1999, 1999]);
  expect(splitForDiscord(' \n ')).toEqual([]);
});

test('a long line is cut at a blank, so no address is cut; an escape stays with its character', () => {
  const link = `https://x.org/${'a_b'.repeat(30)}`;
  const line = Array.from({ length: 60 }, () => link).join(' ');
  const pieces = splitForDiscord(line);
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.flatMap((piece) => piece.trim().split(' ')).every((word) => word === link)).toBe(true);
  expect(splitForDiscord(`x${'\\*'.repeat(1500)}`).map((piece) => piece.slice(-2))).toEqual(['\\*', '\\*']);
});

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/gu, '');
}
