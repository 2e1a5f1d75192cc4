// Values for names that people make up, such as scores: how names are matched, and that each can only be used once.
import { readingProblems, readInput, valuesByName, integer } from '../../../../src/games/frame/fields';

const field = valuesByName(
  ['Gold', 'Réd', '__proto__'].map((name, index) => ({
    name,
    required: index === 0,
    field: integer({ title: `${name} now` }),
  })),
  'score',
);
const read = (json: string) => readInput(field, JSON.parse(json) as unknown, 'Scores');

test('values come in the order of the parts, by the parts’ own names', () => {
  const reading = read('{" red ": 2, "__proto__": 3, "GOLD": 1}');
  expect(reading.ok ? Object.entries(reading.value) : []).toEqual([
    ['Gold', 1],
    ['Réd', 2],
    ['__proto__', 3],
  ]);
});

test.each([
  [
    '{"Gold": 1, "Tin": 2}',
    'unknown-name',
    'Scores: “Tin” is not a score. Expected: Gold, Réd or __proto__.',
  ],
  ['{"Gold": 1, "gold": 2}', 'repeated', 'Scores: “Gold” is listed twice. Name it once.'],
  ['{}', 'missing', 'Gold now: no answer. Enter a whole number.'],
  ['{"Gold": null}', 'not-whole', 'Gold now: null is not a whole number.'],
  ['[]', 'not-an-object', 'Scores: [] is not an object with a value for each name.'],
])('%s is refused', (json, code, text) => {
  expect(readingProblems(read(json)).map((problem) => [problem.code, problem.text])).toEqual([[code, text]]);
});

test('answers become an object, and the object gives the same answers', () => {
  const answers = new Map([
    ['Gold now', '4'],
    ['Réd now', ''],
  ]);
  expect(field.fromAnswers((title) => answers.get(title) ?? '', '')).toEqual({ Gold: 4 });
  expect(field.fromAnswers(() => '', '')).toBeUndefined();
  expect(field.toAnswers({ gold: 4 }, '')).toEqual([{ title: 'Gold now', answer: '4' }]);
  expect(field.questions('').map(({ required }) => required)).toEqual([true, false, false]);
});

test('if there are no names, a refusal lists none', () => {
  const [problem] = readingProblems(readInput(valuesByName([], 'score'), { Tin: 1 }, 'Scores'));
  expect(problem?.text).toBe('Scores: “Tin” is not a score.');
});
