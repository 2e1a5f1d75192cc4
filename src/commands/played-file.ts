// Plays a scenario or a season in a file: gives its result, or one line on why there is none.
import { GAMES } from '../games/catalogue';
import { parseFile } from '../games/frame/json-file';
import type { JsonObject } from '../games/frame/json';
import { placedTexts } from '../games/frame/problems';
import { fail, ok, type Result } from '../games/frame/result';
import { fileResult, playFile as playJson } from '../rounds/proof/played-file';
import { textOfFile } from './text-file';

/** Plays the file of this name. */
export function playFile(file: string): Result<JsonObject, string> {
  const text = textOfFile(file);
  const json = text.ok ? parseFile(text.value) : text;
  if (!json.ok) return fail(`expected a game or a season: ${oneLine(json.error)}`);
  const played = playJson(json.value, GAMES);
  return played.ok ? ok(fileResult(played.value)) : fail(oneLine(placedTexts(played.error).join(' ')));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
