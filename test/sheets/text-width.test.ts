// Text widths: exact for the font's known characters, and never too small for others.
import fc from 'fast-check';
import {
  fitsLines,
  lineCount,
  textWidth,
  widthForLines,
  maxWordWidth,
  wrapText,
} from '../../src/sheets/text-width';
import { runs } from '../games/random-play';

const units = (text: string, bold = false): number =>
  Math.round((textWidth(text, { bold, size: 75 }) * 1000) / 100);

// Arial's published widths, each multiplied by the character's code, so that any wrong width changes the sum.
test('every character in the table has its width', () => {
  const signs = [
    ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
    ...'‘’“”–−×·•'.split(''),
  ];
  const sum = (bold: boolean): number =>
    signs.reduce((all, sign) => all + units(sign, bold) * sign.charCodeAt(0), 0);
  expect([sum(false), sum(true)]).toEqual([29_449_641, 29_663_795]);
});

test.each([
  ['accents cost nothing', 'ÑandúŁ', 'NanduŁ'],
  ['marks of their own cost nothing', 'e\u0301a\u0300', 'ea'],
  ['nor do signs that nobody sees', 'a\u200db\u200e\ufe0f', 'ab'],
])('%s', (_, text, same) => {
  expect(units(text)).toBe(units(same));
});

test('longest line and longest word of any text', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => !/\s/.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const widths = words.map((one) => textWidth(one));
      const spaces = (words.length - 1) * textWidth(' ');
      expect(textWidth(words.join(' '))).toBeCloseTo(widths.reduce((sum, one) => sum + one, spaces));
      expect(textWidth(words.join('\n'))).toBeCloseTo(Math.max(...widths));
      expect(maxWordWidth(words.join(' '))).toBeLessThanOrEqual(Math.max(...widths) + 0.001);
      const width = widthForLines(words.join(' '), 2);
      expect(lineCount(words.join(' '), width)).toBeLessThanOrEqual(2);
      expect(width).toBeGreaterThanOrEqual(Math.floor(maxWordWidth(words.join(' '))));
    }),
  );
});

test('a word wider than its column takes several lines', () => {
  const word = 'W'.repeat(9);
  const counts = [0.9, 1, 1.1, 2, 2.5].map((part) => lineCount(`a ${word} a`, textWidth(word) / part));
  expect(counts).toEqual([2, 3, 4, 4, 5]);
});

test('words that just fit stay on their line', () => {
  expect(wrapText('ii ii', textWidth('ii ii'))).toEqual(['ii ii']);
  expect(fitsLines('ii', 1, textWidth('ii'))).toBe(true);
});

test('a text fits if the width for this many lines is enough', () => {
  const text = fc
    .array(fc.constantFrom('a', 'a longer word', 'Überlänge', 'W', 'two\nlines', '1234567890'), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 10, max: 400 }),
      (words, lines, width) => {
        expect(fitsLines(words, lines, width)).toBe(widthForLines(words, lines) <= width);
      },
    ),
    { ...runs(250), endOnFailure: false },
  );
});
