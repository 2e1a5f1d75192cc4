// What passes by itself and what does not: one place decides it, and the docs say the same.
import { readFileSync } from 'node:fs';
import { passingOf } from '../../src/google/failure';
import { RUN_PAUSES_MS } from '../../src/rounds/host/stage/deadline-run';
import { TRIED_FOR_MS } from '../../src/rounds/session/resolve-time';
import { KNOWN_REFUSALS, PASSES } from './passing-refusals';

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
  expect(rows.slice(0, KNOWN_REFUSALS.length + 1)).toEqual([
    ['What Google answers', 'Does it pass?'],
    ...KNOWN_REFUSALS.map(({ what, passes }) => [what, PASSES[passes ?? 'not']]),
  ]);
  const pauses = RUN_PAUSES_MS.map((ms) => ms / 1000).join(', ');
  expect(part).toContain(`after ${pauses.replace(/, (\d+)$/, ' and $1')} seconds`);
  expect(part).toContain(`until ${TRIED_FOR_MS / 60_000} minutes after it`);
});
