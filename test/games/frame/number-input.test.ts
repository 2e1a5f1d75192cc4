// Whole numbers as people type them (ALL-6).
import { integer } from '../../../src/games/frame/fields';
import { amountText, spellingFinder, parseInteger } from '../../../src/games/frame/number-input';

test.each([
  ['5', 5],
  ['+5', 5],
  ['-5', -5],
  ['−5', -5],
  ['–5', -5],
  ['2\u200b', 2],
  [' 7\u00a0', 7],
  ['2.0', 2],
  ['2.00', 2],
  ['2.0000', 2],
  ['007', 7],
])('%j is %i', (typed, number) => {
  expect(parseInteger(typed)).toBe(number);
});

test.each([
  '1.000',
  '-1.000',
  '1,000',
  '1 000',
  '2.',
  '2.5',
  '2,0',
  '.0',
  '--5',
  '- 5',
  '5-',
  '١',
  '５',
  '1e3',
  '0x1',
  '',
])('%j is no number', (typed) => {
  expect(parseInteger(typed)).toBeUndefined();
});

test('a form explains why it refuses a number that may have a thousands separator', () => {
  const field = integer({ title: 'Bid' });
  const why = (answer: string | number): unknown => {
    const reading = field.read(
      field.fromAnswers(() => answer, ''),
      { place: [], label: 'Bid' },
    );
    return reading.ok ? reading.value : reading.problems[0]?.text;
  };
  expect(why('1.000')).toBe(
    'Bid: “1.000” is not a whole number. If you mean thousands, type only the digits.',
  );
  expect(why('1,000')).toBe(
    'Bid: “1,000” is not a whole number. If you mean thousands, type only the digits.',
  );
  expect(why('2.5')).toBe('Bid: “2.5” is not a whole number.');
  expect(why('five')).toBe('Bid: “five” is not a whole number.');
  expect(why(1000)).toBe(1000);
  expect(why(2.0)).toBe(2);
});

test('amounts of known currencies have a singular; a host’s own currencies stay as written', () => {
  expect([1, 0, 2].map((amount) => amountText('bellflowers', amount))).toEqual([
    '1 bellflower',
    '0 bellflowers',
    '2 bellflowers',
  ]);
  expect(amountText('Gold', 1)).toBe('1 Gold');
});

test('a name is spelt as it was first written, whoever wrote it', () => {
  const spelt = spellingFinder(['Gold']);
  expect(['gold', 'Silver', 'SILVER'].map(spelt)).toEqual(['Gold', 'Silver', 'Silver']);
});
