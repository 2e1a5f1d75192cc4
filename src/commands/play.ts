// `npm run --silent play -- FILE…`: plays scenarios and seasons and prints each result as one line of JSON.
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../games/frame/json';
import { placedTexts, type Problem } from '../games/frame/problems';
import { fail, ok, type Result } from '../games/frame/result';
import { playScenario, readScenario, resultJson } from '../rounds/proof/scenario';
import { isSeasonFile, playSeason, readSeason } from '../rounds/proof/season-file';

const NOT_PLAYED = 2;

/** Plays the files in order. Stops at the first that cannot be played, with one line on standard error. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('play: name at least one scenario or season: npm run --silent play -- FILE.json\n');
    return NOT_PLAYED;
  }
  for (const file of files) {
    const result = playFile(file);
    if (!result.ok) {
      process.stderr.write(`${file}: ${oneLine(result.error)}\n`);
      return NOT_PLAYED;
    }
    process.stdout.write(`${JSON.stringify(result.value)}\n`);
  }
  return 0;
}

function playFile(file: string): Result<JsonObject, string> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail(`expected a file of JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = isSeasonFile(json) ? seasonResult(json) : scenarioResult(json);
  return result.ok ? result : fail(placedTexts(result.error).join(' '));
}

function scenarioResult(json: unknown): Result<JsonObject, readonly Problem[]> {
  const scenario = readScenario(json);
  const played = scenario.ok ? playScenario(scenario.value) : scenario;
  return played.ok ? ok(resultJson(played.value)) : played;
}

function seasonResult(json: unknown): Result<JsonObject, readonly Problem[]> {
  const season = readSeason(json);
  return season.ok ? playSeason(season.value) : season;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

process.exitCode = main(process.argv.slice(2));
