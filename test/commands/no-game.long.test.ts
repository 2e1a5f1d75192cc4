// If a file is no game, season or record, `npm run play` and `npm run verify` print one line and end with status 2.
import { spawnSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playFile } from '../../src/commands/play';
import { verifyFile } from '../../src/commands/prove-file';
import type { Result } from '../../src/games/frame/result';
import { newFolder } from '../support/temp-folders';

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const many = JSON.stringify(Array.from({ length: 200_000 }, (_, index) => ({ name: `P${index}` })));

const SEASON = { season: 'S', people: [{ name: 'Ana' }] };
/** A file in which one part is replaced by this JSON. */
const withPart = (file: object, part: string, json: string): string =>
  JSON.stringify({ ...file, [part]: 'HERE' }).replace('"HERE"', json);

const WRONG = [
  ['brackets alone', deep(200_000), /more than 100 levels deep/],
  ['people who are too deep', withPart(SEASON, 'people', deep(5000)), /more than 100 levels deep/],
  ['200,000 people', withPart(SEASON, 'people', many), /a list of 200000/],
  [
    '501 people',
    withPart(SEASON, 'people', JSON.stringify(Array(501).fill({ name: 'P' }))),
    /entered 501|no answer/,
  ],
  ['one long text', JSON.stringify('x'.repeat(4_000_000)), /not an object|not a published record/],
  ['a text of quotes that does not end', `"${'""'.repeat(4_000_000)}`, /it is not JSON/],
  ['no JSON', '{', /it is not JSON/],
  ['another file', '{"name": "round-keeper"}', /no answer/],
  ['a record of another version', '{"format": "round-keeper-record-9", "rows": []}', /no answer/],
] as const;

const PLAYED = (file: string): Result<unknown, string> => playFile(file);
const PROVED = (file: string): Result<unknown, string> => verifyFile(file, {});

/** Expects a refusal of one short line that matches `says`. */
function expectRefused(result: Result<unknown, string>, says: RegExp): void {
  const why = result.ok ? '' : result.error;
  expect(why).toMatch(/^[^\n]{1,2000}$/);
  expect(why).toMatch(says);
}

function fileOf(text: string): string {
  const file = join(newFolder(), 'file.json');
  writeFileSync(file, text);
  return file;
}

/** Both commands read large files with the same function, so only `play` is tested with them. */
const SMALL = WRONG.filter(([, text]) => text.length < 1_000_000);

describe.each([
  ['play', PLAYED, WRONG],
  ['verify', PROVED, SMALL],
] as const)('%s refuses', (_, read, wrong) => {
  test.each(wrong)('%s', (__, text, says) => {
    expectRefused(read(fileOf(text)), says);
  });

  test('100 MB, without reading them', () => {
    const file = fileOf('"');
    truncateSync(file, 100_000_000);
    expectRefused(read(file), /it’s 100 MB, and Round Keeper’s files are at most 20 MB/);
  });

  test('a file that does not exist', () => {
    expectRefused(read(join(newFolder(), 'file.json')), /no such file/);
  });
});

/** play.test.ts tests the same for `npm run play`. */
test('verify ends with one line and status 2', () => {
  const args = ['--import', 'tsx', 'src/commands/verify.ts', fileOf(deep(200_000))];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]*more than 100 levels deep[^\n]*\n$/);
});
