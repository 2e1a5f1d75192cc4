// The example in docs/season-file.md is a season and plays as described.
import { readFileSync } from 'node:fs';
import { attempt } from '../../seasons/season-play';

const page = readFileSync('docs/season-file.md', 'utf8');
const [example, wanted] = [...page.matchAll(/^```json\n(.*?)^```$/gmsu)].map(
  ([, text]) => JSON.parse(text ?? '') as unknown,
);

test('the example plays as described', () => {
  const result = attempt(example);
  if (!('steps' in result)) throw new Error(result.join('\n'));
  const [, , , duel, , end] = result.steps;
  expect([duel, end]).toMatchObject(wanted as readonly object[]);
});

test('every field of file and result is on the page', () => {
  const result = attempt(example);
  if (!('steps' in result)) throw new Error(result.join('\n'));
  const keys = new Set<string>();
  const collect = (value: unknown, skip: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(value)) keys.add(key);
      if (!skip.includes(key)) collect(part, skip);
    }
  };
  // Other pages describe scenarios; names of people and currencies aren't fields.
  const names = ['match', 'result', 'purses', 'currencies'];
  collect(example, names);
  for (const { standings, ...step } of result.steps) {
    collect(step, names);
    for (const standing of Object.values(standings)) collect(standing, names);
  }
  const missing = [...keys].filter((key) => !new RegExp(`[\`"]${key}[\`"]`, 'u').test(page));
  expect([...keys].length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
