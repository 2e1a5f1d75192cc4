// Helpers for wording: quotes, numbers and ordinals in words, and capital letters.
import { capitalise, inWords, ordinal, quote } from '../../../src/games/frame/wording';

test.each([
  [0, 'no'],
  [1, 'one'],
  [9, 'nine'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [20, 'twenty'],
  [21, '21'],
])('%d in words', (number, words) => {
  expect(inWords(number)).toBe(words);
});

test.each([
  [1, 'first'],
  [2, 'second'],
  [10, 'tenth'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [102, '102nd'],
  [113, '113th'],
])('%d as an ordinal', (number, words) => {
  expect(ordinal(number)).toBe(words);
});

test.each([
  ['seven or more', 'Seven or more'],
  ['', ''],
])('%j with a capital letter', (text, capital) => {
  expect(capitalise(text)).toBe(capital);
});

test('a quote shows the first 40 characters of deep lists and objects', () => {
  const deep = `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`;
  expect(quote(JSON.parse(deep))).toBe(`${deep.slice(0, 40)}…`);
});
