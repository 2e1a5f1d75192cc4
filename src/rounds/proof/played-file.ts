// Reads and plays an exported file: a scenario (docs/scenarios.md) or a season (docs/season-file.md).
import type { Catalogue } from '../../games/frame/catalogue';
import type { JsonObject } from '../../games/frame/json';
import type { Problem, Result } from '../../games/frame/result';
import { playScenario, resultJson, type PlayedScenario } from './scenario';
import { isSeasonFile, playSeason, seasonJson, type PlayedSeason } from './season-file';

export type PlayedFile = PlayedScenario | PlayedSeason;

/** Plays the file as far as it goes. Fails if it can't be played. */
export function playFile(json: unknown, games: Catalogue): Result<PlayedFile, readonly Problem[]> {
  return isSeasonFile(json) ? playSeason(json, games) : playScenario(json, games);
}

export function playedFileJson(played: PlayedFile): JsonObject {
  return 'steps' in played ? seasonJson(played) : resultJson(played);
}
