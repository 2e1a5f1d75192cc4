// Only the catalogue names the games: other code doesn't contain their ids.
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { GAMES } from '../../src/games/catalogue';
import { MATCH_KINDS } from '../../src/games/frame/season';

/** Files in which a game's id means something else, and a second catalogue. */
const OTHER_WORDS: readonly string[] = [
  // This file names the tests that draw pictures.
  'src/commands/pictures.ts',
  // This catalogue lists the games whose page updates its notes at each tap.
  'src/games/live-notes.ts',
];

const ids = GAMES.map(({ info }) => info.id);
/** Game ids that aren't also a kind of match. */
const names = ids.filter((id) => !MATCH_KINDS.some((kind) => kind === id));

/** A file's code without comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The ids in a text that are whole strings, or the folder of an import. */
function namedIn(code: string): readonly string[] {
  const asText = names.filter((id) => new RegExp(`(['"\`])${id}\\1`).test(code));
  const asFolder = ids.filter((id) => code.includes(`games/${id}/`));
  return [...asText, ...asFolder];
}

const files = ['src', 'sidebar'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file)),
);

test('no other code names a game', () => {
  const elsewhere = files.filter(
    (file) =>
      file !== 'src/games/catalogue.ts' &&
      !ids.some((id) => file.startsWith(`src/games/${id}/`)) &&
      !OTHER_WORDS.includes(file),
  );
  expect(elsewhere.length).toBeGreaterThan(500);
  expect(elsewhere.flatMap((file) => namedIn(codeOf(file)).map((id) => `${file} names ${id}`))).toEqual([]);
});
