// Calls that take a file refuse invalid uploads with a sentence.
import type { JsonObject } from '../../../src/games/frame/json';
import type { Reply } from '../../../src/rounds/reply/reply';
import { refused } from '../../support/host-game';
import { paper } from '../../support/paper-ports';

const deep = (): JsonObject => JSON.parse(`{"a": ${'['.repeat(5000)}${']'.repeat(5000)}}`) as JsonObject;
const people = Array.from({ length: 200_000 }, (_, index) => ({ name: `P${index}` }));

const { desk, grids } = paper();
const CALLS: Readonly<Record<string, (file: JsonObject) => Reply<unknown>>> = {
  previewFile: (file) => desk.previewFile({ file }),
  importFile: (file) => desk.importFile({ file }),
  draft: (template) => desk.draft({ template }),
};
const FILES: readonly JsonObject[] = [
  { game: 'between', seed: 's', players: [], settings: deep() },
  { game: 'between', seed: 's', players: people },
  { season: 'S', people: [{ name: 'Ana', purses: deep() }] },
  { season: 'S', people },
  { template: 'own-match', settings: deep() },
  { template: 'own-match', settings: { questions: people } },
  deep(),
];

test.each(Object.keys(CALLS))('%s refuses files that are too large', (call) => {
  for (const file of FILES) {
    const problem = refused(CALLS[call]?.(file) ?? desk.getDesk());
    expect(problem.code).toMatch(/^not-a-(file|template)$/);
    expect(`${problem.text} ${(problem.details ?? []).join(' ')}`).not.toMatch(
      /mistake of its own|RangeError/,
    );
    expect((problem.details ?? []).join(' ').length).toBeLessThan(3000);
  }
  expect(grids.size).toBe(0);
});
