// Only the catalogue names the games: their ids are in no code but their own.
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { GAMES } from '../../src/games/catalogue';
import { MATCH_KINDS } from '../../src/games/frame/season';

/** Files where a game's id is the name of something else, and the second catalogue. */
const OTHER_WORDS: readonly string[] = [
  // The tests that draw pictures, by their files.
  'src/commands/pictures.ts',
  // The catalogue of what a page liveInput while its player chooses.
  'src/games/live-notes.ts',
];

const ids = GAMES.map(({ info }) => info.id);
/** The ids that are no kind of match as well, which is a word of the season. */
const names = ids.filter((id) => !MATCH_KINDS.some((kind) => kind === id));

/** The code of a file, without its comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The ids that stand in a text as whole strings, or as the folder of an import. */
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
