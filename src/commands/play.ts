// `npm run --silent play -- FILE…`: plays scenarios and seasons and prints each result as one line of JSON.
import { GAMES } from '../games/catalogue';
import { parseFile } from '../games/frame/json-file';
import type { JsonObject } from '../games/frame/json';
import { problemTextsWithPaths, fail, ok, type Result } from '../games/frame/result';
import { playedFileJson, playFile as playJson } from '../rounds/proof/played-file';
import { readTextFile } from './text-file';

const EXIT_NOT_PLAYED = 2;

/** Plays the files in order. Stops at the first that can't be played, with one line on standard error. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('play: give at least one scenario or season: npm run --silent play -- FILE.json\n');
    return EXIT_NOT_PLAYED;
  }
  for (const file of files) {
    const result = playFile(file);
    if (!result.ok) {
      process.stderr.write(`${file}: ${result.error}\n`);
      return EXIT_NOT_PLAYED;
    }
    process.stdout.write(`${JSON.stringify(result.value)}\n`);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));

export function playFile(file: string): Result<JsonObject, string> {
  const text = readTextFile(file);
  const json = text.ok ? parseFile(text.value) : text;
  if (!json.ok) return fail(`expected a game or a season: ${toOneLine(json.error)}`);
  const played = playJson(json.value, GAMES);
  return played.ok
    ? ok(playedFileJson(played.value))
    : fail(toOneLine(problemTextsWithPaths(played.error).join(' ')));
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
