// Exported games always give the same results; only wording may change. If a ruling changes one on purpose, raise the game's
// rulesVersion, and replace the file's result by the one that the failing test prints.
import { GAMES } from '../src/games/catalogue';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from 'js-sha256';
import { jsonText } from '../src/games/frame/fields';
import { isList, isObject, type Json, type JsonObject } from '../src/games/frame/json';
import { playScenario, resultJson } from '../src/rounds/proof/scenario';
import { undrawn } from './support/undrawn';

const FOLDER = join(__dirname, 'kept-games');

interface KeptGame {
  readonly scenario: unknown;
  /** Absent in a new file. */
  readonly result?: unknown;
}

test.each(readdirSync(FOLDER))('%s', (file) => {
  const kept = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as KeptGame;
  const played = playScenario(kept.scenario, GAMES);
  if (!played.ok) throw new Error(played.error.map(({ text }) => text).join(' '));
  const { match, stages } = played.value;
  const result = digestsOf(resultJson({ match, stages: stages.map(undrawn) }));
  if (kept.result === undefined) {
    throw new Error(
      `${file} has no result. Put this after its scenario:\n"result":${JSON.stringify(result)}`,
    );
  }
  expect(result).toEqual(kept.result);
});

/** Facts that no version may change; each stage's are a short hash. */
function digestsOf({ stages, next, outcome }: JsonObject): unknown {
  const list = isList(stages) ? (stages as readonly JsonObject[]) : [];
  return {
    stages: Object.fromEntries(
      list.map(({ stage, counted, refused, state }) => {
        const places = (refused as readonly JsonObject[]).map(({ index, player }) => ({ index, player }));
        return [jsonText(stage), digest({ counted, refused: places, state })];
      }),
    ),
    next,
    outcome,
  };
}

function digest(value: unknown): string {
  return sha256(JSON.stringify(sorted(value))).slice(0, 16);
}

/** The same value with sorted object keys. */
function sorted(value: unknown): Json | undefined {
  if (isList(value)) return value.map((part) => sorted(part) ?? null);
  if (!isObject(value)) return value as Json | undefined;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key]) ?? null]));
}
