// The example games of docs/adding-a-game.md: their cases pass, and the docs quote their code correctly.
import { readFileSync } from 'node:fs';
import { playable } from '../../src/games/frame/playable';
import { readFolder, uncovered, unknownRules } from '../casebook/files';
import { judged } from '../casebook/judged';
import { loneNumber } from './game';

const FOLDER = 'test/example-game';
const folder = { ...readFolder(`${FOLDER}/cases`), name: loneNumber.info.id };

test('its casebook is well formed and covers every rule', () => {
  expect(folder.problems).toEqual([]);
  expect(uncovered(folder, [folder])).toEqual([]);
  expect(unknownRules(folder, [folder])).toEqual([]);
});

const codes = new Set<string>();
for (const filed of folder.cases) {
  test(`${filed.entry.case} ${filed.entry.title}`, () => {
    const { failure, codes: met } = judged(folder, filed, [folder], [playable(loneNumber)]);
    for (const code of met) codes.add(code);
    expect(failure).toBeUndefined();
  });
}

test('every problem code of the game occurs in a case', () => {
  expect(loneNumber.problems.filter((code) => !codes.has(code))).toEqual([]);
});

describe.each([
  ['docs/adding-a-game.md', 16],
  ['docs/game-reference.md', 6],
  ['test/support/README.md', 1],
] as const)('%s', (path, least) => {
  const page = readFileSync(path, 'utf8');
  // An excerpt is a code block that follows the name of its file; `…` stands for omitted lines.
  const excerpts = [...page.matchAll(/^`((?:test|src)\/[\w./-]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', code = '']) => ({ file, code }),
  );

  test('every code block is an excerpt of a game or a command', () => {
    const blocks = [...page.matchAll(/^```(\w+)$/gm)].filter(([, language]) => language !== 'sh');
    expect(excerpts.length).toBe(blocks.length);
    expect(excerpts.length).toBeGreaterThanOrEqual(least);
  });

  test.each(excerpts.map(({ file, code }, index) => [index + 1, file, code] as const))(
    'excerpt %i is the same as in %s',
    (_, file, code) => {
      const source = readFileSync(file, 'utf8');
      let from = 0;
      for (const piece of code.split(/^[ \t]*…\n/m).filter((part) => part.trim() !== '')) {
        const at = source.indexOf(piece, from);
        if (at < 0) throw new Error(`${file} does not say:\n${piece}`);
        from = at + piece.length;
      }
    },
  );
});
