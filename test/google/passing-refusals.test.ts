// What passes by itself and what does not: one place decides it, and the docs say the same.
import { readFileSync } from 'node:fs';
import { passingOf } from '../../src/google/failure';
import { KNOWN_REFUSALS, PASSES, REMEDIES } from './passing-refusals';

test.each(KNOWN_REFUSALS)('$what', ({ failures, passes }) => {
  expect(failures.map((failure) => [failure, passingOf(failure)])).toEqual(
    failures.map((failure) => [failure, passes]),
  );
});

test('the part “What passes” of known accounts says this, and no more', () => {
  const [, part = ''] = readFileSync('docs/known-accounts.md', 'utf8').split('\n## What passes\n');
  const rows = (part.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(rows).toEqual([
    ['What Google answers', 'Does it pass?'],
    ...KNOWN_REFUSALS.map(({ what, passes }) => [what, PASSES[passes ?? 'not']]),
    ['What Google refuses', 'What is done about it'],
    ...REMEDIES.map(({ refused, done }) => [refused, done]),
  ]);
});

test.each(REMEDIES)('$refused: a test shows what is done', ({ shown }) => {
  expect(readFileSync(shown.file, 'utf8')).toContain(`'${shown.test}'`);
});
