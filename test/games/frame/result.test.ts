// Lists of problems, and values that always exist.
import { Bug, mustGet, problem, problemTexts } from '../../../src/games/frame/result';

test('of more than 12 problems, the first 12 are listed, with the number of the others', () => {
  const problems = Array.from({ length: 14 }, (_, at) => problem('missing', [], `Part ${at}.`));
  const texts = problems.map(({ text }) => text);
  expect(problemTexts(problems.slice(0, 12))).toEqual(texts.slice(0, 12));
  expect(problemTexts(problems)).toEqual([...texts.slice(0, 12), 'And 2 more problems.']);
});

test('a missing value that always exists is a bug', () => {
  const map = new Map([['Ana', 0]]);
  expect(mustGet(map, 'Ana')).toBe(0);
  expect(() => mustGet(map, 'Bo')).toThrow(Bug);
});
