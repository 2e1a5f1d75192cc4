// Purses that the host types into the roster of their own match (OM-9).
import { readInput } from '../../../src/games/frame/fields';
import { pursesField, visibleCurrencies } from '../../../src/games/own-match/purses';

function read(typed: string): unknown {
  const json = pursesField.fromAnswers((title) => (title === 'Purses' ? typed : ''), '');
  const reading = readInput(pursesField, json, 'Purses');
  return reading.ok ? Object.fromEntries(reading.value) : reading.problems.map(({ text }) => text).join(' ');
}

test.each([
  ['garnets: 3, bellflowers: 2', { garnets: 3, bellflowers: 2 }],
  ['garnets = +3\nred pearls: 2.0', { garnets: 3, 'red pearls': 2 }],
  ['a:b: 4', { 'a:b': 4 }],
  ['{"a, b": 4}', { 'a, b': 4 }],
])('“%s” are amounts', (typed, amounts) => {
  expect(read(typed)).toEqual(amounts);
});

test.each([
  ['garnets: 2.5', 'Purses, garnets: “2.5” is not a whole number'],
  ['garnets: many', 'Purses, garnets: “many” is not a whole number'],
  ['garnets: -2', 'Purses, garnets: −2 is not a whole number'],
  ['garnets: 3, Garnets: 4', '“Garnets” reads the same as an earlier currency'],
  ['garnets: 3, garnets: 4', 'Write “garnets: 3”, each currency once.'],
  ['garnets 5', '“garnets 5” isn’t a list of amounts'],
  ['garnets:', '“garnets:” isn’t a list of amounts'],
])('“%s” is refused with the reason', (typed, why) => {
  expect(read(typed)).toContain(why);
});

test('players see a purse as a score, unless the score is only for the host', () => {
  const scores = ['owner', 'Host', 'everyone'].map((shown) => ({ purse: shown, start: 'purse', shown }));
  expect(visibleCurrencies({ scores })).toEqual(['owner', 'everyone']);
});
