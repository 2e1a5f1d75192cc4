// The generated docs are up to date.
import { readdirSync, readFileSync } from 'node:fs';
import { pages } from './docs';

const drawn = pages();

test.each(drawn)('%s is up to date (npm run docs)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('docs/rules has no page for a missing game', () => {
  const expected = drawn.map(([path]) => path).filter((path) => path.startsWith('docs/rules/'));
  expect(
    readdirSync('docs/rules')
      .map((name) => `docs/rules/${name}`)
      .sort(),
  ).toEqual([...expected].sort());
});

test('the rules pages credit the designers', () => {
  for (const [path, text] of drawn.filter(([name]) => name.startsWith('docs/rules/'))) {
    expect(`${path}: ${text}`).toMatch(/Designed by .+ for .+\./);
  }
});
