// Ticked choices arrive as one text. Lists of choices whose texts could be misread are refused.
import fc from 'fast-check';
import { checkboxes, toOptions } from '../../../../src/games/frame/fields';
import {
  findAmbiguity,
  ambiguityText,
  tickedIndices,
} from '../../../../src/games/frame/fields/joined-choices';
import { runs } from '../../random-play';

test.each([
  [['Salt, pepper', 'Salt', 'pepper']],
  [['pepper', 'Oil', 'Salt', 'Salt, pepper']],
  [['Salt, Pepper', 'salt', 'pepper\u200b']],
  [['a, b', 'c', 'a', 'b, c']],
  [['a', 'a, b', 'c, a', 'b, c', 'b', 'c']],
])('%j can be read in two ways', (labels) => {
  expect(findAmbiguity(labels)).toBeDefined();
});

test('the host is told the two readings, and which of their choices has a comma', () => {
  expect(ambiguityText(['Oil, vinegar', 'Salt', 'pepper', 'Salt, pepper'])).toEqual({
    words: expect.stringMatching(/“Salt, pepper”, or “Salt” and “pepper”$/) as string,
    at: 3,
  });
});

test.each([
  [['Salt', 'pepper', 'Oil']],
  [['Salt, pepper', 'Oil']],
  [['Salt, pepper', 'Salt', 'Oil']],
  [['Salt, pepper', 'pepper, Salt']],
  [['1,5', '1', '5']],
  // Nobody ticks a choice twice, and the order of ticks doesn't matter.
  [['A', 'A, A']],
  [[]],
])('%j can be read in one way', (labels) => {
  expect(findAmbiguity(labels)).toBeUndefined();
});

/** Every set of choices, keyed by the texts that its ticks can be joined to, in any order. */
function readingsOf(labels: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (ticks: readonly number[]): void => {
    if (ticks.length > 0) {
      const text = ticks.map((index) => labels[index]).join(', ');
      found.set(text, (found.get(text) ?? new Set()).add([...ticks].sort().join()));
    }
    labels.forEach((_, index) => {
      if (!ticks.includes(index)) add([...ticks, index]);
    });
  };
  add([]);
  return found;
}

const label = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
  .map((all) => all.join(', '));
const list = fc.uniqueArray(label, { maxLength: 5 });

test('a list is refused if, and only if, some ticks have two readings; all other answers can be read', () => {
  fc.assert(
    fc.property(list, (labels) => {
      const texts = [...readingsOf(labels)];
      const isAmbiguous = texts.some(([, sets]) => sets.size > 1);
      expect(findAmbiguity(labels) !== undefined).toBe(isAmbiguous);
      const wrong = texts.filter(([text, sets]) => {
        const read = tickedIndices(labels, text);
        const meant = sets.size === 1 ? [...sets][0] : undefined;
        return (read === undefined ? undefined : [...read].sort().join()) !== meant;
      });
      expect(wrong).toEqual([]);
    }),
    runs(200),
  );
});

test('a list that takes too long to check is refused, but many ticks can be read', () => {
  const alike = (length: number) =>
    Array.from({ length }, (_, index) =>
      Array(2 ** index)
        .fill('a')
        .join(', '),
    );
  expect(ambiguityText(alike(5))).toEqual({
    words: expect.stringMatching(/^too many choices/) as string,
    at: 1,
  });
  expect(tickedIndices(alike(7), alike(7).join(', '))).toBeUndefined();
  const many = Array.from({ length: 300 }, (_, index) => `choice ${index}, really`);
  expect(findAmbiguity(many)).toBeUndefined();
  expect(tickedIndices(many, many.join(', '))).toHaveLength(300);
});

test('ticks in another case and with invisible characters are read', () => {
  const field = checkboxes({ title: 'Take', options: toOptions(['Salt, pepper', 'Oil']) });
  expect(field.fromAnswers(() => 'OIL, salt,\u00a0pepper\u200b', '')).toEqual(['Oil', 'Salt, pepper']);
});
