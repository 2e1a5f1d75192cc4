// `npm run --silent play -- FILE…`: plays scenarios and prints each result as one line of JSON.
import { readFileSync } from 'node:fs';
import { placeText, type Problem } from '../games/frame/problems';
import { fail, type Result } from '../games/frame/result';
import { playScenario, readScenario, resultJson, type PlayedScenario } from '../rounds/proof/scenario';

const NOT_A_SCENARIO = 2;

/** Plays the files in order. Stops at the first that is no scenario, with one line on standard error. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('play: name at least one scenario: npm run --silent play -- FILE.json\n');
    return NOT_A_SCENARIO;
  }
  for (const file of files) {
    const played = playFile(file);
    if (!played.ok) {
      process.stderr.write(`${file}: ${oneLine(played.error)}\n`);
      return NOT_A_SCENARIO;
    }
    process.stdout.write(`${JSON.stringify(resultJson(played.value))}\n`);
  }
  return 0;
}

function playFile(file: string): Result<PlayedScenario, string> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail(`expected a file of JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const scenario = readScenario(json);
  const played = scenario.ok ? playScenario(scenario.value) : scenario;
  return played.ok ? played : fail(played.error.map(reasonText).join(' '));
}

function reasonText({ place, text }: Problem): string {
  return place.length === 0 ? text : `at ${placeText(place)}: ${text}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

process.exitCode = main(process.argv.slice(2));
