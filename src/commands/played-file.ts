// Plays a scenario or a season in a file: gives its result, or one line on why there is none.
import { parseFile } from '../games/frame/json-file';
import type { JsonObject } from '../games/frame/json';
import { placedTexts, type Problem } from '../games/frame/problems';
import { fail, ok, type Result } from '../games/frame/result';
import { playScenario, readScenario, resultJson } from '../rounds/proof/scenario';
import { isSeasonFile, playSeason, readSeason } from '../rounds/proof/season-file';
import { textOfFile } from './text-file';

/** Plays the file of this name. */
export function playFile(file: string): Result<JsonObject, string> {
  const text = textOfFile(file);
  const json = text.ok ? parseFile(text.value) : text;
  if (!json.ok) return fail(`expected a game or a season: ${oneLine(json.error)}`);
  const result = isSeasonFile(json.value) ? seasonResult(json.value) : scenarioResult(json.value);
  return result.ok ? result : fail(oneLine(placedTexts(result.error).join(' ')));
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
