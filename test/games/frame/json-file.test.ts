// Limits for JSON files: their size and depth.
import { parseFile, readJsonFile, fileTooLargeReason } from '../../../src/games/frame/json-file';
import { listOf, object, readingProblems, text, jsonField } from '../../../src/games/frame/fields';
import { quote } from '../../../src/games/frame/wording';

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const nested = (levels: number): unknown => JSON.parse(deep(levels));

test.each([
  ['{"a": [1]}', { a: [1] }],
  ['\uFEFF[]', []],
  [deep(100), nested(100)],
])('%p is a file', (file, json) => {
  expect(parseFile(file)).toEqual({ ok: true, value: json });
});

test.each([
  ['{', /^it is not JSON: /],
  [deep(102), /more than 100 levels deep/],
  [`{"a": ${deep(5000)}}`, /more than 100 levels deep/],
  [JSON.stringify(Array(10_001).fill(0)), /^it has a list of 10001 entries,/],
  [JSON.stringify(Array(101).fill(Array(10_000).fill(0))), /^it has more than 1000000 values/],
  [' '.repeat(20_000_001), /^it’s 21 MB, /],
])('a file that is too large is refused', (file, why) => {
  const read = parseFile(file);
  expect(read.ok ? '' : read.error).toMatch(why);
});

test('JSON is checked for size before its field reads it', () => {
  const field = object({ any: jsonField });
  expect(readJsonFile(field, { any: nested(50) }, 'File').ok).toBe(true);
  const [problem] = readingProblems(readJsonFile(field, { any: nested(5000) }, 'File'));
  expect(problem?.code).toBe('too-large');
  expect(problem?.text).toMatch(/^File: it’s nested/);
  expect(fileTooLargeReason(20_000_000)).toBeUndefined();
  expect(readJsonFile(jsonField, Array(100).fill(Array(9_999).fill(0)), 'A million values').ok).toBe(true);
});

test('a list that is too long for its field is refused as a whole', () => {
  const names = listOf(text({ title: 'name' }), 2);
  expect(readJsonFile(names, ['a', 'b'], 'Names').ok).toBe(true);
  expect(readJsonFile(names, [1, 2, 3], 'Names')).toMatchObject({
    problems: [{ text: 'Names: you entered 3. Enter at most 2.' }],
  });
});

test('a quotation only shows the beginning of deep or long values', () => {
  expect(quote(nested(200_000))).toBe(`${'['.repeat(40)}…`);
  expect(quote({ a: Array(1000).fill(1), b: 'x' })).toBe('{"a":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,…');
  expect(quote({ a: [1, null], b: { c: 'exactly forty' } })).toBe('{"a":[1,null],"b":{"c":"exactly forty"}}');
});
