// Reads and plays a file that Round Keeper exports: a scenario (docs/scenarios.md) or a season (docs/season-file.md).
import type { Catalogue } from '../../games/frame/catalogue';
import type { JsonObject } from '../../games/frame/json';
import type { Problem, Result } from '../../games/frame/result';
import { playScenario, resultJson, type PlayedScenario } from './scenario';
import { isSeasonFile, playSeason, seasonJson, type PlayedSeason } from './season-file';

export type PlayedFile = PlayedScenario | PlayedSeason;

/** Plays a file as far as it goes, or says why it can't be played. `games` are the games that it may be of. */
export function playFile(json: unknown, games: Catalogue): Result<PlayedFile, readonly Problem[]> {
  return isSeasonFile(json) ? playSeason(json, games) : playScenario(json, games);
}

/** Writes the result of a played file as JSON. */
export function fileResult(played: PlayedFile): JsonObject {
  return 'steps' in played ? seasonJson(played) : resultJson(played);
}
