// Names that people type: how they're stored and shown, and how long they can be (ALL-6).
import fc from 'fast-check';
import { isSameName } from '../../../src/games/frame/names';
import { findRepeatedTexts, nameFault, cleanName, normalizeKey } from '../../../src/games/frame/name-input';
import { anyText } from '../../support/any-text';
import { runs } from '../random-play';

test.each([
  [' \u200dAda\u200d ', 'Ada'],
  ['A\u200bd\u202ea\u2060\ufeff', 'Ada'],
  ['Ann\nBob', 'Ann Bob'],
  ['A\u0007da', 'Ada'],
  ['👩\u200d💻', '👩\u200d💻'],
  ['D’Arcy\u00a0II', 'D’Arcy\u00a0II'],
])('%j is shown as %j', (written, shown) => {
  expect(cleanName(written)).toBe(shown);
});

test.each([
  ' ',
  '\u{1d159}',
  '\u0378',
  '\u{e0fff}',
  '\uffff',
  '\ufffc',
  '\ud834',
  '\u200d',
  '\u0301\u0308',
  '\u20dd',
  'ㅤ',
  '\u115f\u1160',
  '\uffa0',
  '⠀',
  '\u200e \n',
])('%j has no visible character', (written) => {
  expect(nameFault(written)?.code).toBe('empty-name');
});

test.each([
  ['Ann\ud83d', 'after “Ann”'],
  ['\ude00Ann', 'at the beginning'],
  ['A\uffffnn', 'after “A”'],
  ['Ann \ufffc', 'after “Ann ”'],
  ['Ann\u{1fffe}', 'after “Ann”'],
  ['Ann\u0378', 'after “Ann”'],
  ['Ann\u{1d159}', 'after “Ann”'],
])('%j has a character that no font shows, and the host learns where', (written, where) => {
  expect(nameFault(written)).toMatchObject({
    code: 'spoilt-name',
    why: `has a character that can’t be shown, ${where}`,
  });
});

test('an emoji that is newer than the program is a name', () => {
  // Unicode reserves both for emoji.
  expect(nameFault('\u{1faff}')).toBeUndefined();
  expect(nameFault('Ann \u{1f8ff}')).toBeUndefined();
});

test('names that read the same are found by the first of them', () => {
  expect([...findRepeatedTexts(['Ada', 'Bo', 'ada\u200b', ' ADA'])]).toEqual([
    [2, 0],
    [3, 0],
  ]);
});

/** Invisible characters. */
const unseen = fc.constantFrom(
  '\u200b',
  '\u200d',
  '\u200e',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u0000',
  '\u0007',
);
const blank = fc.constantFrom('\u00a0', '\u2003', '\u202f', '\u3000', '\t', '\n');
const piece = fc.oneof(
  unseen,
  blank,
  anyText({ maxLength: 3 }),
  fc.constantFrom(' ', '’', '\u0301', 'Σ', 'İ'),
);
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('names that look the same are the same', () => {
  fc.assert(
    fc.property(text, text, unseen, (before, after, sign) => {
      expect(isSameName(cleanName(before + after), before + after)).toBe(true);
      expect(isSameName(before + sign + after, before + after)).toBe(true);
    }),
    runs(500),
  );
  fc.assert(
    fc.property(anyText({ maxLength: 3 }), anyText({ maxLength: 3 }), blank, (before, after, sign) => {
      expect(isSameName(before + sign + after, `${before} ${after}`)).toBe(true);
    }),
    runs(300),
  );
});

test('a key is read unchanged', () => {
  expect(normalizeKey(' K1\u200e2 a\u200b\u00a0b\n')).toBe('k12ab');
});
